import type { Deal } from '../modules/deals/deal.types.js';
import { partyOf } from '../modules/deals/deal-rows.js';
import type { RatingEntity } from '../modules/ratings/rating.entity.js';
import { presentRating } from '../modules/ratings/rating.presenter.js';
import { mayRate, windowEnd } from '../modules/ratings/rating.rules.js';
import { dealRatingsLoader } from '../modules/ratings/rating-rows.js';
import type { RequestContext } from '../platform/context.js';
import { withUnderscoreId } from './crop.presenter.js';

/** A rating with who gave it. */
export async function ratingItem(ctx: RequestContext, row: RatingEntity) {
  const { byId, ...rating } = presentRating(row);
  const { id, firstName, role } = await partyOf(ctx, byId);
  return { ...withUnderscoreId(rating), by: withUnderscoreId({ id, firstName, role }) };
}

/** What a side of a deal may see of its ratings. */
export async function ratingsOfDeal(ctx: RequestContext, deal: Pick<Deal, 'id' | 'yourSide' | 'state' | 'endedAt'>) {
  const { given, shown } = await dealRatingsLoader(ctx).load(deal.id);
  const own = given.find(({ side }) => side === deal.yourSide);
  const other = shown.find(({ side }) => side !== deal.yourSide);
  const rateBy = windowEnd(deal);
  return {
    yourRating: own ? await ratingItem(ctx, own) : null,
    theirRating: other ? await ratingItem(ctx, other) : null,
    canRate: mayRate(rateBy, own !== undefined, ctx.clock.now()),
    rateBy,
  };
}
