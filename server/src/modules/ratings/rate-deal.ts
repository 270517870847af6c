import type { RequestContext } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { publish } from '../../platform/events.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { isId, newId } from '../../platform/ids.js';
import { cropRow, lockAnyCrop } from '../crops/crop-rows.js';
import { DealEntity } from '../deals/deal.entity.js';
import { sideOfDeal } from '../deals/deal.policy.js';
import { DealRecord } from '../deals/deal-record.js';
import { requireViewer } from '../users/require-viewer.js';
import { Role } from '../users/user.types.js';
import { RatingEntity } from './rating.entity.js';
import { DealRated } from './rating.events.js';
import { RATING_LIMITS } from './rating.limits.js';
import { checkRating, type RatingDraft, requireOpenWindow, windowEnd } from './rating.rules.js';

export interface RateDealDependencies {
  readonly limits: RateLimits;
}

/** Which deal is rated, and how, as it came over the wire. */
export interface RateDealCall extends RatingDraft {
  readonly dealId: string;
}

/**
 * Rates the other side of a completed deal, once and within seven days; the same rating again is the one that is there.
 * Throws UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, NOT_FOUND for everybody but the two sides, and CONFLICT before the
 * deal is completed, after its window, and where the side has rated otherwise.
 */
export async function rateDeal(
  ctx: RequestContext,
  { limits }: RateDealDependencies,
  { dealId, ...draft }: RateDealCall,
): Promise<DealEntity> {
  const viewer = requireViewer(ctx.viewer);
  const checked = checkRating(draft);
  await limits.consume(RATING_LIMITS.ratings, viewer.id);
  const found = isId(dealId) ? await onPrimary(ctx.db, (db) => db.findOneBy(DealEntity, { id: dealId })) : null;
  const side = found && sideOfDeal(viewer, found);
  if (!found || !side) throw new AppError('NOT_FOUND', 'Deal not found.');

  const rate = async (tx: RequestContext) => {
    await lockAnyCrop(tx, found.cropId);
    const record = await DealRecord.open(tx, found.id);
    // The clock is asked after the locks: waiting for them may have taken the rest of the window.
    const createdAt = tx.clock.now();
    await record.catchUp(createdAt);
    const { deal } = record.file;
    const given = await tx.db.findBy(RatingEntity, { dealId: deal.id });
    const own = given.find((rating) => rating.side === side);
    if (own) {
      if (own.stars === checked.stars && own.words === checked.words) return deal;
      throw new AppError('CONFLICT', 'You have rated this deal already.');
    }
    const rating: RatingEntity = {
      ...checked,
      id: newId(),
      dealId: deal.id,
      farmerId: deal.farmerId,
      buyerId: deal.buyerId,
      side,
      aboutId: side === Role.FARMER ? deal.buyerId : deal.farmerId,
      closesAt: requireOpenWindow(windowEnd(deal), createdAt),
      createdAt,
    };
    await tx.db.insert(RatingEntity, rating);
    await publish(tx, new DealRated(deal, rating, given.length > 0 ? [...given, rating] : []));
    return deal;
  };
  return inTransaction(ctx, rate, { row: cropRow(found.cropId) });
}
