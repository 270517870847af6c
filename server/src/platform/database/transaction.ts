import type { RequestContext } from '../context.js';
import { sqlState } from '../errors/postgres.js';

const ATTEMPTS = 3;
/** Serialization failure and deadlock: two transactions got in each other's way, and nothing was stored. The same work may pass when it is done again. */
const RETRYABLE = new Set(['40001', '40P01']);

/**
 * One command, one transaction. `work` gets a context whose `db` belongs to the transaction; on a serialization
 * failure or a deadlock the whole of it runs again in a fresh one, up to three times, with jitter. `afterCommit` hooks
 * run once the commit is durable; hooks of an attempt that was rolled back are dropped with it.
 * A call inside a transaction joins it.
 */
export async function inTransaction<T>(ctx: RequestContext, work: (ctx: RequestContext) => Promise<T>): Promise<T> {
  if (ctx.db.queryRunner?.isTransactionActive) return work(ctx);
  for (let attempt = 1; ; attempt += 1) {
    const hooks: Array<() => void | Promise<void>> = [];
    try {
      const result = await ctx.db.connection.transaction((db) =>
        work({
          ...ctx,
          db,
          afterCommit: async (hook) => {
            hooks.push(hook);
          },
        }),
      );
      for (const hook of hooks) await hook();
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      ctx.log.info({ attempt, sqlState: sqlState(error) }, 'transaction is tried again');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
