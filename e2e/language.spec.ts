import { useLanguage } from './support/app';
import { expect, test } from './support/fixtures';

test('the front page is whole, in its own files alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marketplace' }).first()).toHaveAttribute('href', '/marketplace');
});

test('the chosen language stays, and its script is drawn', async ({ page }) => {
  await page.goto('/');
  await useLanguage(page, 'hi');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/);
  const hasFont = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some((font) => /devanagari/i.test(font.family) && font.status === 'loaded');
  });
  expect(hasFont, 'A Devanagari font of our own').toBe(true);
});
