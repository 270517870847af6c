import { expectAccessible, expectNoSidewaysScroll, newAccount, useLanguage, useSession } from './support/app';
import { expect, test } from './support/fixtures';

test('the front page is whole, in its own files alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marketplace' }).first()).toHaveAttribute('href', '/marketplace');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a session of an earlier visit opens its dashboard', async ({ page, request }) => {
  const farmer = await newAccount(request, 'farmer');
  await useSession(page, farmer);
  await page.goto('/farmer-dashboard');
  await expect(page).toHaveURL(/\/farmer-dashboard$/);
  await expect(page.getByText(farmer.firstName).first()).toBeVisible();
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

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('answers 404 with a page that says so', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found.')).toBeVisible();
  });
});
