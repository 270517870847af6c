import type { RequestContext } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { DealEntity } from './deal.entity.js';
import { lastWeighing, withRow } from './deal-file.rules.js';
import { DealWeighingEntity } from './deal-part.entity.js';
import { DealActor, DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, moveDeal } from './move-deal.js';

/**
 * The buyer agrees to the last weighing. Throws what `moveDeal` throws, and DEAL_CHANGED where it was corrected since.
 */
export function confirmWeight(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, weighingId }: { readonly dealId: string; readonly weighingId?: unknown },
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.CONFIRM_WEIGHT }, async (tx, moving) => {
    const { record, move, viewer, now } = moving;
    const last = lastWeighing(record.file);
    if (last === undefined || last.id !== weighingId) {
      throw new AppError('DEAL_CHANGED', 'The farmer has corrected the weighing since. Please look at it first.', {
        details: { lastId: last?.id },
      });
    }
    const confirmed = { confirmedBy: DealActor.BUYER, confirmedAt: now < last.createdAt ? last.createdAt : now };
    await tx.db.update(DealWeighingEntity, { id: last.id }, confirmed);
    const after = { ...record.file, weighings: withRow(record.file.weighings, { ...last, ...confirmed }) };
    await record.step(move, { actorId: viewer.id, at: now, subjectId: last.id }, after);
  });
}
