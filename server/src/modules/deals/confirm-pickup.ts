import type { RequestContext } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { DealEntity } from './deal.entity.js';
import { openPickup, withRow } from './deal-file.rules.js';
import { DealPickupEntity } from './deal-part.entity.js';
import { DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, moveDeal } from './move-deal.js';

/**
 * The other side agrees to the day and place that were named last. Throws what `moveDeal` throws, and DEAL_CHANGED where
 * others were named since.
 */
export function confirmPickup(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, pickupId }: { readonly dealId: string; readonly pickupId?: unknown },
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.CONFIRM_PICK_UP }, async (tx, moving) => {
    const { record, move, viewer, now } = moving;
    const open = openPickup(record.file);
    if (open === undefined || open.id !== pickupId) {
      throw new AppError('DEAL_CHANGED', 'Another day or place was named since. Please look at it first.', {
        details: { lastId: open?.id },
      });
    }
    const confirmedAt = now < open.createdAt ? open.createdAt : now;
    await tx.db.update(DealPickupEntity, { id: open.id }, { confirmedAt });
    const after = { ...record.file, pickups: withRow(record.file.pickups, { ...open, confirmedAt }) };
    await record.step(move, { actorId: viewer.id, at: now, subjectId: open.id }, after);
  });
}
