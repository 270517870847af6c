import type { RequestContext } from '../context.js';

/** A table whose rows are jobs themselves, stored with what they are about. */
export interface JobQueue {
  /** Does some of what is due, no more than a stop waits for, and says whether there may be more. */
  work(ctx: RequestContext): Promise<boolean>;
  /** How many rows are due and not done. */
  waiting(ctx: RequestContext): Promise<number>;
}

/**
 * What is done in the background. Everything here may be done twice, and by any server: it looks at what is there and does
 * what is still to be done.
 */
export interface Jobs {
  /** Tasks queued with `addJob`, by name. */
  readonly tasks: Readonly<Record<string, (ctx: RequestContext, payload: unknown) => Promise<void>>>;
  /** By name; asked as often as the queue of tasks. */
  readonly queues: Readonly<Record<string, JobQueue>>;
  /** What is looked for every minute, by name: gives how many rows it dealt with, a hundred at most. */
  readonly everyMinute: Readonly<Record<string, (ctx: RequestContext) => Promise<number>>>;
}

/** Turns of a sweep in a row: what is left then is for the next minute. */
const MAX_TURNS = 20;

/** Does what is due of one kind, turn by turn, until nothing is left. */
export async function sweep(makeContext: () => RequestContext, one: Jobs['everyMinute'][string]): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    if ((await one(makeContext())) === 0) return;
  }
}
