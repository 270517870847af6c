import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  newAccount,
  recordCalls,
  useLanguage,
  useSession,
} from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, openBid, sendBid } from './support/trade';
import { words } from './support/words';

// The browser says of each request that it could not send it, and the program of each question.
test.use({ viewport: { width: 375, height: 740 }, expectedErrors: /ERR_|Failed to fetch|no answer|renewed/ });

const MANDI = '/services/mandi-bhav';
const notice = (page: Page) => page.getByRole('complementary', { name: words('offline.label') });
const names = (page: Page, cache: string) =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    cache,
  );

/** Opens the page until the worker has kept what is on it. */
async function openAndKeep(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
  await expect
    .poll(async () => {
      await page.reload();
      return names(page, 'pages');
    })
    .toContain(path);
}

test('AC-580, AC-581: without a network the last prices are there and say of when; another page says that it is not', async ({
  page,
  context,
}) => {
  await openAndKeep(page, MANDI);
  const rows = await page.getByRole('row').count();
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toHaveText(/^No network · as of \d\d:\d\d$/);
  await expect(page.getByRole('row')).toHaveCount(rows);
  await expectAccessible(page);

  await test.step('AC-582: a page that was never opened says so, and what is there', async () => {
    await page.goto('/services/storage-cold-storage');
    await expect(notice(page)).toContainText(words('offline.missed'));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await notice(page).getByRole('link', { name: 'Mandi Bhav' }).click();
    await expect(page).toHaveURL(MANDI);
  });

  await test.step('with the network back the page is as it is now', async () => {
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
  });
});

test('AC-581: the time stands there in Hindi too', async ({ page, context }) => {
  await useLanguage(page, 'hi');
  await openAndKeep(page, MANDI);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^नेटवर्क नहीं है · \d\d:\d\d की जानकारी$/)).toBeVisible();
});

test('who is signed in is not taken for a guest where there is no network', async ({ page, context, request }) => {
  await useSession(page, await newAccount(request, 'buyer'));
  await openAndKeep(page, MANDI);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  const header = page.getByRole('banner');
  for (const id of ['nav.login', 'nav.signup']) {
    await expect(header.getByRole('link', { name: words(id), includeHidden: true })).toHaveCount(0);
  }
});

test('AC-584: whoever signs out leaves nothing that they looked at, and how a farmer is reached is never kept', async ({
  page,
  request,
}) => {
  const buyer = await newAccount(request, 'buyer');
  await openAndKeep(page, MANDI);
  await page.goto('/login');
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(buyer.password);
  await page.getByRole('button', { name: words('login.submit') }).click();
  await expect(page).toHaveURL('/buyer-dashboard');
  await page.goto('/marketplace');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/contact-farmer/);
  await expect.poll(() => names(page, 'answers')).not.toEqual([]);
  const kept = await page.evaluate(async () => {
    const all = await (await caches.open('answers')).matchAll();
    return (await Promise.all(all.map((answer) => answer.text()))).join('\n');
  });
  expect(kept).not.toMatch(/"(email|phone|contact)":[^n]/);
  expect(kept).not.toContain(buyer.email);
  await page.getByRole('button', { name: words('shell.menuOpen') }).click();
  await page.getByRole('button', { name: words('nav.logout') }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => names(page, 'answers')).toEqual([]);
  await expect.poll(() => names(page, 'pages')).toEqual([]);
  expect(await names(page, 'shell')).toEqual(['/login']);
});

test('AC-585: a bid without a network says that it did not get through, and is kept for nobody to send later', async ({
  page,
  context,
  request,
}) => {
  const farmer = await newAccount(request, 'farmer');
  const id = await listCrop(request, farmer, 'Barley');
  await useSession(page, await newAccount(request, 'buyer'));
  await page.goto(`/contact-farmer/${id}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
  await openBid(page);
  const amount = page.locator('input[name="bidAmount"]');
  await amount.fill('2400');
  await context.setOffline(true);
  await sendBid(page);
  await expect(page.getByText(words('ui.refused.noAnswer'))).toBeVisible({ timeout: 40_000 });
  await expect(amount).toHaveValue('2400');
  const calls = recordCalls(page);
  await context.setOffline(false);
  // What a worker kept to be sent would be sent now, or with the next page.
  await page.goto('/buyer-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/contact-farmer/${id}`);
  await openBid(page);
  expect(calls.filter((call) => /placeBid|bids\/place/i.test(call))).toEqual([]);
  const seen = await request.post('/graphql', {
    headers: { authorization: `Bearer ${farmer.accessToken}` },
    data: { query: '{ receivedBids { totalCount } }' },
  });
  expect((await seen.json()).data.receivedBids.totalCount).toBe(0);
});
