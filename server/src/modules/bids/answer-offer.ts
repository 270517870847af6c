import type { RequestContext } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError, EnumValue } from '../../platform/errors/app-error.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { isId } from '../../platform/ids.js';
import { toRupees } from '../../platform/money.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { cropRow, lockCrop } from '../crops/crop-rows.js';
import { requireViewer } from '../users/require-viewer.js';
import type { Role } from '../users/user.types.js';
import { BidEntity, OfferEntity } from './bid.entity.js';
import { BID_LIMITS } from './bid.limits.js';
import { offerNotFound, sideOf } from './bid.policy.js';
import { type BidMove, requireMove } from './bid.rules.js';
import { type BidAction, BidState } from './bid.types.js';
import { bidWithCrop, lastOf, liveBid, offersOf } from './bid-rows.js';

export interface AnswerDependencies {
  readonly limits: RateLimits;
}

/** What an answer is about, with the crop's row held. */
export interface Answered {
  readonly bid: BidEntity;
  /** The offer that is answered: the last one that counts. */
  readonly offer: OfferEntity;
  /** All that were made over the bid, oldest first. */
  readonly offers: readonly OfferEntity[];
  readonly crop: CropEntity;
  readonly side: Role;
  /** What the answer makes of the bid. */
  readonly move: BidMove;
  readonly now: Date;
}

/** Which offer is answered, and how. */
export interface AnswerCall {
  readonly offerId: string;
  readonly action: BidAction;
  readonly refuse?: (side: Role) => AppError | null;
}

/** Which bid on which crop an offer belongs to, and whose: none of that ever changes, so it needs no lock. */
async function findOffer(ctx: RequestContext, offerId: string) {
  if (!isId(offerId)) throw offerNotFound();
  return onPrimary(ctx.db, async (db) => {
    const offer = await db.findOneBy(OfferEntity, { id: offerId });
    const found = offer && (await bidWithCrop(db, offer.bidId));
    if (!found) throw offerNotFound();
    return { offer, ...found };
  });
}

const offerChanged = ({ id, madeBy, pricePaise, quantity, validUntil }: OfferEntity, { quantityUnit }: CropEntity) =>
  new AppError('OFFER_CHANGED', 'There is a newer offer. Please look at it first.', {
    details: {
      offer: {
        id,
        madeBy: new EnumValue(madeBy),
        price: toRupees(pricePaise),
        quantity,
        unit: new EnumValue(quantityUnit),
        validUntil,
      },
    },
  });

/**
 * The offers of a bid, of which the last one that counts has to be the one that is answered; one that the buyer has replaced
 * or the farmer has taken back is not. Throws OFFER_CHANGED with the last one.
 */
async function requireLast(
  tx: RequestContext,
  bid: BidEntity,
  offer: OfferEntity,
  crop: CropEntity,
): Promise<OfferEntity[]> {
  const offers = await offersOf(tx, bid.id);
  const current = bid.state === BidState.REPLACED ? await liveBid(tx, bid.cropId, bid.buyerId) : null;
  const last = lastOf(current ? await offersOf(tx, current.id) : offers);
  if (last.id !== offer.id) throw offerChanged(last, crop);
  return offers;
}

/**
 * Does what an answer to an offer does, in one transaction that holds the crop's row, and only where the table of
 * `bid.rules.ts` has it. Throws UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND for everybody but the two sides, OFFER_CHANGED,
 * and what `requireMove` and `work` throw.
 * @param call.refuse the refusal of a side that may never do this, in any state of the bid.
 */
export async function answerOffer(
  ctx: RequestContext,
  { limits }: AnswerDependencies,
  { offerId, action, refuse }: AnswerCall,
  work: (tx: RequestContext, answered: Answered) => Promise<BidEntity>,
): Promise<BidEntity> {
  const viewer = requireViewer(ctx.viewer);
  await limits.consume(BID_LIMITS.bidAnswers, viewer.id);
  const found = await findOffer(ctx, offerId);
  const side = sideOf(viewer, found.bid, found.crop);
  if (side === null) throw offerNotFound();
  const refusal = refuse?.(side);
  if (refusal) throw refusal;
  const answer = async (tx: RequestContext) => {
    const crop = await lockCrop(tx, found.crop.id);
    const bid = await tx.db.findOneByOrFail(BidEntity, { id: found.bid.id });
    const offers = await requireLast(tx, bid, found.offer, crop);
    // The clock is asked after the lock: waiting for it may have taken the rest of the offer's time.
    const now = tx.clock.now();
    const move = requireMove(bid, action, side, crop, now);
    return work(tx, { bid, offer: found.offer, offers, crop, side, move, now });
  };
  return inTransaction(ctx, answer, { row: cropRow(found.crop.id) });
}
