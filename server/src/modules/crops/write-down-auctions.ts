import { LessThanOrEqual } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { writeDownEach } from '../../platform/jobs/write-down-each.js';
import { AuctionState, FARMER_ANSWER_MS } from './auction.rules.js';
import { queueAuctionEnd } from './auction-job.js';
import { CropEntity } from './crop.entity.js';
import { cropRow, lockCropIfThere } from './crop-rows.js';
import { isAuctionDue } from './expiry.rules.js';

/** How many are written down in one turn; the rest waits for the next. */
const AT_ONCE = 100;

/**
 * Stores that an auction has ended, or that the farmer's day to answer is over, if no command did: locking the crop's row stores
 * it (`lockCropIfThere`). Only the deal and the mails wait for this job; every command and every read compares the end with the clock.
 * A job that runs while the auction is still live, because a late bid moved the end or another clock is ahead, is queued again
 * for the end. For the end of the farmer's day `bids/end-auction.ts` queues another; where that one runs too early,
 * `writeDownDueAuctions` stores the end later. A crop that is gone needs nothing more.
 */
export async function writeDownAuction(ctx: RequestContext, cropId: string): Promise<void> {
  const write = async (tx: RequestContext) => {
    const crop = await lockCropIfThere(tx, cropId);
    if (crop?.auctionState !== AuctionState.LIVE || !crop.auctionEndsAt) return;
    await queueAuctionEnd(tx, cropId, crop.auctionEndsAt);
  };
  await inTransaction(ctx, write, { row: cropRow(cropId) });
}

/** The same for all that are due, at most a hundred a turn: their jobs may have died with a worker. Gives how many. */
export async function writeDownDueAuctions(ctx: RequestContext): Promise<number> {
  const now = ctx.clock.now();
  const { LIVE, AWAITING_FARMER } = AuctionState;
  const due = await ctx.db.find(CropEntity, {
    where: [
      { auctionState: LIVE, auctionEndsAt: LessThanOrEqual(now) },
      { auctionState: AWAITING_FARMER, auctionEndsAt: LessThanOrEqual(new Date(now.getTime() - FARMER_ANSWER_MS)) },
    ],
    order: { auctionEndsAt: 'ASC' },
    take: AT_ONCE,
  });
  const over = due.filter((one) => isAuctionDue(one, now));
  return writeDownEach(ctx, over, async ({ id }) => {
    await writeDownAuction(ctx, id);
    return 1;
  });
}
