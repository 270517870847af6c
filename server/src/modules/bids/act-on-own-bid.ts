import type { RequestContext } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isId } from '../../platform/ids.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { cropRow, lockCrop } from '../crops/crop-rows.js';
import { requireViewer } from '../users/require-viewer.js';
import { Role } from '../users/user.types.js';
import type { AnswerDependencies } from './answer-offer.js';
import { BidEntity } from './bid.entity.js';
import { BID_LIMITS } from './bid.limits.js';
import { bidNotFound, sideOf } from './bid.policy.js';
import { type BidMove, requireMove } from './bid.rules.js';
import type { BidAction } from './bid.types.js';
import { bidWithCrop } from './bid-rows.js';

/** A buyer's own bid, with the crop's row held, and what the action makes of it. */
export interface OwnBid {
  readonly bid: BidEntity;
  readonly crop: CropEntity;
  readonly move: BidMove;
  readonly now: Date;
}

/** Which bid its buyer does what with; `forbidden` is the refusal for the farmer of the crop. */
export interface OwnBidCall {
  readonly bidId: string;
  readonly action: BidAction;
  readonly forbidden: string;
}

/**
 * Does what a buyer does with a bid of theirs, in one transaction that holds the crop's row, and only where the table of
 * `bid.rules.ts` has it. Throws UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND for everybody but its two sides, FORBIDDEN for the
 * farmer, and what `requireMove` and `work` throw.
 */
export async function actOnOwnBid(
  ctx: RequestContext,
  { limits }: AnswerDependencies,
  { bidId, action, forbidden }: OwnBidCall,
  work: (tx: RequestContext, own: OwnBid) => Promise<BidEntity>,
): Promise<BidEntity> {
  const viewer = requireViewer(ctx.viewer);
  await limits.consume(BID_LIMITS.bidAnswers, viewer.id);
  const found = isId(bidId) ? await onPrimary(ctx.db, (db) => bidWithCrop(db, bidId)) : null;
  const side = found && sideOf(viewer, found.bid, found.crop);
  if (!found || !side) throw bidNotFound();
  if (side === Role.FARMER) throw new AppError('FORBIDDEN', forbidden);
  const act = async (tx: RequestContext) => {
    const crop = await lockCrop(tx, found.crop.id);
    const bid = await tx.db.findOneByOrFail(BidEntity, { id: bidId });
    // The clock is asked after the lock: waiting for it may have taken the rest of the bid's time.
    const now = tx.clock.now();
    return work(tx, { bid, crop, move: requireMove(bid, action, side, crop, now), now });
  };
  return inTransaction(ctx, act, { row: cropRow(found.crop.id) });
}
