import type { APIRequestContext } from '@playwright/test';
import { type Account, expectNoSidewaysScroll, newAccount } from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, pageOf, placeBid, printedPages } from './support/trade';

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

/** A deal on 40 quintals at ₹2,400, just made. */
async function newDeal(request: APIRequestContext, farmer: Account, buyer: Account, cropName: string): Promise<string> {
  await placeBid(request, buyer, await listCrop(request, farmer, cropName), 2400);
  const headers = { authorization: `Bearer ${farmer.accessToken}` };
  const { bids } = await (await request.get('/api/bids/received', { headers })).json();
  const accepted = await request.post(`/api/offers/${bids[0].offerId}/accept`, { headers });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return (await accepted.json()).bid.dealId;
}

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
    await expectNoSidewaysScroll(page);
    expect(await printedPages(page)).toBe(1);
    // Nothing of it is cut off: its last line stands on the paper too.
    await page.emulateMedia({ media: 'print' });
    const cutOff = await page.getByRole('article').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
    expect(cutOff).toBe(0);
    await page.context().close();
  }
});
