import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import {
  type Account,
  expectAccessible,
  expectNoSidewaysScroll,
  newAccount,
  useLanguage,
  useSession,
} from './support/app';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

/** A page of this person's own: another browser, another visit. */
async function pageOf(browser: Browser, account: Account, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 740 }, baseURL: process.env.E2E_URL });
  const page = await context.newPage();
  await useSession(page, account);
  return page;
}

/** One operation in somebody's name. */
async function ask<Data>(request: APIRequestContext, who: Account, query: string, input: unknown): Promise<Data> {
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${who.accessToken}` },
    data: { query, variables: { input } },
  });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

/** A deal on 40 quintals at ₹2400, just made. */
async function newDeal(request: APIRequestContext, farmer: Account, buyer: Account, cropName: string): Promise<string> {
  const listed = await request.post('/api/crops', {
    headers: { authorization: `Bearer ${farmer.accessToken}` },
    multipart: {
      cropName,
      category: 'grains',
      description: 'Clean and dry, in bags of 50 kg.',
      'quantity[amount]': '40',
      'quantity[unit]': 'quintal',
      'price[basePrice]': '2500',
      'location[state]': 'Haryana',
      'location[district]': 'Hisar',
      'location[address]': 'Mandi gate 2',
    },
  });
  expect(listed.status(), await listed.text()).toBe(201);
  const { _id: cropId } = (await listed.json()).crop;
  const bid = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bid { offers { id } } } }';
  const placed = await ask<{ placeBid: { bid: { offers: { id: string }[] } } }>(request, buyer, bid, {
    cropId,
    bidAmount: 2400,
  });
  const accept = 'mutation ($input: AcceptOfferInput!) { acceptOffer(input: $input) { bid { deal { id } } } }';
  const accepted = await ask<{ acceptOffer: { bid: { deal: { id: string } } } }>(request, farmer, accept, {
    offerId: placed.placeBid.bid.offers[0]?.id,
  });
  return accepted.acceptOffer.bid.deal.id;
}

/** The calendar day in India. */
const today = () => new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Pages of a PDF. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;

test('from agreed to completed: pick-up, weighing with a deduction, payment, and the paper on one page', async ({
  browser,
  request,
}) => {
  // Two people on a dozen pages, some of them held against the rules of accessibility.
  test.slow();
  const [farmer, buyer] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'buyer')]);
  const deal = await newDeal(request, farmer, buyer, `Wheat ${randomUUID().slice(0, 8)}`);
  const buyers = await pageOf(browser, buyer, 375);
  const farmers = await pageOf(browser, farmer, 1280);
  await useLanguage(buyers, 'hi');
  await Promise.all([buyers.goto(`/deals/${deal}`), farmers.goto(`/deals/${deal}`)]);

  await test.step('the buyer names a day, in Hindi on a phone', async () => {
    await buyers.getByRole('button', { name: 'उठान का दिन बताइए' }).click();
    await buyers.getByLabel('दिन', { exact: true }).fill(today());
    await buyers.getByRole('radio', { name: 'सुबह' }).check();
    await expectNoSidewaysScroll(buyers);
    await expectAccessible(buyers);
    await buyers.getByRole('button', { name: 'यह दिन भेजिए' }).click();
    await expect(buyers.getByText('भेज दिया। Sunita Devi जी को बता दिया है')).toBeFocused();
  });

  await test.step('the farmer sees it without a reload, agrees, and gives a UPI ID', async () => {
    await farmers.getByRole('button', { name: words('deal.pickUp.yes') }).click({ timeout: 25_000 });
    await expect(farmers.getByText(words('deal.pickUp.confirmed'))).toBeVisible();
    await farmers.getByRole('textbox', { name: words('deal.upi.enter') }).fill('sunita@upi');
    await farmers.getByRole('button', { name: words('deal.upi.save') }).click();
    await expect(farmers.getByText('sunita@upi')).toBeVisible();
  });

  await test.step('the farmer enters the weight, and the sum follows', async () => {
    await farmers.getByRole('button', { name: words('deal.do.RECORD_WEIGHT') }).click();
    await farmers.getByLabel('Weighed, in quintals').fill('39.5');
    await farmers.getByLabel(words('deal.weigh.percent')).fill('2');
    await farmers.getByRole('radio', { name: words('deal.deduction.MOISTURE') }).check();
    await expect(farmers.getByText('₹92,904')).toBeVisible();
    await expectAccessible(farmers);
    await farmers.getByRole('button', { name: words('deal.weigh.send') }).click();
    await expect(farmers.getByRole('heading', { name: words('deal.state.WEIGHED') })).toBeVisible();
  });

  await test.step('the buyer confirms it after one question, pays by UPI and tells it', async () => {
    await buyers.getByRole('button', { name: 'हाँ, सही है' }).click({ timeout: 25_000 });
    await buyers.getByRole('alertdialog').getByRole('button', { name: 'हाँ, सही है' }).click();
    await expect(buyers.getByText('तौल पक्की हो गई।', { exact: true })).toBeFocused();
    await expect(buyers.getByText('sunita@upi')).toBeVisible();
    await buyers.getByRole('button', { name: 'बताइए कि पैसे दे दिए' }).click();
    await expect(buyers.getByLabel('रकम', { exact: true })).toHaveValue('92904');
    await buyers.getByRole('radio', { name: 'UPI' }).check();
    await buyers.getByRole('button', { name: 'मैंने ये पैसे दे दिए' }).click();
    await expect(buyers.getByText('अभी पुष्टि नहीं')).toBeVisible();
    await expectNoSidewaysScroll(buyers);
    await expectAccessible(buyers);
  });

  await test.step('the farmer confirms the money: the deal is done for both', async () => {
    await farmers.getByRole('button', { name: words('deal.pay.yes') }).click({ timeout: 25_000 });
    await farmers
      .getByRole('alertdialog')
      .getByRole('button', { name: words('deal.pay.yes') })
      .click();
    await expect(farmers.getByRole('heading', { name: words('deal.state.COMPLETED') })).toBeVisible();
    await expectAccessible(farmers);
    await expect(buyers.getByRole('heading', { name: 'सौदा पूरा हो गया' })).toBeVisible({ timeout: 25_000 });
  });

  await test.step('the agreement is one page, and its address is checked by anyone', async () => {
    await farmers.getByRole('link', { name: words('agreement.open') }).click();
    await expect(farmers.getByRole('article')).toContainText('39.5 quintals × ₹2400 = ₹94,800');
    await farmers.evaluate(() => document.fonts.ready);
    expect(pagesIn(await farmers.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);
    const address = (await farmers.getByRole('article').getByRole('img').getAttribute('aria-label')) ?? '';
    const guest = await browser.newPage();
    await guest.goto(new URL(address).pathname);
    await expect(guest.getByText(words('dealCheck.genuine'))).toBeVisible();
    await expect(guest.locator('main')).not.toContainText('Sunita');
    await guest.close();
  });

  await Promise.all([buyers.context().close(), farmers.context().close()]);
});

test('the agreement is one page for both sides, whatever stands on it', async ({ browser, request }) => {
  const [farmer, buyer] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'buyer')]);
  const cropName = 'पूसा बासमती धान, दो बार साफ़ किया हुआ, नए जूट के बोरों में, प्रमाणित बीज से उगाया गया';
  const deal = await newDeal(request, farmer, buyer, cropName);
  const mark = 'mutation ($input: MarkPaymentInput!) { markPayment(input: $input) { deal { payments { id } } } }';
  for (let index = 0; index < 10; index += 1) {
    const reference = `NEFT/SBIN/${String(index).padStart(50, '7')}`;
    await ask(request, buyer, mark, { dealId: deal, amount: 1_000 + index, method: 'BANK', reference });
  }
  const weigh = 'mutation ($input: RecordWeightInput!) { recordWeight(input: $input) { deal { id } } }';
  await ask(request, farmer, weigh, {
    dealId: deal,
    quantity: 39.5,
    deductionPercent: 2,
    deductionReason: 'OTHER',
    deductionWords: 'बोरे बारिश में भीग गए थे, और नीचे की परत में मिट्टी मिली हुई थी। '.repeat(7).trim(),
  });
  for (const [account, width] of [
    [farmer, 375],
    [buyer, 1280],
  ] as const) {
    const page = await pageOf(browser, account, width);
    await page.goto(`/deals/${deal}/agreement`);
    await expect(page.getByRole('article').getByRole('row')).toHaveCount(10);
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScroll(page);
    expect(pagesIn(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);
    // Nothing of it is cut off: its last line stands on the paper too.
    await page.emulateMedia({ media: 'print' });
    const cutOff = await page.getByRole('article').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
    expect(cutOff).toBe(0);
    await page.context().close();
  }
});
