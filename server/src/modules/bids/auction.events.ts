import type { CropEntity } from '../crops/crop.entity.js';
import type { BidEntity } from './bid.entity.js';

/*
 * What happens in auctions. The transaction holds the crop's row; `crop` and the bids are as they are after it.
 */

/**
 * A bid was taken, or the leader's higher maximum met the reserve: the price, the leader or the end may be others than before.
 * A raised maximum without visible effect is not published.
 */
export class AuctionMoved {
  constructor(
    readonly crop: CropEntity,
    /** What the buyer placed, or their own leading bid. */
    readonly bid: BidEntity,
    readonly changed: {
      readonly price: boolean;
      /** Whether there is a new leader. */
      readonly leader: boolean;
      readonly end: boolean;
    },
    /** The bid that led before and leads no more, or the new one itself where it never led; null if no bid was out-bid. */
    readonly outbid: BidEntity | null,
    /** The live bid of the same buyer whose place the new one took. */
    readonly replaced: BidEntity | null,
  ) {}
}

/**
 * An auction came to its end, or the farmer's day to answer did, and it is written down: `crop.auctionState` is AWAITING_FARMER,
 * SOLD or NOT_SOLD. Also published when the farmer accepted.
 */
export class AuctionEnded {
  constructor(
    readonly crop: CropEntity,
    /** The bid that led; null without bids. */
    readonly leader: BidEntity | null,
  ) {}
}
