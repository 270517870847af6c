import type { RequestContext } from '../../platform/context.js';
import { type AnswerDependencies, answerOffer } from './answer-offer.js';
import type { BidEntity } from './bid.entity.js';
import { BidAction } from './bid.types.js';
import { endBid } from './bid-rows.js';
import { checkDecline, type DeclineDraft } from './offer.rules.js';

/** The offer to decline, and why. */
export interface DeclineCall extends DeclineDraft {
  readonly offerId: string;
}

/**
 * Says no to the last offer of a bid: a farmer with a reason or own words, a buyer with own words or none. Throws what
 * `answerOffer` and `checkDecline` throw.
 */
export function declineOffer(
  ctx: RequestContext,
  dependencies: AnswerDependencies,
  { offerId, ...why }: DeclineCall,
): Promise<BidEntity> {
  const call = { offerId, action: BidAction.DECLINE };
  return answerOffer(ctx, dependencies, call, (tx, { bid, crop, side, move, now }) =>
    endBid(tx, bid, { state: move.to, ...checkDecline(why, side) }, now, { crop, by: side }),
  );
}
