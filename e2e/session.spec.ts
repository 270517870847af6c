import type { Page } from '@playwright/test';
import { newAccount, useSession } from './support/app';
import { expect, test } from './support/fixtures';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('refreshToken'));
const isCall = (operation: string) => (request: { postData(): string | null }) =>
  request.postData()?.includes(operation) ?? false;

test('a stored refresh token brings the session back, and is replaced by a new one', async ({ page, request }) => {
  const farmer = await newAccount(request, 'farmer');
  await useSession(page, farmer);
  const answer = page.waitForResponse((response) => isCall('refreshSession')(response.request()));
  await page.goto('/about');
  const { accessToken, refreshToken } = (await (await answer).json()).data.refreshSession.session;
  await expect(page.getByRole('banner').getByText(farmer.firstName)).toBeVisible();
  await expect(page).toHaveURL('/about');

  expect(refreshToken).not.toBe(farmer.refreshToken);
  await expect.poll(() => storedToken(page)).toBe(refreshToken);
  // The access token lives in memory alone (AC-192).
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).not.toContain(accessToken);

  await page.reload();
  await expect(page.getByRole('banner').getByText(farmer.firstName)).toBeVisible();
  await expect.poll(() => storedToken(page)).not.toBe(refreshToken);
});

test('logging out tells the server, which then refuses the token', async ({ page, request }) => {
  const farmer = await newAccount(request, 'farmer');
  await useSession(page, farmer);
  await page.goto('/farmer-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Farm Dashboard' })).toBeVisible();
  const token = await storedToken(page);
  const told = page.waitForResponse((response) => isCall('mutation Logout')(response.request()));
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await told;
  expect(await storedToken(page)).toBeNull();
  const refused = await request.post('/api/auth/refresh', { data: { refreshToken: token } });
  expect(refused.status()).toBe(401);
});

test.describe('when the server does not play along', () => {
  // Logged, by rule (spec §8).
  test.use({ expectedErrors: /could not be renewed|RefreshSession|status of 401/ });

  test('a stored token that does not hold is removed, and /login opens', async ({ page }) => {
    await useSession(page, { refreshToken: 'not-a-token' });
    await page.goto('/about');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    // The way back is offered, not taken.
    await page.getByRole('link', { name: 'Go on without signing in' }).click();
    await expect(page).toHaveURL('/about');
  });
});
