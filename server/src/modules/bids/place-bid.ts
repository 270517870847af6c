import { CommandCall } from '../../platform/commands/command-call.js';
import type { RequestContext, Viewer } from '../../platform/context.js';
import { enterCallQueue } from '../../platform/database/row-queue.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError, badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { publish } from '../../platform/events.js';
import type { CountedUse, RateLimits } from '../../platform/http/rate-limits.js';
import { isId, newId } from '../../platform/ids.js';
import { type Paise, toPaise } from '../../platform/money.js';
import { cleanText } from '../../platform/text.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { cropNotFound, maySee } from '../crops/crop.policy.js';
import { cropRow, cropsLoader, lockCropIfThere } from '../crops/crop-rows.js';
import { remainingOf } from '../crops/quantity.rules.js';
import { Role } from '../users/user.types.js';
import { type BidEntity, NEW_BID } from './bid.entity.js';
import { BidPlaced } from './bid.events.js';
import { BID_LIMITS, LONGEST_MESSAGE } from './bid.limits.js';
import { requireForSale, requireMayBid, requireNotOwn } from './bid.policy.js';
import { isLive, OFFER_VALID_MS, requireMove, standingAt } from './bid.rules.js';
import { BidAction, BidState } from './bid.types.js';
import { bidInAuction } from './bid-in-auction.js';
import { endBid, firstOffer, insertBid } from './bid-rows.js';
import { awaitOwnBids, type BidsBefore, bidsBefore } from './bids-before.js';
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
export const DOUBLE_PRESS_MS = 5_000;

/**
 * Places a bid (spec §2 "Crop detail"); it takes the place of a live one that its buyer has on the crop. Where it
 * comes without an idempotency key, the same buyer, crop, amount, quantity and message within five seconds give the bid
 * that is already there, also where the buyer may place no more. Throws UNAUTHENTICATED, FORBIDDEN for anyone but buyers and
 * for one's own crop, BAD_USER_INPUT, RATE_LIMITED, NOT_FOUND "Crop not found.", CONFLICT where the crop is not for
 * sale, and QUANTITY_GONE where less of it is left; in an auction what `bidInAuction` throws.
 */
export async function placeBid(
  ctx: RequestContext,
  { limits }: PlaceBidDependencies,
  draft: BidDraft,
): Promise<BidEntity> {
  const buyer = requireMayBid(ctx.viewer);
  const terms = { cropId: draft.cropId, buyerId: buyer.id, ...checkTerms(draft) };
  // Each of them counts those before, and holds no connection while it waits for them.
  await enterCallQueue(ctx, `bid of ${buyer.id}`);
  const attempt: Attempt = { limits, uses: [] };
  try {
    return await inTransaction(ctx, (tx) => placeOnce(tx, attempt, buyer, terms), { row: cropRow(draft.cropId) });
  } catch (error) {
    if (isRefusal(error)) await takePoints(attempt);
    throw error;
  }
}

/** Whether the bid itself was wrong: then it counts though it left no row. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code !== 'RATE_LIMITED' && error.code !== 'UNAVAILABLE';

/** What a bid uses of its limits, and what would have been used of another one's: the second is at a fixed price, the third in an auction. */
function limitsOf({ buyerId, cropId }: BidTerms) {
  const key = `${buyerId}:${cropId.slice(0, 36)}`;
  return [
    { rule: BID_LIMITS.bids, key: buyerId },
    { rule: BID_LIMITS.bidsOnCrop, key },
    { rule: BID_LIMITS.bidsInAuction, key },
  ] as const;
}

/** For what leaves no row that could be counted. */
async function takePoints({ limits, uses }: Attempt, tx?: RequestContext): Promise<void> {
  for (const { rule, key } of uses) await limits.consume(rule, key, 1, tx?.db);
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
  const rule = { field: 'message', label: 'Message', max: LONGEST_MESSAGE, multiline: true, optional: true };
  const message = cleanText(draft.message, rule, problems) || null;
  if (amountPaise === undefined || problems.length > 0) throw badInput(problems);
  return { amountPaise, maxPaise, quantity, message };
}

/** At a fixed price a bid is what it says. Throws CONFLICT where the crop is not for sale, and BAD_USER_INPUT. */
function requireFixedPrice(crop: CropEntity, maxPaise: Paise | null): void {
  requireForSale(crop);
  if (maxPaise !== null) throw badInput([{ field: 'maxAmount', message: 'A maximum goes with an auction only.' }]);
}

const ANSWERED: readonly BidState[] = [BidState.WITHDRAWN, BidState.REJECTED, BidState.DECLINED];

/** The same bid of a moment ago. After a withdrawal or a refusal a new one is meant. */
function placedBefore(
  { recent }: BidsBefore,
  { amountPaise, maxPaise, quantity, message }: Pick<BidTerms, 'amountPaise' | 'maxPaise' | 'quantity' | 'message'>,
): BidEntity | undefined {
  return recent.find(
    (bid) =>
      bid.amountPaise === amountPaise &&
      (bid.maxPaise ?? bid.amountPaise) === (maxPaise ?? amountPaise) &&
      bid.message === message &&
      (quantity === null || bid.quantity === quantity) &&
      !ANSWERED.includes(bid.state),
  );
}

/** Ends the live bid that the buyer has on the crop, so that the new one can take its place; gives it where it did. */
async function makeRoom(
  tx: RequestContext,
  before: BidEntity | null,
  crop: CropEntity,
  now: Date,
): Promise<BidEntity | null> {
  if (!before) return null;
  const { state, endedReason } = standingAt(before, now);
  if (!isLive(state)) {
    await endBid(tx, before, { state, endedReason }, now, { crop, by: 'clock' });
    return null;
  }
  const { to, actor } = requireMove(before, BidAction.REPLACE, Role.BUYER, crop, now);
  return endBid(tx, before, { state: to }, now, { crop, by: actor });
}

/** The crop with its row held, null where there is none, and what its bidder did before; asked in one batch, in this order. */
async function lockForBid(tx: RequestContext, limits: RateLimits, terms: BidTerms) {
  const recentSince = new Date(tx.clock.now().getTime() - DOUBLE_PRESS_MS);
  const [, crop, before, besides] = await Promise.all([
    awaitOwnBids(tx, terms.buyerId),
    isId(terms.cropId) ? lockCropIfThere(tx, terms.cropId) : null,
    bidsBefore(tx, terms, recentSince),
    limits.usedBesides(tx.db, limitsOf(terms)),
  ]);
  const [ofBuyer, atFixedPrice, inAuction] = limitsOf(terms);
  const uses: readonly CountedUse[] = [
    { besides: besides[0], ...ofBuyer, ...before.ofBuyer },
    crop?.auctionState == null
      ? { besides: besides[1], ...atFixedPrice, ...before.onCrop }
      : { besides: besides[2], ...inAuction, ...before.onCrop },
  ];
  return { crop, before, uses };
}

/** An attempt at a bid: what it uses of its limits is known once its rows are held. */
interface Attempt {
  readonly limits: RateLimits;
  uses: readonly CountedUse[];
}

async function placeOnce(tx: RequestContext, attempt: Attempt, buyer: Viewer, asked: BidTerms): Promise<BidEntity> {
  const { limits } = attempt;
  const { crop, before, uses } = await lockForBid(tx, limits, asked);
  // Presses of one moment are one try: they must not use up the buyer's points one by one.
  const key = CommandCall.keyOf(tx);
  const isPressedAgain = key === null && placedBefore(before, asked) !== undefined;
  if (!isPressedAgain) {
    for (const use of uses) limits.requireLeft(use);
    attempt.uses = uses;
  }
  if (!crop || crop.deletedAt || !maySee(buyer, crop)) throw cropNotFound();
  requireNotOwn(buyer, crop);
  const isAuction = crop.auctionState !== null;
  if (!isAuction) requireFixedPrice(crop, asked.maxPaise);
  const quantity = isAuction ? remainingOf(crop) : bidQuantity(crop, asked.quantity);
  const terms = { ...asked, quantity };
  const placed = key ? undefined : placedBefore(before, terms);
  if (placed) return placed;
  if (isAuction) {
    requireWholeLot(crop, asked.quantity);
    const bid = await bidInAuction(tx, crop, { ...terms, maxPaise: asked.maxPaise ?? asked.amountPaise });
    // A leader's raise returns the existing bid.
    if (bid.id === before.live?.id) await takePoints(attempt, tx);
    return bid;
  }
  // The clock is asked after the lock: what waits for it must not be judged by the time before.
  const createdAt = tx.clock.now();
  const replaced = await makeRoom(tx, before.live, crop, createdAt);
  const validUntil = new Date(createdAt.getTime() + OFFER_VALID_MS);
  const bid: BidEntity = { id: newId(), ...NEW_BID, ...terms, validUntil, createdAt };
  const offer = firstOffer(bid);
  insertBid(tx, bid, offer);
  await publish(tx, new BidPlaced(bid, offer, crop, replaced));
  // A bid changes nothing of its crop, so it need not be read again.
  cropsLoader(tx).prime(crop.id, crop);
  return bid;
}
