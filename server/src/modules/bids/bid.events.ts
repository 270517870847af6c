import type { CropEntity } from '../crops/crop.entity.js';
import type { Role } from '../users/user.types.js';
import type { BidEntity, OfferEntity } from './bid.entity.js';
import type { BidActor } from './bid.rules.js';

/*
 * What commands on bids publish. The transaction holds the crop's row, `bid` is as it is after the command, and `crop` as it
 * was found when the row was taken.
 */

/** A buyer placed a bid. */
export class BidPlaced {
  constructor(
    readonly bid: BidEntity,
    /** Its first offer. */
    readonly offer: OfferEntity,
    readonly crop: CropEntity,
    /** The live bid of the same buyer whose place it took; null if there was none. `BidEnded` was published before. */
    readonly replaced: BidEntity | null,
  ) {}
}

/**
 * One side named another price or quantity, and the other side is to answer: the farmer's counter-offer, the buyer's answer
 * to one, or a quantity that the buyer confirmed. `offer.madeBy` says whose it is.
 */
export class OfferCountered {
  constructor(
    readonly bid: BidEntity,
    readonly offer: OfferEntity,
    readonly crop: CropEntity,
  ) {}
}

/** A farmer took their unanswered counter-offer back: the buyer's own offer is the one that counts again. */
export class CounterWithdrawn {
  constructor(
    readonly bid: BidEntity,
    /** What was taken back. */
    readonly offer: OfferEntity,
    readonly crop: CropEntity,
  ) {}
}

/** Less is left of a crop than a live bid is for: its buyer is asked how much they still want. */
export class BidNeedsConfirmation {
  constructor(
    readonly bid: BidEntity,
    /** The buyer's offer that is for more than is left. */
    readonly offer: OfferEntity,
    readonly crop: CropEntity,
  ) {}
}

/** Both sides agree on an offer. What was agreed is taken from what remains of the crop. */
export class OfferAccepted {
  constructor(
    readonly bid: BidEntity,
    readonly offer: OfferEntity,
    readonly crop: CropEntity,
    /** The side that accepted what the other one had offered, or the clock at the end of an auction. */
    readonly acceptedBy: Role | 'clock',
  ) {}
}

/**
 * A bid is over without a deal. `bid.state` says how (REJECTED with the farmer's reason, DECLINED, WITHDRAWN, REPLACED, or
 * EXPIRED with `bid.endedReason`), and `by` who ended it: a side, the clock, or the crop, which is sold, removed or expired.
 */
export class BidEnded {
  constructor(
    readonly bid: BidEntity,
    readonly crop: CropEntity,
    readonly by: BidActor,
  ) {}
}
