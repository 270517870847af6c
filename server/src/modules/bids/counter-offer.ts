import type { RequestContext } from '../../platform/context.js';
import { badInput } from '../../platform/errors/app-error.js';
import { publish } from '../../platform/events.js';
import { Role } from '../users/user.types.js';
import { type AnswerDependencies, answerOffer } from './answer-offer.js';
import { type BidEntity, OfferEntity } from './bid.entity.js';
import { OfferCountered } from './bid.events.js';
import { requireForSale } from './bid.policy.js';
import { COUNTER_VALID_MS, OFFER_VALID_MS } from './bid.rules.js';
import { BidAction } from './bid.types.js';
import { moveBid, nextOffer } from './bid-rows.js';
import { type CounterDraft, checkCounter, counterQuantity, requireRoomForOffer } from './offer.rules.js';

/** The offer to answer with another price. */
export interface CounterCall extends CounterDraft {
  readonly offerId: string;
}

/**
 * Answers the last offer of a bid with another price and quantity, which the other side can then answer: a farmer's for 24
 * hours, a buyer's for 48. Throws what `answerOffer` throws, BAD_USER_INPUT, QUANTITY_GONE where less is left, and CONFLICT
 * where the crop is not for sale or many prices were named already.
 */
export function counterOffer(
  ctx: RequestContext,
  dependencies: AnswerDependencies,
  { offerId, ...draft }: CounterCall,
): Promise<BidEntity> {
  return answerOffer(ctx, dependencies, { offerId, action: BidAction.COUNTER }, async (tx, answered) => {
    const { bid, offer: last, offers, crop, side, move, now } = answered;
    requireForSale(crop);
    requireRoomForOffer(offers);
    const { pricePaise, quantity: asked } = checkCounter(draft);
    const quantity = counterQuantity(crop, last, side, asked);
    if (pricePaise === last.pricePaise && quantity === last.quantity) {
      throw badInput([{ field: 'price', message: 'That is just what was offered. Accept it, or name another price.' }]);
    }
    const validFor = side === Role.FARMER ? COUNTER_VALID_MS : OFFER_VALID_MS;
    const validUntil = new Date(now.getTime() + validFor);
    const offer = nextOffer(offers, { madeBy: side, pricePaise, quantity, validUntil, createdAt: now });
    await tx.db.insert(OfferEntity, offer);
    const countered = await moveBid(tx, bid, { state: move.to, validUntil });
    await publish(tx, new OfferCountered(countered, offer, crop));
    return countered;
  });
}
