import { toRupees } from '../../platform/money.js';
import type { CropEntity } from '../crops/crop.entity.js';
import type { QuantityUnit } from '../crops/crop.types.js';
import { totalOf } from '../crops/quantity.rules.js';
import { AuctionPlace } from './auction-bid.rules.js';
import type { BidEntity, OfferEntity } from './bid.entity.js';
import { awaitedOn, isLive, standingOn, statusOf } from './bid.rules.js';
import { Bid, BidStanding, Offer } from './bid.types.js';

const standingOf = ({ auctionPlace }: BidEntity): BidStanding | null =>
  auctionPlace && (auctionPlace === AuctionPlace.OUTBID ? BidStanding.OUTBID : BidStanding.LEADING);

/** A bid as both of its sides see it, by the clock. */
export function presentBid(bid: BidEntity, crop: Pick<CropEntity, 'status'>, now: Date): Bid {
  const { id, message, createdAt, declineReason, declineWords } = bid;
  const { state, endedReason } = standingOn(crop, bid, now);
  return Object.assign(new Bid(), {
    id,
    bidAmount: toRupees(bid.amountPaise),
    message,
    status: statusOf(state),
    state,
    awaiting: awaitedOn(crop, bid, now),
    endedReason,
    declineReason,
    declineWords,
    validUntil: isLive(state) ? bid.validUntil : null,
    createdAt,
    standing: standingOf(bid),
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
