import type { CropEntity } from '../crops/crop.entity.js';
import type { Role } from '../users/user.types.js';
import type { BidEntity, OfferEntity } from './bid.entity.js';

/** Both sides agree on an offer. The transaction holds the crop's row, and what was agreed is taken from what remains. */
export class OfferAccepted {
  constructor(
    readonly bid: BidEntity,
    readonly offer: OfferEntity,
    readonly crop: CropEntity,
    /** The side that accepted what the other one had offered. */
    readonly acceptedBy: Role,
  ) {}
}
