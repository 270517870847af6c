import type { RequestContext } from '../../platform/context.js';
import { addJob } from '../../platform/jobs/add-job.js';

/** The name of the job that writes down what the clock has decided about one auction. */
export const AUCTION_END = 'auction-end';

/** Queues it for the end of an auction; where the end moves, the job moves. */
export const queueAuctionEnd = (tx: RequestContext, cropId: string, runAt: Date): Promise<void> =>
  addJob(tx.db, { task: AUCTION_END, payload: { cropId }, key: `auction-end:${cropId}`, runAt });
