import { brokenInvariants } from '../bids/invariants.js';
import { everythingOf } from '../bids/trading.js';

import { agreedDeal, did, step, type TestDeal } from '../deals/dealing.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';
import { twoServers } from './two-servers.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const ROUNDS = ON_POSTGRES_SERVER ? 15 : 2;

const race = twoServers({ buyers: 1 });
const { either, buyerOf } = race;
const query = (sql: string, values: readonly unknown[]) => race.server.dataSource.query(sql, [...values]);
const done = (replies: readonly RestAnswer[]) => replies.filter(({ body }) => !body.errors).length;
const refusals = (replies: readonly RestAnswer[]) =>
  replies.flatMap(({ body }) => (body.errors ? [body.errors[0].extensions.code] : []));

/** One race after the other, each on a deal of its own, with everything that has to hold looked at after each. */
async function rounds(turn: (round: number, deal: TestDeal) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const deal = await agreedDeal(race.server, { farmer: race.farmer, buyer: buyerOf(0) });
    await turn(round, deal);
    expect(await brokenInvariants(query, deal.cropId, race.server.clock.now())).toEqual([]);
  }
}

test(`AC-443: cancelling against weighing: one of both is done, ${ROUNDS} times`, async () => {
  await rounds(async (round, deal) => {
    const replies = await Promise.all([
      step(either(round), 'cancelDeal', deal, buyerOf(0), { reason: 'NO_TRANSPORT' }),
      step(either(round + 1), 'recordWeight', deal, race.farmer, { quantity: 40 }),
    ]);
    expect([done(replies), refusals(replies)]).toEqual([1, ['CONFLICT']]);
  });
});

test('AC-443: confirming the weighing against a dispute: the dispute stands, whoever was first', async () => {
  await rounds(async (round, deal) => {
    const { weighing } = await did(race.server, 'recordWeight', deal, race.farmer, { quantity: 40 });
    const replies = await Promise.all([
      step(either(round), 'confirmWeight', deal, buyerOf(0), { weighingId: weighing.id }),
      step(either(round + 1), 'openDispute', deal, race.farmer, { words: 'No.' }),
    ]);
    const { deals } = await everythingOf(race.server, deal.cropId);
    expect(deals[0]).toMatchObject({ state: 'DISPUTED' });
    expect(refusals(replies)).toEqual(done(replies) === 2 ? [] : ['CONFLICT']);
  });
});

test('AC-443: confirming a weighing against its correction: nobody confirms what they have not seen', async () => {
  await rounds(async (round, deal) => {
    const { weighing } = await did(race.server, 'recordWeight', deal, race.farmer, { quantity: 40 });
    const replies = await Promise.all([
      step(either(round), 'confirmWeight', deal, buyerOf(0), { weighingId: weighing.id }),
      step(either(round + 1), 'recordWeight', deal, race.farmer, { quantity: 42, why: 'The other slip.' }),
    ]);
    expect(done(replies)).toBe(1);
    expect(['CONFLICT', 'DEAL_CHANGED']).toContain(refusals(replies)[0]);
  });
});

test('AC-443: two payments confirmed at once, each twice: all are counted once, and the deal is completed once', async () => {
  await rounds(async (round, deal) => {
    const { weighing } = await did(race.server, 'recordWeight', deal, race.farmer, { quantity: 40 });
    await did(race.server, 'confirmWeight', deal, buyerOf(0), { weighingId: weighing.id });
    await did(race.server, 'markPayment', deal, buyerOf(0), { amount: 99_000, method: 'BANK', reference: 'a' });
    const { payments } = await did(race.server, 'markPayment', deal, buyerOf(0), { amount: 220, method: 'CASH' });
    const replies = await Promise.all(
      [0, 1, 0, 1].map((which, index) =>
        step(either(round + index), 'confirmPayment', deal, race.farmer, { paymentId: payments[which]?.id }),
      ),
    );
    expect([done(replies), refusals(replies)]).toEqual([2, ['CONFLICT', 'CONFLICT']]);
    const { deals, events } = await everythingOf(race.server, deal.cropId);
    expect(deals[0]).toMatchObject({ state: 'COMPLETED' });
    expect(events.filter(({ step: name }) => name === 'COMPLETE')).toHaveLength(1);
  });
});

test('AC-443: the farmer says twice at once that the crop is still there: it goes back once', async () => {
  await rounds(async (round, deal) => {
    await did(race.server, 'cancelDeal', deal, buyerOf(0), { reason: 'NO_TRANSPORT' });
    const replies = await Promise.all(
      [0, 1, 2].map((index) => step(either(round + index), 'sayStillThere', deal, race.farmer, { stillThere: true })),
    );
    expect([done(replies), refusals(replies)]).toEqual([1, ['CONFLICT', 'CONFLICT']]);
    expect((await everythingOf(race.server, deal.cropId)).crop).toMatchObject({ sold_quantity: '0.000' });
  });
});
