import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import { lockCrop } from '../crops/crop-rows.js';
import { sellQuantity } from '../crops/sell-quantity.js';
import { Role } from '../users/user.types.js';
import { type AnswerDependencies, answerOffer } from './answer-offer.js';
import { askForConfirmation } from './ask-for-confirmation.js';
import type { BidEntity } from './bid.entity.js';
import { OfferAccepted } from './bid.events.js';
import { requireForSale } from './bid.policy.js';
import { BidAction } from './bid.types.js';
import { endBid } from './bid-rows.js';
import { sellToLeader } from './sell-to-leader.js';

/**
 * Accepts the last offer of a bid: what it is for is taken from what remains of the crop, and `OfferAccepted` makes the
 * deal. Bids that are for more than what remains then wait for their buyers. Throws what `answerOffer` throws, CONFLICT
 * where the crop is not for sale, and QUANTITY_GONE where less is left.
 */
export function acceptOffer(
  ctx: RequestContext,
  dependencies: AnswerDependencies,
  offerId: string,
): Promise<BidEntity> {
  return answerOffer(ctx, dependencies, { offerId, action: BidAction.ACCEPT }, async (tx, answered) => {
    const { bid, offer, crop, side, move, now } = answered;
    requireForSale(crop);
    if (bid.auctionPlace !== null) return sellToLeader(tx, crop, bid, { acceptedBy: Role.FARMER, now });
    const accepted = await endBid(tx, bid, { state: move.to }, now, { crop, by: side });
    await sellQuantity(tx, crop, offer.quantity);
    await publish(tx, new OfferAccepted(accepted, offer, crop, side));
    await askForConfirmation(tx, await lockCrop(tx, crop.id));
    return accepted;
  });
}
