import { contextWith, keepsValues, type RequestContext } from '../context.js';
import { sqlState } from '../errors/postgres.js';
import { busy, enterQueue, rowQueuesOf } from './row-queue.js';
import { UnitOfWork } from './unit-of-work.js';

const ATTEMPTS = 3;
/** Serialization failure and deadlock: two transactions got in each other's way, and nothing was stored. The same work may pass when it is done again. */
const RETRYABLE = new Set(['40001', '40P01']);
/** Others held a row for longer than the connection's `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface TransactionOptions {
  /** The row that the work locks first, by a name of its own: who waits for it waits without a connection (`row-queue.ts`). */
  readonly row?: string;
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
  { row }: TransactionOptions = {},
): Promise<T> {
  if (ctx.db.queryRunner?.isTransactionActive) return work(ctx);
  const done = row === undefined ? undefined : await enterQueue(ctx, 'rows', row);
  const isKept = ctx.unit.isKept;
  const unit = isKept ? ctx.unit : new UnitOfWork(ctx.db, () => ctx.log);
  if (done) unit.atEnd(done);
  try {
    const result = await tried(ctx, unit, work);
    if (!isKept) await unit.commit();
    return result;
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    if (row !== undefined) rowQueuesOf(ctx.db.connection).rows.refuseWaiting(row);
    throw busy(error);
  } finally {
    if (!isKept) await unit.end();
  }
}

async function tried<T>(ctx: RequestContext, unit: UnitOfWork, work: (ctx: RequestContext) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const db = await unit.begin();
      const afterCommit: RequestContext['afterCommit'] = async (hook) => unit.afterCommit(hook);
      // Loaders read through the connection that they were made with, and this one is given back before the context ends.
      const perRequest = unit.isKept ? {} : { perRequest: keepsValues() };
      return await work(contextWith(ctx, { db, afterCommit, ...perRequest }));
    } catch (error) {
      await unit.rollBack();
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      ctx.log.info({ attempt, sqlState: sqlState(error) }, 'transaction is tried again');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
