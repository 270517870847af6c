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
 * Stores what the clock has decided about one auction, if no command did: each one that locks the crop's row does. Nothing
 * waits for it but the deal and the mails; every command and every read looks at the clock itself. A job that comes before
 * the end, which a late bid has moved or another clock shows, comes back at the end; one whose crop is gone has nothing to do.
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
