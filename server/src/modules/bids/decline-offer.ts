import type { RequestContext } from '../../platform/context.js';
import { type AnswerDependencies, answerOffer } from './answer-offer.js';
import type { BidEntity } from './bid.entity.js';
import { checkDecline, type DeclineDraft } from './bid.rules.js';
import { BidAction } from './bid.types.js';
import { endBid } from './bid-rows.js';

/** Which offer somebody declines, and why. */
export interface DeclineCall extends DeclineDraft {
  readonly offerId: string;
}

/** Says no to the last offer of a bid, with a reason or own words. Throws what `answerOffer` and `checkDecline` throw. */
export function declineOffer(
  ctx: RequestContext,
  dependencies: AnswerDependencies,
  { offerId, ...why }: DeclineCall,
): Promise<BidEntity> {
  return answerOffer(ctx, dependencies, { offerId, action: BidAction.DECLINE }, (tx, { bid, move, now }) =>
    endBid(tx, bid, { state: move.to, ...checkDecline(why) }, now),
  );
}
