import type { RequestContext } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isId } from '../../platform/ids.js';
import { requireViewer } from '../auth/require-viewer.js';
import { cropRow, lockCrop } from '../crops/crop-rows.js';
import { Role } from '../users/user.types.js';
import type { AnswerDependencies } from './answer-offer.js';
import { BidEntity } from './bid.entity.js';
import { BID_LIMITS } from './bid.limits.js';
import { bidNotFound, sideOf } from './bid.policy.js';
import { requireMove } from './bid.rules.js';
import { BidAction } from './bid.types.js';
import { bidWithCrop, endBid } from './bid-rows.js';

/**
 * Takes a bid back while nobody has answered it. Throws UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND for everybody but its two
 * sides, FORBIDDEN for the farmer, and what `requireMove` throws.
 */
export async function withdrawBid(
  ctx: RequestContext,
  { limits }: AnswerDependencies,
  bidId: string,
): Promise<BidEntity> {
  const viewer = requireViewer(ctx.viewer);
  await limits.consume(BID_LIMITS.bidAnswers, viewer.id);
  const found = isId(bidId) ? await onPrimary(ctx.db, (db) => bidWithCrop(db, bidId)) : null;
  const side = found && sideOf(viewer, found.bid, found.crop);
  if (!found || !side) throw bidNotFound();
  if (side === Role.FARMER) throw new AppError('FORBIDDEN', 'Only the buyer who placed a bid can take it back.');
  const withdraw = async (tx: RequestContext) => {
    await lockCrop(tx, found.crop.id);
    const bid = await tx.db.findOneByOrFail(BidEntity, { id: bidId });
    const now = tx.clock.now();
    return endBid(tx, bid, { state: requireMove(bid, BidAction.WITHDRAW, side, now).to }, now);
  };
  return inTransaction(ctx, withdraw, { row: cropRow(found.crop.id) });
}
