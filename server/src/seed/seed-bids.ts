import { BidEntity, NEW_BID, NEW_OFFER, type OfferEntity } from '../modules/bids/bid.entity.js';
import { COUNTER_VALID_MS, OFFER_VALID_MS, standingAt } from '../modules/bids/bid.rules.js';
import { BidState } from '../modules/bids/bid.types.js';
import { firstOffer, lastOf } from '../modules/bids/bid-rows.js';
import type { CropEntity } from '../modules/crops/crop.entity.js';
import type { UserEntity } from '../modules/users/user.entity.js';
import { Role } from '../modules/users/user.types.js';
import { newId } from '../platform/ids.js';
import { type Paise, toPaise } from '../platform/money.js';
import type { SeedBid } from './seed-file.js';
import { hoursBefore } from './seed-rows.js';

/** A seeded bid with every price that was named over it, oldest first. */
export interface SeededBid {
  readonly bid: BidEntity;
  readonly offers: readonly OfferEntity[];
}

function paise(rupees: number, { crop }: SeedBid): Paise {
  const amount = toPaise(rupees);
  if (amount === undefined) throw new Error(`server/data/seed-listings.json: a price on ${crop} is no amount.`);
  return amount;
}

/** The prices of both sides; each answers the one that counted then. */
function offersOf(seed: SeedBid, bid: BidEntity, now: Date): OfferEntity[] {
  const offers = [firstOffer(bid)];
  for (const { by, price, hoursAgo, takenBackHoursAgo } of seed.offers) {
    const { id: respondsTo, quantity } = lastOf(offers);
    const createdAt = hoursBefore(now, hoursAgo);
    offers.push({
      ...NEW_OFFER,
      id: newId(),
      bidId: bid.id,
      position: offers.length + 1,
      madeBy: by,
      pricePaise: paise(price, seed),
      quantity,
      respondsTo,
      validUntil: new Date(createdAt.getTime() + (by === Role.FARMER ? COUNTER_VALID_MS : OFFER_VALID_MS)),
      withdrawnAt: takenBackHoursAgo === null ? null : hoursBefore(now, takenBackHoursAgo),
      createdAt,
    });
  }
  return offers;
}

/** Where a seeded bid stands: ended by a side, by the clock, or waiting for one of its sides. */
function standingOf(seed: SeedBid, last: OfferEntity, now: Date): Partial<BidEntity> {
  const { answer, end, lessLeftHoursAgo } = seed;
  if (end) {
    return { state: end.state, endedAt: hoursBefore(now, end.hoursAgo), declineWords: end.words };
  }
  if (answer) {
    const endedAt = hoursBefore(now, answer.hoursAgo);
    if (answer.accepted) return { state: BidState.ACCEPTED, endedAt };
    return { state: BidState.REJECTED, endedAt, declineReason: answer.reason };
  }
  const { validUntil } = last;
  const live = last.madeBy === Role.FARMER ? BidState.COUNTERED : BidState.OPEN;
  const state = lessLeftHoursAgo === null ? live : BidState.NEEDS_CONFIRMATION;
  const standing = standingAt({ state, validUntil, endedReason: null, auctionPlace: null }, now);
  return { ...standing, validUntil, endedAt: standing.state === BidState.EXPIRED ? validUntil : null };
}

/** A seeded bid, dated back from now. */
export function seededBid(seed: SeedBid, crop: CropEntity, buyer: UserEntity, now: Date): SeededBid {
  const createdAt = hoursBefore(now, seed.placedHoursAgo);
  const bid: BidEntity = Object.assign(new BidEntity(), {
    ...NEW_BID,
    id: newId(),
    cropId: crop.id,
    buyerId: buyer.id,
    amountPaise: paise(seed.bidAmount, seed),
    quantity: seed.quantity ?? crop.quantityAmount,
    message: seed.message,
    validUntil: new Date(createdAt.getTime() + OFFER_VALID_MS),
    createdAt,
  });
  const offers = offersOf(seed, bid, now);
  return { bid: Object.assign(bid, standingOf(seed, lastOf(offers), now)), offers };
}
