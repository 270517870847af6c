import { contextWith, type RequestContext } from '../context.js';
import { sqlState } from '../errors/postgres.js';
import { NotTogetherError } from './grouped-line.js';
import { busy, takeTurn, turnsOf } from './turns.js';
import { UnitOfWork } from './unit-of-work.js';

const ATTEMPTS = 3;
/** Serialization failure and deadlock: two transactions got in each other's way, and nothing was stored. The same work may pass when it is done again. */
const RETRYABLE = new Set(['40001', '40P01']);
/** Others held a row for longer than the connection's `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface TransactionOptions {
  /** The row that the work locks first, by a name of its own: who waits for it waits without a connection (`turns.ts`). */
  readonly row?: string;
  /**
   * Whether it goes with those of others that do the same at the same moment (`grouped-transactions.ts`): for what is done all day in a few
   * statements, which all say how they go with others. It may be begun twice; where the commit
   * throws `NotTogetherError`, whoever keeps the unit has to do all of it again. What its answer shows is there without a question.
   */
  readonly isGrouped?: boolean;
}

/**
 * One command, one transaction. `work` gets a context whose `db` belongs to the transaction; on a serialization
 * failure or a deadlock the whole of it runs again in a fresh one, up to three times, with jitter. `afterCommit` hooks
 * run once the commit is durable; hooks of an attempt that was rolled back are dropped with it.
 * A call inside a transaction joins it. Where the request keeps its unit of work, the transaction stays open for what
 * the answer reads, and commits when that is made.
 */
export async function inTransaction<T>(
  ctx: RequestContext,
  work: (ctx: RequestContext) => Promise<T>,
  { row, isGrouped = false }: TransactionOptions = {},
): Promise<T> {
  if (ctx.db.queryRunner?.isTransactionActive) return work(ctx);
  const isKept = ctx.unit.isKept;
  const unit = isKept ? ctx.unit : new UnitOfWork(ctx.db, () => ctx.log);
  try {
    if (row !== undefined) await unit.keepTurn(`row ${row}`, () => takeTurn(ctx, 'rows', row));
    const result = await tried(ctx, unit, work, isGrouped);
    if (!isKept) await unit.commit();
    return result;
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    if (row !== undefined) turnsOf(ctx.db.connection).rows.refuseWaiting(row);
    throw busy(error);
  } finally {
    if (!isKept) await unit.end();
  }
}

async function tried<T>(
  ctx: RequestContext,
  unit: UnitOfWork,
  work: (ctx: RequestContext) => Promise<T>,
  isGrouped: boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const db = await unit.begin(isGrouped && unit.mayBeGrouped);
      return await work(contextWith(ctx, { db, afterCommit: async (hook) => unit.afterCommit(hook) }));
    } catch (error) {
      if (error instanceof NotTogetherError) {
        await unit.goAlone(error);
        return tried(ctx, unit, work, false);
      }
      await unit.rollBack();
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      ctx.log.info({ attempt, sqlState: sqlState(error) }, 'transaction is tried again');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
