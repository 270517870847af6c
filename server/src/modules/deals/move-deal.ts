import type { RequestContext, Viewer } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { isId } from '../../platform/ids.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { cropRow, lockAnyCrop } from '../crops/crop-rows.js';
import { requireViewer } from '../users/require-viewer.js';
import type { Role } from '../users/user.types.js';
import { DealEntity } from './deal.entity.js';
import { DEAL_LIMITS } from './deal.limits.js';
import { dealNotFound, sideOfDeal } from './deal.policy.js';
import { certainMove, type DealMove } from './deal.rules.js';
import { isDone } from './deal-file.rules.js';
import { DealRecord } from './deal-record.js';
import { DealState, DealStep } from './deal-step.types.js';
import { requireStep } from './deal-turns.rules.js';

export interface MoveDealDependencies {
  readonly limits: RateLimits;
}

/** A deal whose step is being done, with its row and its crop's row held. */
export interface Moving {
  readonly record: DealRecord;
  readonly crop: CropEntity;
  readonly side: Role;
  readonly viewer: Viewer;
  /** What the step makes of the deal. */
  readonly move: DealMove;
  readonly now: Date;
}

/** Which deal of the caller, and which side they are: none of that ever changes, so it needs no lock. Throws NOT_FOUND. */
export async function findSide(ctx: RequestContext, viewer: Viewer, dealId: string) {
  const deal = isId(dealId) ? await onPrimary(ctx.db, (db) => db.findOneBy(DealEntity, { id: dealId })) : null;
  const side = deal && sideOfDeal(viewer, deal);
  if (!deal || !side) throw dealNotFound();
  return { deal, side };
}

/**
 * Does a step of a deal in one transaction that holds the crop's row and then the deal's, and only where the table of
 * `deal.rules.ts` has it; what the clock has decided before is written down first. A deal that is weighed and paid after it
 * is completed. Throws UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND for everybody but the two sides, and what `requireStep` and
 * `work` throw.
 */
export async function moveDeal(
  ctx: RequestContext,
  { limits }: MoveDealDependencies,
  { dealId, step }: { readonly dealId: string; readonly step: DealStep },
  work: (tx: RequestContext, moving: Moving) => Promise<void>,
): Promise<DealEntity> {
  const viewer = requireViewer(ctx.viewer);
  await limits.consume(DEAL_LIMITS.dealSteps, viewer.id);
  const { deal, side } = await findSide(ctx, viewer, dealId);
  await limits.consume(DEAL_LIMITS.stepsOfDeal, `${viewer.id}:${deal.id}`);
  const move = async (tx: RequestContext) => {
    const crop = await lockAnyCrop(tx, deal.cropId);
    const record = await DealRecord.open(tx, deal.id);
    // The clock is read after the locks: the wait may have passed a deadline.
    const now = tx.clock.now();
    await record.catchUp(now);
    await work(tx, { record, crop, side, viewer, now, move: requireStep(record.file, step, side, now) });
    if (record.file.deal.state === DealState.WEIGHED && isDone(record.file)) {
      const completing = certainMove(DealState.WEIGHED, DealStep.COMPLETE, side);
      await record.step(completing, { actorId: viewer.id, at: now }, record.file);
    }
    return record.file.deal;
  };
  return inTransaction(ctx, move, { row: cropRow(deal.cropId) });
}
