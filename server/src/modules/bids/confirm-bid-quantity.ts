import type { RequestContext } from '../../platform/context.js';
import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { publish } from '../../platform/events.js';
import { Role } from '../users/user.types.js';
import { actOnOwnBid } from './act-on-own-bid.js';
import type { AnswerDependencies } from './answer-offer.js';
import { type BidEntity, OfferEntity } from './bid.entity.js';
import { OfferCountered } from './bid.events.js';
import { requireForSale } from './bid.policy.js';
import { OFFER_VALID_MS } from './bid.rules.js';
import { BidAction } from './bid.types.js';
import { lastOf, moveBid, nextOffer, offersOf } from './bid-rows.js';
import { askedQuantity, confirmedQuantity, requireRoomForOffer } from './offer.rules.js';

/** Which bid its buyer still means, and for how much. */
export interface ConfirmCall {
  readonly bidId: string;
  /** In the unit of the listing; all that remains of what the bid was for where nothing is said. */
  readonly quantity?: unknown;
}

/**
 * A buyer still wants a crop of which less is left than they bid on: their price for a smaller quantity is a new offer, which
 * the farmer can answer for 48 hours. Throws what `actOnOwnBid` throws, BAD_USER_INPUT, QUANTITY_GONE where less is left, and
 * CONFLICT where the crop is not for sale.
 */
export function confirmBidQuantity(
  ctx: RequestContext,
  dependencies: AnswerDependencies,
  { bidId, quantity: asked }: ConfirmCall,
): Promise<BidEntity> {
  const forbidden = 'Only the buyer who placed a bid can say how much they want.';
  const call = { bidId, action: BidAction.CONFIRM_QUANTITY, forbidden };
  return actOnOwnBid(ctx, dependencies, call, async (tx, { bid, crop, move, now }) => {
    requireForSale(crop);
    const offers = await offersOf(tx, bid.id);
    requireRoomForOffer(offers);
    const problems: FieldProblem[] = [];
    const wanted = askedQuantity(asked, problems);
    if (problems.length > 0) throw badInput(problems);
    const last = lastOf(offers);
    const quantity = confirmedQuantity(crop, last, wanted);
    const validUntil = new Date(now.getTime() + OFFER_VALID_MS);
    const { pricePaise } = last;
    const offer = nextOffer(offers, { madeBy: Role.BUYER, pricePaise, quantity, validUntil, createdAt: now });
    await tx.db.insert(OfferEntity, offer);
    const confirmed = await moveBid(tx, bid, { state: move.to, validUntil });
    await publish(tx, new OfferCountered(confirmed, offer, crop));
    return confirmed;
  });
}
