import { IsNull, Not } from 'typeorm';
import type { RequestContext, Viewer } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { takeCallTurn } from '../../platform/database/turns.js';
import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { publish } from '../../platform/events.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { isId, newId } from '../../platform/ids.js';
import { type Paise, toPaise } from '../../platform/money.js';
import { cleanText } from '../../platform/text.js';
import { bidInAuction } from '../auctions/bid-in-auction.js';
import { CropEntity } from '../crops/crop.entity.js';
import { cropNotFound, maySee } from '../crops/crop.policy.js';
import { cropRow, lockCrop } from '../crops/crop-rows.js';
import { remainingOf } from '../crops/quantity.rules.js';
import { Role } from '../users/user.types.js';
import { BidEntity, NEW_BID, OfferEntity } from './bid.entity.js';
import { BidPlaced } from './bid.events.js';
import { BID_LIMITS } from './bid.limits.js';
import { requireForSale, requireMayBid, requireNotOwn } from './bid.policy.js';
import { isLive, OFFER_VALID_MS, requireMove, standingAt } from './bid.rules.js';
import { BidAction, BidState } from './bid.types.js';
import { endBid, firstOffer, liveBid } from './bid-rows.js';
import { askedQuantity, bidQuantity, requireWholeLot } from './offer.rules.js';

/** A bid as it came over the wire. */
export interface BidDraft {
  readonly cropId: string;
  /** Rupees per unit of the listing. */
  readonly bidAmount?: unknown;
  /** In an auction, how far the buyer goes at most, in rupees per unit; what they bid where nothing is said. */
  readonly maxAmount?: unknown;
  /** In the unit of the listing; all that remains where nothing is said. */
  readonly quantity?: unknown;
  readonly message?: unknown;
}

export interface PlaceBidDependencies {
  readonly limits: RateLimits;
}

/** What makes two presses the same bid; of the quantity, what was asked for. */
interface BidTerms extends Pick<BidEntity, 'cropId' | 'buyerId' | 'amountPaise' | 'message'> {
  readonly quantity: number | null;
  readonly maxPaise: Paise | null;
}

/** Without a key, the same bid again within this time is a double press or a lost answer, not a second bid (security.md R4). */
const DOUBLE_PRESS_MS = 5_000;

/**
 * Places a bid (spec §2 "Crop detail", AC-302); it takes the place of a live one that its buyer has on the crop. Where it
 * comes without an idempotency key, the same buyer, crop, amount, quantity and message within five seconds give the bid
 * that is already there, also where the buyer may place no more. Throws UNAUTHENTICATED, FORBIDDEN for anyone but buyers and
 * for one's own crop, BAD_USER_INPUT (AC-275), RATE_LIMITED, NOT_FOUND "Crop not found.", CONFLICT where the crop is not for
 * sale, and QUANTITY_GONE where less of it is left; in an auction what `bidInAuction` throws.
 */
export async function placeBid(
  ctx: RequestContext,
  dependencies: PlaceBidDependencies,
  draft: BidDraft,
): Promise<BidEntity> {
  const buyer = requireMayBid(ctx.viewer);
  const terms = { cropId: draft.cropId, buyerId: buyer.id, ...checkTerms(draft) };
  const hasKey = ctx.unit.key !== null;
  if (!hasKey) await takeCallTurn(ctx, `bid ${JSON.stringify(terms)}`);
  // Presses of one moment are one try: they must not use up the buyer's points one by one.
  const isPressedAgain = !hasKey && isId(draft.cropId) && (await placedBefore(ctx, terms)) !== null;
  if (!isPressedAgain) {
    const onCrop = await limitOnCrop(ctx, draft.cropId);
    await Promise.all([
      dependencies.limits.consume(BID_LIMITS.bids, buyer.id),
      dependencies.limits.consume(onCrop, `${buyer.id}:${draft.cropId.slice(0, 36)}`),
    ]);
  }
  return inTransaction(ctx, (tx) => placeOnce(tx, buyer, terms), { row: cropRow(draft.cropId) });
}

/** How often somebody may bid on one crop. */
async function limitOnCrop(ctx: RequestContext, id: string) {
  const isAuction = isId(id) && (await ctx.db.existsBy(CropEntity, { id, auctionState: Not(IsNull()) }));
  return isAuction ? BID_LIMITS.bidsInAuction : BID_LIMITS.bidsOnCrop;
}

function checkMaximum({ maxAmount }: BidDraft, amount: Paise | undefined, problems: FieldProblem[]): Paise | null {
  const field = 'maxAmount';
  if (maxAmount === undefined || maxAmount === null) return null;
  const maximum = toPaise(maxAmount);
  if (maximum === undefined) {
    problems.push({
      field,
      message: 'Your maximum must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.',
    });
  } else if (amount !== undefined && maximum < amount) {
    problems.push({ field, message: 'Your maximum cannot be below your bid.' });
  }
  return maximum ?? null;
}

function checkTerms(draft: BidDraft): Pick<BidTerms, 'amountPaise' | 'maxPaise' | 'quantity' | 'message'> {
  const problems: FieldProblem[] = [];
  const amountPaise = toPaise(draft.bidAmount);
  if (amountPaise === undefined) {
    problems.push({
      field: 'bidAmount',
      message: 'The bid must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.',
    });
  }
  const maxPaise = checkMaximum(draft, amountPaise, problems);
  const quantity = askedQuantity(draft.quantity, problems);
  const message =
    cleanText(
      draft.message,
      { field: 'message', label: 'Message', max: 1_000, multiline: true, optional: true },
      problems,
    ) || null;
  if (amountPaise === undefined || problems.length > 0) throw badInput(problems);
  return { amountPaise, maxPaise, quantity, message };
}

/** At a fixed price a bid is what it says. Throws CONFLICT where the crop is not for sale, and BAD_USER_INPUT. */
function requireFixedPrice(crop: CropEntity, maxPaise: Paise | null): void {
  requireForSale(crop);
  if (maxPaise !== null) throw badInput([{ field: 'maxAmount', message: 'A maximum goes with an auction only.' }]);
}

/** The same bid of a moment ago. Who took it back since, or was refused, means a new one. */
function placedBefore(ctx: RequestContext, { cropId, buyerId, amountPaise, maxPaise, quantity, message }: BidTerms) {
  const since = new Date(ctx.clock.now().getTime() - DOUBLE_PRESS_MS);
  return onPrimary(ctx.db, (db) => {
    const query = db
      .createQueryBuilder(BidEntity, 'bid')
      .where('bid.cropId = :cropId AND bid.buyerId = :buyerId', { cropId, buyerId })
      .andWhere('bid.amountPaise = :amountPaise', { amountPaise })
      .andWhere('coalesce(bid.maxPaise, bid.amountPaise) = :maxPaise', { maxPaise: maxPaise ?? amountPaise })
      .andWhere('bid.message IS NOT DISTINCT FROM :message', { message })
      .andWhere('bid.createdAt > :since', { since })
      .andWhere('bid.state NOT IN (:...answered)', {
        answered: [BidState.WITHDRAWN, BidState.REJECTED, BidState.DECLINED],
      });
    if (quantity !== null) query.andWhere('bid.quantity = :quantity', { quantity });
    return query.getOne();
  });
}

/** Ends the live bid that the buyer has on the crop, so that the new one can take its place; gives it where it did. */
async function makeRoom(tx: RequestContext, buyerId: string, crop: CropEntity, now: Date): Promise<BidEntity | null> {
  const before = await liveBid(tx, crop.id, buyerId);
  if (!before) return null;
  const { state, endedReason } = standingAt(before, now);
  if (!isLive(state)) {
    await endBid(tx, before, { state, endedReason }, now, { crop, by: 'clock' });
    return null;
  }
  const { to, actor } = requireMove(before, BidAction.REPLACE, Role.BUYER, crop, now);
  return endBid(tx, before, { state: to }, now, { crop, by: actor });
}

async function placeOnce(tx: RequestContext, buyer: Viewer, asked: BidTerms): Promise<BidEntity> {
  const crop = await lockCrop(tx, asked.cropId);
  if (!maySee(buyer, crop)) throw cropNotFound();
  requireNotOwn(buyer, crop);
  const isAuction = crop.auctionState !== null;
  if (!isAuction) requireFixedPrice(crop, asked.maxPaise);
  const quantity = isAuction ? remainingOf(crop) : bidQuantity(crop, asked.quantity);
  const terms = { ...asked, quantity };
  const placed = tx.unit.key ? null : await placedBefore(tx, terms);
  if (placed) return placed;
  if (isAuction) {
    requireWholeLot(crop, asked.quantity);
    return bidInAuction(tx, crop, { ...terms, maxPaise: asked.maxPaise ?? asked.amountPaise });
  }
  // The clock is asked after the lock: what waits for it must not be judged by the time before.
  const createdAt = tx.clock.now();
  const replaced = await makeRoom(tx, buyer.id, crop, createdAt);
  const validUntil = new Date(createdAt.getTime() + OFFER_VALID_MS);
  const bid: BidEntity = { ...NEW_BID, ...terms, id: newId(), validUntil, createdAt };
  await tx.db.insert(BidEntity, bid);
  const offer = firstOffer(bid);
  await tx.db.insert(OfferEntity, offer);
  await publish(tx, new BidPlaced(bid, offer, crop, replaced));
  return bid;
}
