import { toRupees } from '../../platform/money.js';
import type { QuantityUnit } from '../crops/crop.types.js';
import { totalOf } from '../crops/quantity.rules.js';
import type { BidEntity, OfferEntity } from './bid.entity.js';
import { awaited, isLive, standingAt, statusOf } from './bid.rules.js';
import { Bid, Offer } from './bid.types.js';

/** A bid as both of its sides see it, by the clock. */
export function presentBid(bid: BidEntity, now: Date): Bid {
  const { id, message, createdAt, declineReason, declineWords } = bid;
  const { state, endedReason } = standingAt(bid, now);
  return Object.assign(new Bid(), {
    id,
    bidAmount: toRupees(bid.amountPaise),
    message,
    status: statusOf(state),
    state,
    awaiting: awaited(state),
    endedReason,
    declineReason,
    declineWords,
    validUntil: isLive(state) ? bid.validUntil : null,
    createdAt,
    row: bid,
  });
}

/** An offer, its quantity in the unit of the crop; `awaiting` where it is the one that counts of a live bid. */
export function presentOffer(offer: OfferEntity, unit: QuantityUnit, awaiting: boolean): Offer {
  const { id, position, madeBy, pricePaise, quantity, respondsTo, validUntil, withdrawnAt, createdAt } = offer;
  return Object.assign(new Offer(), {
    id,
    position,
    madeBy,
    price: toRupees(pricePaise),
    quantity: { amount: quantity, unit },
    total: toRupees(totalOf(pricePaise, quantity)),
    respondsTo,
    awaiting,
    validUntil,
    withdrawnAt,
    createdAt,
  });
}
