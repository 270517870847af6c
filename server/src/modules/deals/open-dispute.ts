import type { RequestContext } from '../../platform/context.js';
import type { DealEntity } from './deal.entity.js';
import { checkWords } from './deal-draft.rules.js';
import { DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, moveDeal } from './move-deal.js';

/**
 * A side does not agree to what was weighed or paid, or adds to what was said in the dispute: the operator decides, and
 * until then the deal's clock stands still. Throws what `moveDeal` throws, and BAD_USER_INPUT.
 */
export function openDispute(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, words }: { readonly dealId: string; readonly words?: unknown },
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.DISPUTE }, async (_tx, moving) => {
    const { record, move, viewer, now } = moving;
    await record.step(move, { actorId: viewer.id, at: now, words: checkWords(words) }, record.file);
  });
}
