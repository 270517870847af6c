import type { Page, Request } from '@playwright/test';
import { newAccount } from './support/app';
import { expect, test } from './support/fixtures';
import { open, prepare } from './support/route-check';
import { ROUTES, type RouteCheck } from './support/routes';
import { listCrop, pageOf, placeBid } from './support/trade';
import { translating } from './support/translator';
import { words } from './support/words';

/*
 * Whoever reads neither Hindi nor English reads these pages through a browser's translator, which puts elements of its own
 * in the place of texts.
 */

test.describe.configure({ mode: 'parallel' });

/** Nothing that is pressed changes what other journeys look at: the server hears of no command but those of the session. */
const isCommand = (request: Request) => /^mutation (?!RefreshSession)/.test(request.postDataJSON()?.query ?? '');

async function withoutCommands(page: Page): Promise<void> {
  await page.route('**/graphql', (route) =>
    isCommand(route.request())
      ? route.fulfill({ json: { errors: [{ message: 'Not now.', extensions: { code: 'CONFLICT' } }] } })
      : route.fallback(),
  );
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
}

function checkRoute(route: RouteCheck): void {
  test(`${route.path} is translated, everything on it is pressed, and it stands`, async ({ page, request }) => {
    const prepared = await prepare(page, request, route);
    await translating(page);
    await withoutCommands(page);
    await open(page, prepared, 'en');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.translator.heldTexts())).toEqual([]);
    // Who signs out while something is on its way cuts it off.
    const signOut = [words('nav.logout'), words('nav.logout', 'hi')];
    await page.evaluate((but) => window.translator.pressAll(but), signOut);
    await expect(page.getByText(words('error.title'))).toHaveCount(0);
    await expect(page.locator('h1').first()).toBeAttached();
  });
}

test.describe('every route', () => {
  // The pages write down what was refused.
  test.use({ expectedErrors: /Not now\.|The advisor did not answer|Failed to load resource/ });
  for (const route of ROUTES.filter(({ status }) => status === undefined)) checkRoute(route);
});

test('a search on the translated marketplace is cleared again, and the market is there', async ({ page }) => {
  await translating(page);
  await page.goto('/marketplace');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.translator.translate());
  const search = page.locator('main').getByRole('searchbox').first();
  await search.fill('onion');
  await expect(page.getByRole('status').filter({ hasText: '“onion”' })).toBeVisible();
  await page.evaluate(() => window.translator.translate());
  await search.fill('');
  await expect(page.getByRole('status').filter({ hasText: '“onion”' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('marketplace.title'));
});

test('a bid in an auction is shown on the page of somebody who has it translated', async ({ browser, request }) => {
  const [farmer, buyer] = [await newAccount(request, 'farmer'), await newAccount(request, 'buyer')];
  const cropId = await listCrop(request, farmer, 'Translated wheat', 'auction');
  const page = await pageOf(browser, farmer, 1_280);
  await translating(page);
  const connected = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/graphql'));
  await page.goto(`/contact-farmer/${cropId}`);
  const socket = await connected;
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('cropChanged'));
  const auction = page.getByRole('region', { name: words('cropDetail.auction.title') });
  await expect(auction).toContainText('₹2,500');
  await page.evaluate(() => window.translator.translate());
  await placeBid(request, buyer, cropId, 2_700);
  await expect(auction).toContainText('₹2,700');
  await expect(auction).not.toContainText('₹2,500');
  await page.context().close();
});
