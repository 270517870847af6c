import { toRupees } from '../../platform/money.js';
import type { CropEntity } from '../crops/crop.entity.js';
import type { BidEntity } from './bid.entity.js';
import { Bid, BidCrop } from './bid.types.js';

/** A bid as its buyer sees it. */
export function presentBid(bid: BidEntity): Bid {
  const { id, cropId, message, status, createdAt } = bid;
  return Object.assign(new Bid(), { id, cropId, bidAmount: toRupees(bid.amountPaise), message, status, createdAt });
}

/** A crop as its bidders see it, also after it was removed. */
export function presentBidCrop(crop: CropEntity): BidCrop {
  const { id, farmerId, cropName, status, deletedAt } = crop;
  return Object.assign(new BidCrop(), {
    id,
    farmerId,
    cropName,
    status,
    basePrice: toRupees(crop.basePricePaise),
    quantity: { amount: crop.quantityAmount, unit: crop.quantityUnit },
    listed: deletedAt === null,
  });
}
