import type { Paise } from '../../platform/money.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A new lead this shortly before the end extends the end, so that an out-bid buyer can still answer. */
export const SOFT_CLOSE_MS = 3 * MINUTE_MS;
export const MAX_EXTENSIONS = 10;
/** How long a farmer may accept a leading bid below the reserve; no answer means no. */
export const FARMER_ANSWER_MS = DAY_MS;
/** How far ahead an auction may end, and when it ends where nothing is said. */
export const SHORTEST_AUCTION_MS = HOUR_MS;
export const LONGEST_AUCTION_MS = 14 * DAY_MS;
export const USUAL_AUCTION_MS = 3 * DAY_MS;

/** From which price on the next bid is how much higher, dearest first; paise per unit. */
const INCREMENTS: ReadonlyArray<{ readonly above: Paise; readonly increment: Paise }> = [
  { above: 10_000_00, increment: 50_00 },
  { above: 2_000_00, increment: 10_00 },
  { above: 500_00, increment: 5_00 },
];
const FROM_FIFTY: Paise = 50_00;

/** By how much the next bid has to be above a price. */
export function incrementAt(price: Paise): Paise {
  const found = INCREMENTS.find(({ above }) => price > above);
  if (found) return found.increment;
  return price < FROM_FIFTY ? 50 : 1_00;
}

/** What the listing says of its auction, and how far it has come. */
export interface AuctionBook {
  readonly openingPaise: Paise;
  readonly reservePaise: Paise | null;
  /** Null until the first bid. */
  readonly pricePaise: Paise | null;
  readonly endsAt: Date;
  readonly extensions: number;
}

/** The least that the next bid may name. */
export const leastNextBid = ({ openingPaise, pricePaise }: Pick<AuctionBook, 'openingPaise' | 'pricePaise'>): Paise =>
  pricePaise === null ? openingPaise : pricePaise + incrementAt(pricePaise);

/** Whether a price would sell: there is no reserve, or it is met. */
export const wouldSell = (price: Paise, { reservePaise }: Pick<AuctionBook, 'reservePaise'>): boolean =>
  reservePaise === null || price >= reservePaise;

/** Where an auction stands. */
export const AuctionState = {
  LIVE: 'LIVE',
  AWAITING_FARMER: 'AWAITING_FARMER',
  SOLD: 'SOLD',
  NOT_SOLD: 'NOT_SOLD',
  REMOVED: 'REMOVED',
} as const;
export type AuctionState = (typeof AuctionState)[keyof typeof AuctionState];

/** What the clock looks at, as it was last written down. */
export interface AuctionStanding extends Pick<AuctionBook, 'reservePaise' | 'pricePaise' | 'endsAt'> {
  readonly state: AuctionState;
}

/** Until when a farmer may accept a leading bid below the reserve. */
export const farmerAnswerBy = ({ endsAt }: Pick<AuctionBook, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + FARMER_ANSWER_MS);

/** When the next thing happens in an auction of which something can still become: its end, or that of the farmer's time. */
export const nextMoment = ({ endsAt }: Pick<AuctionBook, 'endsAt'>, now: Date): Date =>
  now < endsAt ? endsAt : farmerAnswerBy({ endsAt });

/**
 * Where an auction stands by the clock, stored or not: at its end it is sold where the
 * leading bid meets the reserve or there is none, not sold without bids, and otherwise the farmer's to answer for a day.
 */
export function auctionStateAt(auction: AuctionStanding, now: Date): AuctionState {
  const { state, pricePaise, endsAt } = auction;
  if (state === AuctionState.LIVE) {
    if (now < endsAt) return AuctionState.LIVE;
    if (pricePaise === null) return AuctionState.NOT_SOLD;
    if (wouldSell(pricePaise, auction)) return AuctionState.SOLD;
  } else if (state !== AuctionState.AWAITING_FARMER) return state;
  return now < farmerAnswerBy(auction) ? AuctionState.AWAITING_FARMER : AuctionState.NOT_SOLD;
}
