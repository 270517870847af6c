import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import type { DealEntity } from './deal.entity.js';
import { checkWeighing, type WeighingDraft } from './deal-draft.rules.js';
import { timeAfter } from './deal-file.rules.js';
import { DealWeighingEntity } from './deal-part.entity.js';
import { DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, moveDeal } from './move-deal.js';

/**
 * The farmer enters what was weighed, or corrects it while the buyer has not confirmed it: what stood before stays in the
 * timeline, with why it was corrected. Throws what `moveDeal` throws, and BAD_USER_INPUT: also where the quantity is more
 * than ten per cent from the agreed one and `confirmFar` does not say that it is meant.
 */
export function recordWeight(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, ...draft }: WeighingDraft & { readonly dealId: string },
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.RECORD_WEIGHT }, async (tx, moving) => {
    const { record, move, viewer, now } = moving;
    const { deal, weighings } = record.file;
    const { weighed, why } = checkWeighing(draft, deal, weighings.length > 0);
    const of = { id: newId(), dealId, pricePaise: deal.pricePaise, createdAt: timeAfter(weighings, now) };
    const weighing: DealWeighingEntity = { ...of, ...weighed, confirmedBy: null, confirmedAt: null };
    await tx.db.insert(DealWeighingEntity, weighing);
    const after = { ...record.file, weighings: [...weighings, weighing] };
    await record.step(move, { actorId: viewer.id, at: now, subjectId: weighing.id, words: why }, after);
  });
}
