import type { RequestContext } from '../context.js';

/**
 * Does what is due, one after the other. One that fails, because its row is locked for long, say, is logged and found again
 * the next time: what comes after it does not wait for it.
 * @param write gives how many rows it wrote down; it is asked under locks of its own whether it is still due.
 * @returns how many were written in all.
 */
export async function writeDownEach<Due extends { readonly id: string }>(
  ctx: RequestContext,
  due: readonly Due[],
  write: (one: Due) => Promise<number>,
): Promise<number> {
  let written = 0;
  for (const one of due) {
    try {
      written += await write(one);
    } catch (error) {
      ctx.log.error({ err: error, id: one.id }, 'what the clock has decided could not be written down');
    }
  }
  return written;
}
