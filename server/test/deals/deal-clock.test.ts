import { writeDownDueDealSteps } from '../../src/modules/deals/write-down-due-deal-steps.js';
import { everythingOf, signedInAgain } from '../bids/trading.js';
import { ask, codeOf, type Person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { agreedDeal, did, readDeal, step, type TestDeal } from './dealing.js';

let server: TestServer;
let deal: TestDeal;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  deal = await agreedDeal(server);
});

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const dayIn = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  const [farmer, buyer] = await Promise.all([signedInAgain(server, deal.farmer), signedInAgain(server, deal.buyer)]);
  deal = { ...deal, farmer, buyer };
}
const letComeTo = (moment: number) => letPass(moment - server.clock.now().getTime());
const shownTo = async (as: Person) => (await readDeal(server, deal, as)).body.data.deal;
const names = (events: ReadonlyArray<{ readonly step: string }>) => events.map((event) => event.step);
const writeDown = () => writeDownDueDealSteps(server.parts.systemContext());

describe('AC-435: 48 hours of silence confirm the weighing', () => {
  test('to the millisecond, whether or not anybody has written it down', async () => {
    const { weighing } = await did(server, 'recordWeight', deal, deal.farmer, { quantity: 40 });
    await letPass(2 * DAY_MS - 1);
    expect(await shownTo(deal.buyer)).toMatchObject({ weighing: { confirmedBy: null }, awaiting: ['BUYER'] });
    await letPass(1);
    expect(await shownTo(deal.buyer)).toMatchObject({
      weighing: { confirmedBy: 'CLOCK', confirmedAt: server.clock.now().toISOString() },
      turns: [{ by: 'BUYER', step: 'MARK_PAYMENT' }],
    });
    expect(codeOf(await step(server, 'confirmWeight', deal, deal.buyer, { weighingId: weighing.id }))).toBe('CONFLICT');
    expect((await everythingOf(server, deal.cropId)).events).toHaveLength(2);
    const shown = await shownTo(deal.farmer);
    expect(await writeDown()).toBeGreaterThan(0);
    // What was shown is what is written down, to the letter.
    expect(await shownTo(deal.farmer)).toEqual(shown);
    expect(names((await everythingOf(server, deal.cropId)).events as never)).toEqual([
      'AGREE',
      'RECORD_WEIGHT',
      'CONFIRM_WEIGHT',
    ]);
    expect(await writeDown()).toBe(0);
  });

  test('and complete the deal where all was paid before', async () => {
    const { payments } = await did(server, 'markPayment', deal, deal.buyer, { amount: 99_220, method: 'CASH' });
    await did(server, 'confirmPayment', deal, deal.farmer, { paymentId: payments[0]?.id });
    await did(server, 'recordWeight', deal, deal.farmer, { quantity: 40 });
    await letPass(2 * DAY_MS);
    expect(await shownTo(deal.farmer)).toMatchObject({ state: 'COMPLETED', endedAt: server.clock.now().toISOString() });
    await writeDown();
    const { events, deals } = await everythingOf(server, deal.cropId);
    expect(names(events as never).slice(-2)).toEqual(['CONFIRM_WEIGHT', 'COMPLETE']);
    expect(deals[0]).toMatchObject({ state: 'COMPLETED', due_at: null, farmer_waits_from: null });
  });

  test('not while the deal is in dispute: its clock stands still', async () => {
    await did(server, 'recordWeight', deal, deal.farmer, { quantity: 40 });
    await did(server, 'openDispute', deal, deal.buyer, { words: 'It was 38.' });
    await letPass(30 * DAY_MS);
    expect(await shownTo(deal.buyer)).toMatchObject({
      state: 'DISPUTED',
      respondBy: null,
      weighing: { confirmedBy: null },
    });
    await writeDown();
    expect((await everythingOf(server, deal.cropId)).events).toHaveLength(3);
  });
});

describe('AC-437: a deal that nobody comes for is given up, with nobody blamed', () => {
  test('seven days after the end of the agreed day in India', async () => {
    const day = dayIn(20);
    const { pickupProposal } = await did(server, 'proposePickup', deal, deal.farmer, {
      day,
      timeOfDay: 'MORNING',
      place: 'Here',
    });
    await did(server, 'confirmPickup', deal, deal.buyer, { pickupId: pickupProposal.id });
    const over = Date.parse(`${day}T00:00:00+05:30`) + 8 * DAY_MS;
    await letComeTo(over - 1);
    expect(await shownTo(deal.buyer)).toMatchObject({ state: 'AGREED', respondBy: new Date(over).toISOString() });
    await letPass(1);
    const cancelled = { state: 'CANCELLED', cancelledBy: 'CLOCK', cancelReason: 'NOT_PICKED_UP', stillThere: null };
    expect(await shownTo(deal.buyer)).toMatchObject(cancelled);
    expect(codeOf(await step(server, 'recordWeight', deal, deal.farmer, { quantity: 40 }))).toBe('CONFLICT');
    await writeDown();
    expect(await shownTo(deal.buyer)).toMatchObject(cancelled);
  });

  test('two weeks after it was made where no day was agreed on, later where a later day was named', async () => {
    await letPass(10 * DAY_MS);
    const day = dayIn(9);
    await did(server, 'proposePickup', deal, deal.buyer, { day, timeOfDay: 'MORNING', place: 'Here' });
    await letPass(5 * DAY_MS);
    expect(await shownTo(deal.buyer)).toMatchObject({ state: 'AGREED' });
    await letComeTo(Date.parse(`${day}T00:00:00+05:30`) + 8 * DAY_MS);
    expect(await shownTo(deal.buyer)).toMatchObject({ state: 'CANCELLED' });
    const silent = await agreedDeal(server);
    deal = silent;
    await letPass(14 * DAY_MS - 1);
    expect(await shownTo(deal.farmer)).toMatchObject({ state: 'AGREED', awaiting: ['FARMER', 'BUYER'] });
    await letPass(1);
    expect(await shownTo(deal.farmer)).toMatchObject({ state: 'CANCELLED', turns: [{ step: 'SAY_STILL_THERE' }] });
  });
});

test('AC-438: a payment that the farmer does not answer for seven days is put before the operator, never confirmed', async () => {
  await did(server, 'recordWeight', deal, deal.farmer, { quantity: 40 });
  await did(server, 'markPayment', deal, deal.buyer, { amount: 99_220, method: 'UPI', reference: '77' });
  await letPass(7 * DAY_MS);
  const shown = await shownTo(deal.farmer);
  expect(shown).toMatchObject({ state: 'WEIGHED', paymentState: 'NONE', payments: [{ status: 'MARKED' }] });
  expect(names(shown.events).slice(-2)).toEqual(['CONFIRM_WEIGHT', 'ASK_OPERATOR']);
  await writeDown();
  await letPass(100 * DAY_MS);
  await writeDown();
  expect((await shownTo(deal.farmer)).events).toHaveLength(shown.events.length);
  // The answer is still the farmer's.
  const { payments } = await shownTo(deal.farmer);
  const done = await did(server, 'confirmPayment', deal, deal.farmer, { paymentId: payments[0].id });
  expect(done.state).toBe('COMPLETED');
});

test('AC-439: what waits for somebody comes first in their list, and pages go on where they stopped', async () => {
  const { farmer, buyer } = deal;
  const weighed = await agreedDeal(server, { farmer, buyer });
  await did(server, 'recordWeight', weighed, farmer, { quantity: 40 });
  const over = await agreedDeal(server, { farmer, buyer });
  await did(server, 'cancelDeal', over, farmer, { reason: 'CROP_DAMAGED', stillThere: false });
  const listed = async (as: Person) => {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const query =
        '($after: String) { myDeals(first: 1, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }';
      const { body } = await ask(server, `query ${query}`, { after }, as);
      const { nodes, pageInfo } = body.data.myDeals;
      found.push(...nodes.map(({ id }: { id: string }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    return found;
  };
  expect(await listed(farmer)).toEqual([deal.id, weighed.id, over.id]);
  expect(await listed(buyer)).toEqual([weighed.id, deal.id, over.id]);
  const { body } = await server.rest('GET', '/api/deals?limit=2', { token: buyer.token });
  expect(body.deals.map(({ id }: { id: string }) => id)).toEqual([weighed.id, deal.id]);
});
