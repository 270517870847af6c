import type { APIRequestContext } from '@playwright/test';
import {
  type Account,
  expectAccessible,
  expectNoSidewaysScroll,
  newAccount,
  useLanguage,
  useSession,
} from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, placeBid } from './support/trade';
import { words } from './support/words';

const hindi = (id: Parameters<typeof words>[0]) => words(id, 'hi');

/** As the farmer: accepts the last offer of a bid. */
async function accept(request: APIRequestContext, farmer: Account, bidId: string): Promise<void> {
  const headers = { authorization: `Bearer ${farmer.accessToken}` };
  const asked = await request.post('/graphql', {
    headers,
    data: { query: 'query ($id: ID!) { bid(id: $id) { lastOffer { id } } }', variables: { id: bidId } },
  });
  const offerId: string = (await asked.json()).data.bid.lastOffer.id;
  const accepted = await request.post(`/api/offers/${offerId}/accept`, { headers, data: {} });
  expect(accepted.status(), await accepted.text()).toBe(200);
}

test('eight things to do on two screens of a phone, in Hindi; each done with a thumb (AC-690 to AC-697)', async ({
  page,
  request,
}) => {
  test.slow();
  const [farmer, ...buyers] = await Promise.all([
    newAccount(request, 'farmer'),
    newAccount(request, 'buyer'),
    newAccount(request, 'buyer'),
    newAccount(request, 'buyer'),
  ]);
  const [first] = buyers;
  const wheat = await listCrop(request, farmer, 'गेहूँ');
  for (const [index, buyer] of buyers.entries()) await placeBid(request, buyer, wheat, 2400 + 20 * index);
  for (const name of ['चना', 'मक्का', 'जौ'])
    await placeBid(request, first as Account, await listCrop(request, farmer, name), 2350);
  for (const name of ['बाजरा', 'सरसों']) {
    await accept(
      request,
      farmer,
      await placeBid(request, first as Account, await listCrop(request, farmer, name), 2450),
    );
  }

  await useLanguage(page, 'hi');
  await useSession(page, farmer);
  await page.goto('/farmer-dashboard');
  const list = page.getByRole('list', { name: hindi('dashboards.today') });
  const things = list.locator('li:not(:has(li))');
  const tab = (name: string) => page.getByRole('tab', { name });

  await test.step('a row is at most 96 px, the whole page at most 1,600', async () => {
    await expect(things).toHaveCount(8);
    await expect(tab('आज के काम 8')).toHaveAttribute('aria-selected', 'true');
    for (const thing of await things.all()) expect((await thing.boundingBox())?.height).toBeLessThanOrEqual(96);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_600);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('bids on one crop stand together, the best first; steps of deals stand in the same list', async () => {
    await expect(list.getByRole('heading', { name: 'गेहूँ · 3 बोलियाँ, सबसे अच्छी ₹2,440' })).toBeVisible();
    await expect(list.getByRole('list', { name: 'गेहूँ की बोलियाँ' }).getByRole('listitem').first()).toContainText(
      '₹2,440 × 40 क्विंटल = ₹97,600',
    );
    await expect(list.getByRole('heading', { name: hindi('dashboards.task.PROPOSE_PICK_UP') })).toHaveCount(2);
  });

  await test.step('a counter-offer is three taps and no letter, is seen to wait, and its notification is read', async () => {
    await expect(page.getByRole('link', { name: 'सूचनाएँ, 8 नई' })).toBeVisible();
    await things.filter({ hasText: 'चना' }).getByRole('button', { name: /^और/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: '₹2,430 बीच का' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '₹2,430 बीच का' }).click();
    await sheet.getByRole('button', { name: hindi('dashboards.counter.send') }).click();
    await expect(page.locator(':focus')).toContainText('आपका भाव ₹2,430');
    await expect(things).toHaveCount(7);
    const waiting = page.getByRole('list', { name: hindi('dashboards.waitingFor') });
    await expect(waiting).toContainText('₹2,430 पर');
    await expect(page.getByRole('link', { name: 'सूचनाएँ, 7 नई' })).toBeVisible();
    await page.reload();
    await expect(waiting).toContainText('₹2,430 पर');
  });

  await test.step('a no, with its reason', async () => {
    await things.filter({ hasText: 'मक्का' }).getByRole('button', { name: /^और/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: hindi('dashboards.declineIt') }).click();
    await sheet.getByRole('radio', { name: hindi('dashboards.decline.PRICE_TOO_LOW') }).check();
    await sheet.getByRole('button', { name: hindi('dashboards.no.FARMER.send') }).click();
    await expect(things).toHaveCount(6);
  });

  await test.step('everything else has its address, which outlives a reload', async () => {
    await tab('सौदे 2').click();
    await expect(page).toHaveURL(/\?tab=deals$/);
    await page.reload();
    await expect(page.getByRole('list', { name: hindi('dashboards.deals') }).getByRole('listitem')).toHaveCount(2);
    await tab('फसलें 6').click();
    await expect(page).toHaveURL(/\?tab=crops$/);
    await expect(page.getByRole('list', { name: hindi('farmerDashboard.yourCrops') })).toContainText('सरसों');
    await expectAccessible(page);
    await page.goto('/farmer-dashboard?tab=auctions');
    await expect(page.getByText(hindi('dashboards.auctionsNone.FARMER'))).toBeVisible();
  });
});
