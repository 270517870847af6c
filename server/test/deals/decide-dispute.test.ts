import { decideDispute } from '../../src/modules/deals/decide-dispute.js';
import { describeDeal } from '../../src/modules/deals/describe-deal.js';
import { everythingOf } from '../bids/trading.js';
import { startTestServer, type TestServer } from '../harness.js';
import { agreedDeal, did, readDeal, type TestDeal } from './dealing.js';

let server: TestServer;
let deal: TestDeal;
let number: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  deal = await agreedDeal(server);
  const { payments } = await did(server, 'markPayment', deal, deal.buyer, { amount: 500, method: 'CASH' });
  await did(server, 'confirmPayment', deal, deal.farmer, { paymentId: payments[0]?.id });
  await did(server, 'recordWeight', deal, deal.farmer, { quantity: 39 });
  const { checkCode } = (await readDeal(server, deal, deal.buyer)).body.data.deal;
  number = checkCode.slice(0, -9);
});

const ctx = () => server.parts.systemContext();
const dispute = async () => {
  await did(server, 'openDispute', deal, deal.buyer, { words: 'The slip says 37.' });
  await did(server, 'openDispute', deal, deal.farmer, { words: 'It was signed.' });
};
const shownTo = async (as: TestDeal['farmer']) => (await readDeal(server, deal, as)).body.data.deal;

test('AC-444: the operator sees both sides, the sum and what was said', async () => {
  await dispute();
  const text = await describeDeal(ctx(), server.parts.media, number);
  const said = [deal.farmer.email, deal.buyer.email, 'DISPUTED', 'The slip says 37.', 'It was signed.', '₹96,739.50'];
  for (const part of [number, ...said, 'received ₹500']) expect(text).toContain(part);
  await expect(describeDeal(ctx(), server.parts.media, 'AP-2026-999999')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('AC-444: what was weighed stands: the deal is completed, and both read why', async () => {
  await dispute();
  await decideDispute(ctx(), number, { to: 'COMPLETED', words: 'The signed slip counts.' });
  for (const side of [deal.farmer, deal.buyer]) {
    expect(await shownTo(side)).toMatchObject({
      state: 'COMPLETED',
      weighing: { confirmedBy: 'OPERATOR' },
      dispute: {
        openedBy: 'BUYER',
        decision: 'The signed slip counts.',
        statements: [{ by: 'BUYER' }, { by: 'FARMER' }],
      },
    });
  }
  await expect(decideDispute(ctx(), number, { to: 'CANCELLED', words: 'No.' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('AC-444: the deal is undone: the farmer is asked for the crop, the buyer for the advance, nobody is blamed', async () => {
  await dispute();
  await decideDispute(ctx(), number, { to: 'CANCELLED', words: 'Nobody can tell any more.' });
  expect(await shownTo(deal.farmer)).toMatchObject({
    state: 'CANCELLED',
    cancelledBy: 'OPERATOR',
    amountToReturn: 500,
    awaiting: ['FARMER', 'BUYER'],
  });
});

test('AC-444: without a dispute, and without words, nothing is decided', async () => {
  const before = await everythingOf(server, deal.cropId);
  await expect(decideDispute(ctx(), number, { to: 'COMPLETED', words: 'Yes.' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await expect(decideDispute(ctx(), number, { to: 'COMPLETED', words: ' ' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await everythingOf(server, deal.cropId)).toEqual(before);
});
