import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { newId } from '../../platform/ids.js';
import { toPaise } from '../../platform/money.js';
import { cleanText } from '../../platform/text.js';
import { cropNotFound } from '../crops/crop.errors.js';
import { maySee } from '../crops/crop.policy.js';
import { lockCrop } from '../crops/lock-crop.js';
import { BidEntity } from './bid.entity.js';
import { requireBiddable, requireMayBid } from './bid.policy.js';
import { BidStatus } from './bid.types.js';

/** A bid as it came over the wire. */
export interface BidDraft {
  readonly cropId: string;
  /** Rupees per unit of the listing. */
  readonly bidAmount?: unknown;
  readonly message?: unknown;
}

export interface PlaceBidParts {
  readonly limits: RateLimits;
}

/** The same bid again within this time is a double press or a lost answer, not a second bid (security.md R4). */
const DOUBLE_PRESS_MS = 5_000;

/**
 * Places a bid (spec §2 "Crop detail", AC-302). The same buyer, crop, amount and message within five seconds give the
 * bid that is already there. Throws UNAUTHENTICATED, FORBIDDEN for anyone but buyers and for one's own crop,
 * RATE_LIMITED, BAD_USER_INPUT (AC-275), NOT_FOUND "Crop not found.", and CONFLICT where the crop is not for sale.
 */
export async function placeBid(ctx: RequestContext, parts: PlaceBidParts, draft: BidDraft): Promise<BidEntity> {
  const buyer = requireMayBid(ctx.viewer);
  await Promise.all([
    parts.limits.consume('bids', buyer.id),
    parts.limits.consume('bidsOnCrop', `${buyer.id}:${draft.cropId.slice(0, 36)}`),
  ]);

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

  return inTransaction(ctx, async (tx) => {
    const crop = await lockCrop(tx, draft.cropId);
    if (!maySee(buyer, crop)) throw cropNotFound();
    requireBiddable(buyer, crop);

    const now = tx.clock.now();
    const again = await tx.db
      .createQueryBuilder(BidEntity, 'bid')
      .where('bid.cropId = :cropId AND bid.buyerId = :buyerId', { cropId: crop.id, buyerId: buyer.id })
      .andWhere('bid.amountPaise = :amountPaise', { amountPaise })
      .andWhere('bid.message IS NOT DISTINCT FROM :message', { message })
      .andWhere('bid.createdAt > :since', { since: new Date(now.getTime() - DOUBLE_PRESS_MS) })
      .getOne();
    if (again) return again;

    const bid: BidEntity = {
      id: newId(),
      cropId: crop.id,
      buyerId: buyer.id,
      amountPaise,
      message,
      status: BidStatus.PENDING,
      createdAt: now,
    };
    await tx.db.insert(BidEntity, bid);
    return bid;
  });
}
