import type { RequestContext, Viewer } from '../../platform/context.js';
import { onPrimary } from '../../platform/database/primary.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { takeCallTurn } from '../../platform/database/turns.js';
import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { isId, newId } from '../../platform/ids.js';
import { toPaise } from '../../platform/money.js';
import { cleanText } from '../../platform/text.js';
import { cropNotFound, maySee } from '../crops/crop.policy.js';
import { cropRow, lockCrop } from '../crops/crop-rows.js';
import { BidEntity } from './bid.entity.js';
import { BID_LIMITS } from './bid.limits.js';
import { requireBiddable, requireMayBid } from './bid.policy.js';
import { BidStatus } from './bid.types.js';

/** A bid as it came over the wire. */
export interface BidDraft {
  readonly cropId: string;
  /** Rupees per unit of the listing. */
  readonly bidAmount?: unknown;
  readonly message?: unknown;
}

export interface PlaceBidDependencies {
  readonly limits: RateLimits;
}

/** What makes two presses the same bid. */
type BidTerms = Pick<BidEntity, 'cropId' | 'buyerId' | 'amountPaise' | 'message'>;

/** Without a key, the same bid again within this time is a double press or a lost answer, not a second bid (security.md R4). */
const DOUBLE_PRESS_MS = 5_000;

/**
 * Places a bid (spec §2 "Crop detail", AC-302). Where it comes without an idempotency key, the same buyer, crop, amount and
 * message within five seconds give the bid that is already there, also where the buyer may place no more. Throws UNAUTHENTICATED, FORBIDDEN for anyone but
 * buyers and for one's own crop, BAD_USER_INPUT (AC-275), RATE_LIMITED, NOT_FOUND "Crop not found.", and CONFLICT where
 * the crop is not for sale.
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
    await Promise.all([
      dependencies.limits.consume(BID_LIMITS.bids, buyer.id),
      dependencies.limits.consume(BID_LIMITS.bidsOnCrop, `${buyer.id}:${draft.cropId.slice(0, 36)}`),
    ]);
  }
  return inTransaction(ctx, (tx) => placeOnce(tx, buyer, terms), { row: cropRow(draft.cropId) });
}

function checkTerms(draft: BidDraft): Pick<BidTerms, 'amountPaise' | 'message'> {
  const problems: FieldProblem[] = [];
  const amountPaise = toPaise(draft.bidAmount);
  if (amountPaise === undefined) {
    problems.push({
      field: 'bidAmount',
      message: 'The bid must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.',
    });
  }
  const message =
    cleanText(
      draft.message,
      { field: 'message', label: 'Message', max: 1_000, multiline: true, optional: true },
      problems,
    ) || null;
  if (amountPaise === undefined || problems.length > 0) throw badInput(problems);
  return { amountPaise, message };
}

function placedBefore(ctx: RequestContext, { cropId, buyerId, amountPaise, message }: BidTerms) {
  const since = new Date(ctx.clock.now().getTime() - DOUBLE_PRESS_MS);
  return onPrimary(ctx.db, (db) =>
    db
      .createQueryBuilder(BidEntity, 'bid')
      .where('bid.cropId = :cropId AND bid.buyerId = :buyerId', { cropId, buyerId })
      .andWhere('bid.amountPaise = :amountPaise', { amountPaise })
      .andWhere('bid.message IS NOT DISTINCT FROM :message', { message })
      .andWhere('bid.createdAt > :since', { since })
      .getOne(),
  );
}

async function placeOnce(tx: RequestContext, buyer: Viewer, terms: BidTerms): Promise<BidEntity> {
  const crop = await lockCrop(tx, terms.cropId);
  if (!maySee(buyer, crop)) throw cropNotFound();
  requireBiddable(buyer, crop);
  const placed = tx.unit.key ? null : await placedBefore(tx, terms);
  if (placed) return placed;
  const bid: BidEntity = { ...terms, id: newId(), status: BidStatus.PENDING, createdAt: tx.clock.now() };
  await tx.db.insert(BidEntity, bid);
  return bid;
}
