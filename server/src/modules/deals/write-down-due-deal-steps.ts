import { LessThanOrEqual } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { writeDownEach } from '../../platform/jobs/write-down-each.js';
import { cropRow, lockAnyCrop } from '../crops/crop-rows.js';
import { DealEntity } from './deal.entity.js';
import { DealRecord } from './deal-record.js';

/** So many deals a turn; the next minute goes on. */
const A_TURN = 100;

/**
 * Stores what the clock has decided in deals: an unanswered weighing is confirmed, a deal that was not picked
 * up is given up, an unanswered payment goes to the operator. Each deal in a transaction of its own, under
 * the locks of a command; what was stored meanwhile is left alone. Gives how many
 * steps it wrote; one deal that fails is logged and tried again the next time.
 */
export async function writeDownDueDealSteps(ctx: RequestContext): Promise<number> {
  const asked = { where: { dueAt: LessThanOrEqual(ctx.clock.now()) }, order: { dueAt: 'ASC' }, take: A_TURN } as const;
  const due = await onPrimary(ctx.db, (db) => db.find(DealEntity, asked));
  return writeDownEach(ctx, due, ({ id, cropId }) => {
    const writeDown = async (tx: RequestContext) => {
      await lockAnyCrop(tx, cropId);
      return (await DealRecord.open(tx, id)).catchUp(tx.clock.now());
    };
    return inTransaction(ctx, writeDown, { row: cropRow(cropId) });
  });
}
