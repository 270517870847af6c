import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { cropRow, lockAnyCrop } from '../crops/crop-rows.js';
import { DealEntity } from './deal.entity.js';
import { dealNotFound } from './deal.policy.js';
import { DEAL_MOVES } from './deal.rules.js';
import { checkWords } from './deal-draft.rules.js';
import { type DealFile, lastWeighing, withRow } from './deal-file.rules.js';
import { DealWeighingEntity } from './deal-part.entity.js';
import { DealRecord } from './deal-record.js';
import { DealActor, DealState, DealStep } from './deal-step.types.js';

/** The operator's last word on a deal in dispute. */
export interface Decision {
  /** COMPLETED: what the farmer weighed stands. CANCELLED: the deal is undone. */
  readonly to: typeof DealState.COMPLETED | typeof DealState.CANCELLED;
  /** Why, for both sides to read. */
  readonly words: string;
}

/** The last weighing counts, whether or not the buyer agreed to it. */
async function confirmLast(tx: RequestContext, file: DealFile, now: Date): Promise<DealFile> {
  const last = lastWeighing(file);
  if (!last || last.confirmedAt) return file;
  const confirmed = { confirmedBy: DealActor.OPERATOR, confirmedAt: now };
  await tx.db.update(DealWeighingEntity, { id: last.id }, confirmed);
  return { ...file, weighings: withRow(file.weighings, { ...last, ...confirmed }) };
}

/**
 * Decides a dispute, under the locks of every step. For the operator's command: no authentication. Throws
 * NOT_FOUND where there is no deal with this number, CONFLICT where it is not in dispute, and BAD_USER_INPUT without words.
 */
export async function decideDispute(ctx: RequestContext, number: string, decision: Decision): Promise<DealEntity> {
  const words = checkWords(decision.words);
  const found = await ctx.db.findOneBy(DealEntity, { number });
  if (!found) throw dealNotFound();
  const decide = async (tx: RequestContext) => {
    await lockAnyCrop(tx, found.cropId);
    const record = await DealRecord.open(tx, found.id);
    const { state } = record.file.deal;
    const move = DEAL_MOVES.find(
      ({ name, from, to }) => name === DealStep.DECIDE && from === state && to === decision.to,
    );
    if (!move) throw new AppError('CONFLICT', 'This deal is not in dispute.');
    const now = tx.clock.now();
    const { file } = record;
    const after =
      decision.to === DealState.COMPLETED
        ? await confirmLast(tx, file, now)
        : { ...file, deal: { ...file.deal, cancelledBy: DealActor.OPERATOR } };
    await record.step(move, { actorId: null, at: now, words }, after);
    return record.file.deal;
  };
  return inTransaction(ctx, decide, { row: cropRow(found.cropId) });
}
