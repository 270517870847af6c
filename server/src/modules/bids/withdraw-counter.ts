import type { RequestContext } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import { publish } from '../../platform/events.js';
import { Role } from '../users/user.types.js';
import { type AnswerDependencies, answerOffer } from './answer-offer.js';
import { askForConfirmation } from './ask-for-confirmation.js';
import { BidEntity, OfferEntity } from './bid.entity.js';
import { CounterWithdrawn } from './bid.events.js';
import { isLive, standingAt } from './bid.rules.js';
import { BidAction } from './bid.types.js';
import { endBid, lastOf, moveBid } from './bid-rows.js';

/** Only the farmer takes a counter-offer back; a buyer takes the whole bid back. */
const refuse = (side: Role) =>
  side === Role.FARMER ? null : new AppError('FORBIDDEN', 'Only the farmer who named this price can take it back.');

/**
 * Takes a counter-offer back that its buyer has not answered: the buyer's last offer counts again, for the farmer to answer
 * until its own end. Where that has passed, the bid is over with it. Throws FORBIDDEN for the buyer, and what `answerOffer`
 * throws.
 */
export function withdrawCounter(
  ctx: RequestContext,
  dependencies: AnswerDependencies,
  offerId: string,
): Promise<BidEntity> {
  const call = { offerId, action: BidAction.WITHDRAW_COUNTER, refuse };
  return answerOffer(ctx, dependencies, call, async (tx, { bid, offer, offers, crop, move, now }) => {
    await tx.db.update(OfferEntity, { id: offer.id }, { withdrawnAt: now });
    const { validUntil } = lastOf(offers.filter(({ id }) => id !== offer.id));
    const reopened = await moveBid(tx, bid, { state: move.to, validUntil });
    await publish(tx, new CounterWithdrawn(reopened, { ...offer, withdrawnAt: now }, crop));
    const { state, endedReason } = standingAt(reopened, now);
    if (!isLive(state)) return endBid(tx, reopened, { state, endedReason }, now, { crop, by: 'clock' });
    // What the buyer had offered may be for more than what was sold since has left.
    await askForConfirmation(tx, crop);
    return tx.db.findOneByOrFail(BidEntity, { id: bid.id });
  });
}
