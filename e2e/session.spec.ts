import type { Page } from '@playwright/test';
import { newAccount, recordCalls, useSession } from './support/app';
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

test('"Checking your session" fills the screen while the session is restored, and gives way to the page', async ({
  page,
  request,
}) => {
  const buyer = await newAccount(request, 'buyer');
  await useSession(page, buyer);
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (isCall('refreshSession')(route.request())) await held;
    await route.continue();
  });
  await page.goto('/buyer-dashboard');
  const checking = page.getByText('Checking your session', { exact: true });
  await expect(checking).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Buyer Dashboard' })).toBeVisible();
  await expect(checking).toHaveCount(0);
});

test('a guest makes no call to renew a session, and no guarded page opens', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
  for (const guarded of ['/farmer-dashboard', '/buyer-dashboard', '/add/crops']) {
    await page.goto(guarded);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  }
});

test('whoever is signed in is led from login and signup to the own dashboard, on either role', async ({
  page,
  request,
}) => {
  for (const [role, dashboard] of [
    ['farmer', '/farmer-dashboard'],
    ['buyer', '/buyer-dashboard'],
  ] as const) {
    await useSession(page, await newAccount(request, role));
    for (const address of ['/login', '/signup']) {
      await page.goto(address);
      await expect(page).toHaveURL(dashboard);
    }
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Annapath, to your dashboard' }).click();
    await expect(page).toHaveURL(dashboard);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
  }
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
  // Logged, by rule: a session that cannot be renewed, a logout that does not arrive (spec §8).
  test.use({ expectedErrors: /could not be renewed|Logout|RefreshSession|status of 401|ERR_FAILED/ });

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

  test('logout ends the session here even when the call fails', async ({ page, request }) => {
    await useSession(page, await newAccount(request, 'buyer'));
    await page.goto('/buyer-dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Buyer Dashboard' })).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});
