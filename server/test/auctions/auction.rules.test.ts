import { outcomeOfBid, outcomeOfRaise } from '../../src/modules/bids/auction-bid.rules.js';
import { type AuctionBook, auctionStateAt, incrementAt, leastNextBid } from '../../src/modules/crops/auction.rules.js';
import { leaderOf, type ModelAuction, modelBid, newModel } from './model.js';
import { randomOf } from './random.js';

const NOW = new Date('2026-04-13T09:00:00Z');
const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

const book = (values: Partial<AuctionBook> = {}): AuctionBook => ({
  openingPaise: 100_00,
  reservePaise: null,
  pricePaise: null,
  endsAt: after(60),
  extensions: 0,
  ...values,
});

test.each([
  [1, 50],
  [49_99, 50],
  [50_00, 1_00],
  [500_00, 1_00],
  [500_01, 5_00],
  [2_000_00, 5_00],
  [2_000_01, 10_00],
  [10_000_00, 10_00],
  [10_000_01, 50_00],
])('above %i paise the next bid is %i paise more', (price, increment) => {
  expect(incrementAt(price)).toBe(increment);
  expect(leastNextBid(book({ pricePaise: price }))).toBe(price + increment);
});

test.each([
  ['the first bid stands as it was named', null, { amountPaise: 120_00, maxPaise: 200_00 }, 120_00, true],
  ['a lower maximum pushes the leader', 150_00, { amountPaise: 110_00, maxPaise: 120_00 }, 121_00, false],
  ['never above the higher maximum', 150_00, { amountPaise: 110_00, maxPaise: 149_50 }, 150_00, false],
  ['equal maxima: the earlier leads', 150_00, { amountPaise: 110_00, maxPaise: 150_00 }, 150_00, false],
  ['a higher maximum leads at one increment more', 150_00, { amountPaise: 110_00, maxPaise: 200_00 }, 151_00, true],
  ['never below what the new leader named', 150_00, { amountPaise: 180_00, maxPaise: 200_00 }, 180_00, true],
])('%s', (_name, leading, bid, pricePaise, takesLead) => {
  const of = leading === null ? book() : book({ pricePaise: 105_00 });
  const leader = leading === null ? null : { maxPaise: leading };
  expect(outcomeOfBid(of, leader, bid, NOW)).toMatchObject({ pricePaise, takesLead });
});

test('a maximum at or above the reserve lifts the price to it; one below does not', () => {
  const withReserve = book({ reservePaise: 180_00 });
  const price = (maxPaise: number) =>
    outcomeOfBid(withReserve, null, { amountPaise: 100_00, maxPaise }, NOW).pricePaise;
  expect([price(179_99), price(180_00), price(250_00)]).toEqual([100_00, 180_00, 180_00]);
});

test("one's own raise moves the price to the reserve at most, and counts for the end only then", () => {
  const late = { ...book({ reservePaise: 180_00, endsAt: after(1) }), pricePaise: 120_00 };
  expect(outcomeOfRaise(late, 179_99, NOW)).toMatchObject({ pricePaise: 120_00, endsAt: after(1), extensions: 0 });
  expect(outcomeOfRaise(late, 300_00, NOW)).toMatchObject({ pricePaise: 180_00, endsAt: after(3), extensions: 1 });
  const met = { ...late, pricePaise: 200_00 };
  expect(outcomeOfRaise(met, 300_00, NOW)).toMatchObject({ pricePaise: 200_00, endsAt: after(1), extensions: 0 });
});

test.each([
  ['a new leader late', 2, 0, 200_00, after(3), 1],
  ['a new leader early', 4, 0, 200_00, after(4), 0],
  ['a new leader with three minutes left to the millisecond', 3, 0, 200_00, after(3), 0],
  ['an out-bid bid late', 2, 0, 120_00, after(2), 0],
  ['the eleventh time', 2, 10, 200_00, after(2), 10],
  ['the tenth time', 2, 9, 200_00, after(3), 10],
])('%s: the end', (_name, minutes, extensions, maxPaise, endsAt, extended) => {
  const of = book({ pricePaise: 105_00, endsAt: after(minutes), extensions });
  const outcome = outcomeOfBid(of, { maxPaise: 150_00 }, { amountPaise: 110_00, maxPaise }, NOW);
  expect(outcome).toMatchObject({ endsAt, extensions: extended });
});

test.each([
  ['LIVE', null, null, -1, 'LIVE'],
  ['LIVE', null, null, 0, 'NOT_SOLD'],
  ['LIVE', 120_00, null, 0, 'SOLD'],
  ['LIVE', 120_00, 120_00, 0, 'SOLD'],
  ['LIVE', 120_00, 120_01, 0, 'AWAITING_FARMER'],
  ['LIVE', 120_00, 120_01, 24 * 60, 'NOT_SOLD'],
  ['AWAITING_FARMER', 120_00, 120_01, 24 * 60 - 1, 'AWAITING_FARMER'],
  ['AWAITING_FARMER', 120_00, 120_01, 24 * 60, 'NOT_SOLD'],
  ['SOLD', 120_00, 120_01, 24 * 60, 'SOLD'],
  ['NOT_SOLD', 120_00, null, 0, 'NOT_SOLD'],
  ['REMOVED', 120_00, null, 0, 'REMOVED'],
] as const)(
  '%s at %s with a reserve of %s, %i minutes after the end: %s',
  (state, pricePaise, reservePaise, minutes, now) => {
    expect(auctionStateAt({ state, pricePaise, reservePaise, endsAt: NOW }, after(minutes))).toBe(now);
  },
);

/** Plays the rules as the commands do. */
function play(state: { book: AuctionBook; leader: { who: string; maxPaise: number } | null }, bid: Bid, now: Date) {
  const { leader } = state;
  if (now >= state.book.endsAt) return 'AUCTION_ENDED';
  if (leader?.who === bid.who) {
    if (bid.maxPaise < leader.maxPaise) return 'BELOW_OWN_MAX';
    const { pricePaise, endsAt, extensions } = outcomeOfRaise(
      { ...state.book, pricePaise: state.book.pricePaise ?? 0 },
      bid.maxPaise,
      now,
    );
    state.leader = { who: bid.who, maxPaise: bid.maxPaise };
    state.book = { ...state.book, pricePaise, endsAt, extensions };
    return undefined;
  }
  if (bid.amountPaise < leastNextBid(state.book)) return 'BID_TOO_LOW';
  const { pricePaise, endsAt, extensions, takesLead } = outcomeOfBid(state.book, leader, bid, now);
  if (takesLead) state.leader = { who: bid.who, maxPaise: bid.maxPaise };
  state.book = { ...state.book, pricePaise, endsAt, extensions };
  return undefined;
}

interface Bid {
  readonly who: string;
  readonly amountPaise: number;
  readonly maxPaise: number;
}

test('four thousand random auctions go as the model says', () => {
  const random = randomOf(20_260_413);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  for (let auction = 0; auction < 4_000; auction += 1) {
    const opening = [whole(1, 60_00), whole(400_00, 600_00), whole(1_900_00, 2_100_00), whole(9_900_00, 10_100_00)][
      whole(0, 3)
    ] as number;
    const reserve = random() < 0.5 ? opening + whole(0, 40) * 1_00 : null;
    const model: ModelAuction = newModel(opening, reserve, after(5).getTime());
    const state = { book: book({ openingPaise: opening, reservePaise: reserve, endsAt: after(5) }), leader: null };
    let now = NOW.getTime();
    const played: unknown[] = [];
    const modelled: unknown[] = [];
    for (let turn = 0; turn < 14; turn += 1) {
      now += whole(0, 60_000);
      const least = model.price === null ? opening : leastNextBid({ openingPaise: opening, pricePaise: model.price });
      const amountPaise = least + (random() < 0.2 ? -whole(1, 50) : whole(0, 6) * 50);
      const maxPaise = Math.max(
        amountPaise,
        random() < 0.5 ? amountPaise : (model.maxima[0]?.max ?? 0) + whole(-2, 8) * 50,
      );
      const bid = { who: `buyer ${whole(1, 4)}`, amountPaise, maxPaise };
      const expected = modelBid(model, bid.who, amountPaise, maxPaise, now);
      const got = play(state, bid, new Date(now));
      const seen = { price: state.book.pricePaise, leader: (state.leader as { who: string } | null)?.who };
      const due = { price: model.price, leader: leaderOf(model) };
      played.push([got, seen, state.book.endsAt.getTime(), state.book.extensions]);
      modelled.push([expected, due, model.end, model.extensions]);
    }
    expect(played).toEqual(modelled);
  }
});
