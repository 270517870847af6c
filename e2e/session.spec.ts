import { newAccount, nextAnswer, storedToken, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

test('a stored refresh token brings the session back, and is replaced by a new one', async ({ page, request }) => {
  const farmer = await newAccount(request, 'farmer');
  await useSession(page, farmer);
  const answer = nextAnswer(page, 'refreshSession');
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
  await expect(page.getByRole('heading', { level: 1, name: words('farmerDashboard.title') })).toBeVisible();
  const token = await storedToken(page);
  const told = nextAnswer(page, 'mutation Logout');
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('nav.logout') })
    .click();
  await expect(page).toHaveURL('/login');
  await told;
  await expect.poll(() => storedToken(page)).toBeNull();
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
    await expect(page.getByRole('heading', { level: 1, name: words('login.title') })).toBeVisible();
    await expect.poll(() => storedToken(page)).toBeNull();
    // The way back is offered, not taken.
    await page.getByRole('link', { name: words('login.lastPage') }).click();
    await expect(page).toHaveURL('/about');
  });
});
