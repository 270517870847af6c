import type { RequestContext } from '../../platform/context.js';
import { returnQuantity } from '../crops/return-quantity.js';
import type { DealEntity } from './deal.entity.js';
import { DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, moveDeal } from './move-deal.js';

/**
 * After a deal was cancelled the farmer says whether the crop is still there: then its quantity goes back to the listing.
 * Throws what `moveDeal` throws.
 */
export function sayStillThere(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, stillThere }: { readonly dealId: string; readonly stillThere: boolean },
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.SAY_STILL_THERE }, async (tx, moving) => {
    const { record, move, viewer, now, crop } = moving;
    const { deal } = record.file;
    if (stillThere) await returnQuantity(tx, crop, deal.quantity);
    const after = { ...record.file, deal: { ...deal, stillThere } };
    await record.step(move, { actorId: viewer.id, at: now }, after);
  });
}
