import { expect, test } from '@playwright/test';
import { startBuiltServer } from './support/start-server';

test('with MEDIA_URL the pages load their pictures from another origin', async ({ page }) => {
  // The same /media under another name, as a CDN passes it on: answers and headers are the server's own.
  const server = await startBuiltServer((port) => ({ MEDIA_URL: `http://localhost:${port}/media` }));
  try {
    await page.goto(`${server.url}/marketplace`);
    const picture = page.locator('main li img').first();
    await expect(picture).toHaveAttribute('src', /^http:\/\/localhost:/);
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, 'Width of the picture as it came').toBeGreaterThan(0);
  } finally {
    await server.close();
  }
});
