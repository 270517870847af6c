import type { DealEntity } from '../deals/deal.entity.js';
import type { RatingEntity } from './rating.entity.js';

/**
 * A side has rated its deal; the transaction holds the crop's row. Where it is the second of the two, both become visible
 * at once; the first one is not shown yet.
 */
export class DealRated {
  constructor(
    readonly deal: DealEntity,
    readonly rating: RatingEntity,
    /** The ratings that everybody can read from now on: both of the deal, or none. */
    readonly shown: readonly RatingEntity[],
  ) {}
}
