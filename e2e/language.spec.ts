import { useLanguage } from './support/app';
import { expect, test } from './support/fixtures';

test('the chosen language stays, and its script is drawn', async ({ page }) => {
  await page.goto('/');
  await useLanguage(page, 'hi');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/);
  const drawnWith = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await expect.poll(drawnWith, 'A Devanagari font of our own').toContainEqual(expect.stringMatching(/devanagari/i));
});
