import type { Paise } from '../../platform/money.js';
import {
  type AuctionBook,
  farmerAnswerBy,
  incrementAt,
  MAX_EXTENSIONS,
  SOFT_CLOSE_MS,
  wouldSell,
} from '../crops/auction.rules.js';

/** A bid: what it names for everyone to see, and how far its bidder goes at most. */
export interface Bidding {
  readonly amountPaise: Paise;
  readonly maxPaise: Paise;
}

/** What a bid makes of an auction. */
export interface BiddingOutcome {
  readonly pricePaise: Paise;
  /** Whether the bidder leads now who did not before. */
  readonly takesLead: boolean;
  readonly endsAt: Date;
  readonly extensions: number;
}

/** A price that a maximum at or above the reserve lifts to it. */
const lifted = (price: Paise, maximum: Paise, reserve: Paise | null): Paise =>
  reserve !== null && maximum >= reserve ? Math.max(price, reserve) : price;

/** When an auction ends after something that gives the others a reason to answer. */
function softClose({ endsAt, extensions }: AuctionBook, isNews: boolean, now: Date) {
  const isLate = endsAt.getTime() - now.getTime() < SOFT_CLOSE_MS;
  if (!isNews || !isLate || extensions >= MAX_EXTENSIONS) return { endsAt, extensions };
  return { endsAt: new Date(now.getTime() + SOFT_CLOSE_MS), extensions: extensions + 1 };
}

/**
 * The effect of a bid by a buyer who does not lead on an open auction; the bid names at least the least next
 * one. The higher maximum leads, the earlier where they are equal. The price is what the lower one leaves plus an increment,
 * never above the higher one, never below what the new leader named, and the reserve where that is within the maximum.
 */
export function outcomeOfBid(
  book: AuctionBook,
  leader: Pick<Bidding, 'maxPaise'> | null,
  bid: Bidding,
  now: Date,
): BiddingOutcome {
  const takesLead = leader === null || bid.maxPaise > leader.maxPaise;
  const higher = takesLead ? bid.maxPaise : leader.maxPaise;
  const lower = takesLead ? (leader?.maxPaise ?? null) : bid.maxPaise;
  const pushed = lower === null ? book.openingPaise : Math.min(higher, lower + incrementAt(lower));
  const named = takesLead ? bid.amountPaise : 0;
  const pricePaise = lifted(Math.max(pushed, named, book.pricePaise ?? 0), higher, book.reservePaise);
  return { pricePaise, takesLead, ...softClose(book, takesLead, now) };
}

/**
 * What the leader's own higher maximum makes of an auction: the price moves at most to the reserve, and only where that is
 * crossed, which counts for the end like a new leader.
 */
export function outcomeOfRaise(
  book: AuctionBook & { readonly pricePaise: Paise },
  maximum: Paise,
  now: Date,
): BiddingOutcome {
  const pricePaise = lifted(book.pricePaise, maximum, book.reservePaise);
  return { pricePaise, takesLead: false, ...softClose(book, pricePaise > book.pricePaise, now) };
}

/**
 * Where a live bid stands in an auction. The leader wins at the end if the price sells (`WINNING`); below the reserve
 * (`LEADING`) the farmer is asked. The difference is internal: outside `reserveStatus` says it.
 */
export const AuctionPlace = { WINNING: 'WINNING', LEADING: 'LEADING', OUTBID: 'OUTBID' } as const;
export type AuctionPlace = (typeof AuctionPlace)[keyof typeof AuctionPlace];

/** The place of who leads at a price. */
export const placeOfLeader = (price: Paise, reserve: Pick<AuctionBook, 'reservePaise'>): AuctionPlace =>
  wouldSell(price, reserve) ? AuctionPlace.WINNING : AuctionPlace.LEADING;

/** Until when a bid at this place is live: a leader below the reserve waits for the farmer too. */
export const bidEndsAt = (place: AuctionPlace, book: Pick<AuctionBook, 'endsAt'>): Date =>
  place === AuctionPlace.LEADING ? farmerAnswerBy(book) : book.endsAt;
