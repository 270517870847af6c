import { dayInIndia } from '../../platform/calendar-day.js';
import { type AuctionStanding, AuctionState, auctionStateAt } from './auction.rules.js';
import type { CropEntity } from './crop.entity.js';
import { FOR_SALE } from './crop.policy.js';
import { CropStatus } from './crop.types.js';

/** Whether the last good day is over: a crop is good to the end of that day in India. */
export const isPast = (expiryDate: string | null, now: Date): boolean =>
  expiryDate !== null && expiryDate < dayInIndia(now);

/** What the clock decides of a crop by. */
export type CropStanding = Pick<
  CropEntity,
  'status' | 'expiryDate' | 'auctionState' | 'auctionEndsAt' | 'auctionPricePaise' | 'reservePricePaise'
>;

/** What the clock looks at of a crop's auction; null where there is none, or not yet. */
export function auctionOf(crop: Omit<CropStanding, 'status' | 'expiryDate'>): AuctionStanding | null {
  const { auctionState: state, auctionEndsAt: endsAt, auctionPricePaise: pricePaise } = crop;
  return state && endsAt && { state, endsAt, pricePaise, reservePaise: crop.reservePricePaise };
}

const STATUS_OF: Readonly<Record<AuctionState, CropStatus>> = {
  [AuctionState.LIVE]: CropStatus.ACTIVE,
  [AuctionState.AWAITING_FARMER]: CropStatus.PENDING,
  [AuctionState.SOLD]: CropStatus.SOLD,
  [AuctionState.NOT_SOLD]: CropStatus.EXPIRED,
  [AuctionState.REMOVED]: CropStatus.EXPIRED,
};

/**
 * Where a crop stands by the clock, stored or not. What is sold stays sold. An auction
 * ends by its own end, which is never after the last good day when it is listed.
 */
export function statusAt(crop: CropStanding, now: Date): CropStatus {
  const { status, expiryDate } = crop;
  if (!FOR_SALE.includes(status)) return status;
  const auction = auctionOf(crop);
  if (auction) return STATUS_OF[auctionStateAt(auction, now)];
  return isPast(expiryDate, now) ? CropStatus.EXPIRED : status;
}

/** Whether the clock has decided something about an auction that is not stored. */
export function isAuctionDue(crop: CropStanding, now: Date): boolean {
  const auction = auctionOf(crop);
  return auction !== null && FOR_SALE.includes(crop.status) && auctionStateAt(auction, now) !== auction.state;
}
