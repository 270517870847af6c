import { brokenInvariants } from '../bids/invariants.js';
import { everythingOf } from '../bids/trading.js';
import { type Person, person } from '../crops/market.js';
import { agreedDeal, did, step, type TestDeal } from '../deals/dealing.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const ROUNDS = ON_POSTGRES_SERVER ? 15 : 2;

let server: TestServer;
let other: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  // Two servers over one database: what holds only inside one process does not hold here.
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
  [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
});

const either = (index: number) => (index % 2 === 0 ? server : other);
const query = (sql: string, values: readonly unknown[]) => server.dataSource.query(sql, [...values]);
const done = (replies: readonly RestAnswer[]) => replies.filter(({ body }) => !body.errors).length;
const refusals = (replies: readonly RestAnswer[]) =>
  replies.flatMap(({ body }) => (body.errors ? [body.errors[0].extensions.code] : []));

/** One race after the other, each on a deal of its own, with everything that has to hold looked at after each. */
async function rounds(race: (round: number, deal: TestDeal) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const deal = await agreedDeal(server, { farmer, buyer });
    await race(round, deal);
    expect(await brokenInvariants(query, deal.cropId)).toEqual([]);
  }
}

test(`AC-443: cancelling against weighing: one of both is done, ${ROUNDS} times`, async () => {
  await rounds(async (round, deal) => {
    const replies = await Promise.all([
      step(either(round), 'cancelDeal', deal, buyer, { reason: 'NO_TRANSPORT' }),
      step(either(round + 1), 'recordWeight', deal, farmer, { quantity: 40 }),
    ]);
    expect([done(replies), refusals(replies)]).toEqual([1, ['CONFLICT']]);
  });
});

test('AC-443: confirming the weighing against a dispute: the dispute stands, whoever was first', async () => {
  await rounds(async (round, deal) => {
    const { weighing } = await did(server, 'recordWeight', deal, farmer, { quantity: 40 });
    const replies = await Promise.all([
      step(either(round), 'confirmWeight', deal, buyer, { weighingId: weighing.id }),
      step(either(round + 1), 'openDispute', deal, farmer, { words: 'No.' }),
    ]);
    const { deals } = await everythingOf(server, deal.cropId);
    expect(deals[0]).toMatchObject({ state: 'DISPUTED' });
    expect(refusals(replies)).toEqual(done(replies) === 2 ? [] : ['CONFLICT']);
  });
});

test('AC-443: confirming a weighing against its correction: nobody confirms what they have not seen', async () => {
  await rounds(async (round, deal) => {
    const { weighing } = await did(server, 'recordWeight', deal, farmer, { quantity: 40 });
    const replies = await Promise.all([
      step(either(round), 'confirmWeight', deal, buyer, { weighingId: weighing.id }),
      step(either(round + 1), 'recordWeight', deal, farmer, { quantity: 42, why: 'The other slip.' }),
    ]);
    expect(done(replies)).toBe(1);
    expect(['CONFLICT', 'DEAL_CHANGED']).toContain(refusals(replies)[0]);
  });
});

test('AC-443: two payments confirmed at once, each twice: all are counted once, and the deal is completed once', async () => {
  await rounds(async (round, deal) => {
    const { weighing } = await did(server, 'recordWeight', deal, farmer, { quantity: 40 });
    await did(server, 'confirmWeight', deal, buyer, { weighingId: weighing.id });
    await did(server, 'markPayment', deal, buyer, { amount: 99_000, method: 'BANK', reference: 'a' });
    const { payments } = await did(server, 'markPayment', deal, buyer, { amount: 220, method: 'CASH' });
    const replies = await Promise.all(
      [0, 1, 0, 1].map((which, index) =>
        step(either(round + index), 'confirmPayment', deal, farmer, { paymentId: payments[which]?.id }),
      ),
    );
    expect([done(replies), refusals(replies)]).toEqual([2, ['CONFLICT', 'CONFLICT']]);
    const { deals, events } = await everythingOf(server, deal.cropId);
    expect(deals[0]).toMatchObject({ state: 'COMPLETED' });
    expect(events.filter(({ step: name }) => name === 'COMPLETE')).toHaveLength(1);
  });
});

test('AC-443: the farmer says twice at once that the crop is still there: it goes back once', async () => {
  await rounds(async (round, deal) => {
    await did(server, 'cancelDeal', deal, buyer, { reason: 'NO_TRANSPORT' });
    const replies = await Promise.all(
      [0, 1, 2].map((index) => step(either(round + index), 'sayStillThere', deal, farmer, { stillThere: true })),
    );
    expect([done(replies), refusals(replies)]).toEqual([1, ['CONFLICT', 'CONFLICT']]);
    expect((await everythingOf(server, deal.cropId)).crop).toMatchObject({ sold_quantity: '0.000' });
  });
});
