import { IsNull, LessThanOrEqual } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { writeDownEach } from '../../platform/jobs/write-down-each.js';
import { cropRow, lockAnyCrop } from '../crops/crop-rows.js';
import { BidEntity } from './bid.entity.js';
import { isLive, standingAt } from './bid.rules.js';
import { endBid } from './bid-rows.js';

/** How many a turn writes down at most. */
const AT_ONCE = 100;

/** Stores that a bid's time is over, if that was not done before. */
function writeDown(ctx: RequestContext, { id, cropId }: BidEntity): Promise<boolean> {
  const write = async (tx: RequestContext) => {
    const crop = await lockAnyCrop(tx, cropId);
    const bid = await tx.db.findOneByOrFail(BidEntity, { id });
    const now = tx.clock.now();
    const { state, endedReason } = standingAt(bid, now);
    // Answered, or given more time, since it was found.
    if (!isLive(bid.state) || isLive(state)) return false;
    await endBid(tx, bid, { state, endedReason }, now, { crop, by: 'clock' });
    return true;
  };
  return inTransaction(ctx, write, { row: cropRow(cropId) });
}

/**
 * Writes down the bids at a fixed price whose time is over by the clock, at most a hundred, each in a transaction of its own, and publishes
 * `BidEnded` for each. Nothing waits for it: every command and every list looks at the clock itself. Returns how many it
 * wrote down; one that fails is logged and tried again the next time.
 */
export async function writeDownExpiredBids(ctx: RequestContext): Promise<number> {
  const due = await ctx.db.find(BidEntity, {
    where: { endedAt: IsNull(), validUntil: LessThanOrEqual(ctx.clock.now()), auctionPlace: IsNull() },
    order: { validUntil: 'ASC' },
    take: AT_ONCE,
  });
  return writeDownEach(ctx, due, async (bid) => Number(await writeDown(ctx, bid)));
}
