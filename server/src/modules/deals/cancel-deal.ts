import type { RequestContext } from '../../platform/context.js';
import { returnQuantity } from '../crops/return-quantity.js';
import { Role } from '../users/user.types.js';
import type { DealEntity } from './deal.entity.js';
import { type CancelDraft, checkCancel } from './deal-draft.rules.js';
import { DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, moveDeal } from './move-deal.js';

/** Which deal is given up, and why; of the farmer also whether the crop is still there. */
export interface CancelCall extends CancelDraft {
  readonly dealId: string;
  /** Left out, the farmer is asked later (`sayStillThere`). From the buyer it means nothing. */
  readonly stillThere?: boolean | null | undefined;
}

/**
 * A side gives the deal up, before it was weighed; that counts in their record. What was sold goes back to the listing
 * where the farmer says that it is still there, now or later. Throws what `moveDeal` throws, and BAD_USER_INPUT.
 */
export function cancelDeal(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, stillThere = null, ...draft }: CancelCall,
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.CANCEL }, async (tx, moving) => {
    const { record, move, side, viewer, now, crop } = moving;
    const { reason, words } = checkCancel(draft);
    const said = side === Role.FARMER ? stillThere : null;
    const { deal } = record.file;
    if (said === true) await returnQuantity(tx, crop, deal.quantity);
    const cancelled = { cancelledBy: side, cancelReason: reason, stillThere: said };
    const after = { ...record.file, deal: { ...deal, ...cancelled } };
    await record.step(move, { actorId: viewer.id, at: now, words }, after);
  });
}
