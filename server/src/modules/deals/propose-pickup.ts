import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import type { DealEntity } from './deal.entity.js';
import { checkPickup, type PickupDraft } from './deal-draft.rules.js';
import { timeAfter } from './deal-file.rules.js';
import { DealPickupEntity } from './deal-part.entity.js';
import { DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, moveDeal } from './move-deal.js';

/**
 * A side names a day and a place of pick-up; what was agreed before holds until the other side confirms the new one.
 * Throws what `moveDeal` throws, and BAD_USER_INPUT.
 */
export function proposePickup(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, ...draft }: PickupDraft & { readonly dealId: string },
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.PROPOSE_PICK_UP }, async (tx, moving) => {
    const { record, move, side, viewer, now } = moving;
    const createdAt = timeAfter(record.file.pickups, now);
    const named = { id: newId(), dealId, ...checkPickup(draft, now), proposedBy: side, createdAt };
    const pickup: DealPickupEntity = { ...named, confirmedAt: null };
    await tx.db.insert(DealPickupEntity, pickup);
    const after = { ...record.file, pickups: [...record.file.pickups, pickup] };
    await record.step(move, { actorId: viewer.id, at: now, subjectId: pickup.id }, after);
  });
}
