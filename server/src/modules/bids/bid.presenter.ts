import { toRupees } from '../../platform/money.js';
import type { BidEntity } from './bid.entity.js';
import { Bid } from './bid.types.js';

/** A bid as its buyer sees it. */
export function presentBid(bid: BidEntity): Bid {
  const { id, cropId, message, status, createdAt } = bid;
  return Object.assign(new Bid(), { id, cropId, bidAmount: toRupees(bid.amountPaise), message, status, createdAt });
}
