import type { RequestContext } from '../../platform/context.js';
import { actOnOwnBid } from './act-on-own-bid.js';
import type { AnswerDependencies } from './answer-offer.js';
import type { BidEntity } from './bid.entity.js';
import { BidAction } from './bid.types.js';
import { endBid } from './bid-rows.js';

/** Takes a bid back while it is unanswered. Throws what `actOnOwnBid` throws. */
export function withdrawBid(ctx: RequestContext, dependencies: AnswerDependencies, bidId: string): Promise<BidEntity> {
  const forbidden = 'Only the buyer who placed a bid can take it back.';
  const call = { bidId, action: BidAction.WITHDRAW, forbidden };
  return actOnOwnBid(ctx, dependencies, call, (tx, { bid, crop, move, now }) =>
    endBid(tx, bid, { state: move.to }, now, { crop, by: move.actor }),
  );
}
