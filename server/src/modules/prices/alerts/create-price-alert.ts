import type { RequestContext } from '../../../platform/context.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { AppError, badInput } from '../../../platform/errors/app-error.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { newId } from '../../../platform/ids.js';
import { requireViewer } from '../../users/require-viewer.js';
import { lockUser, userRow } from '../../users/user-rows.js';
import { requireCommodity } from '../price-places.js';
import { PriceAlertEntity } from './price-alert.entity.js';
import { PRICE_ALERT_LIMITS } from './price-alert.limits.js';
import { MAX_PRICE_ALERTS, readAmount } from './price-alert.rules.js';
import { type CreatePriceAlertInput, PriceAlertKind } from './price-alert.types.js';
import { lastPrices, seenSoFar } from './price-alert-rows.js';

/** The amount as it is stored. Throws BAD_USER_INPUT. */
function requireAmount({ kind, amount }: Pick<CreatePriceAlertInput, 'kind' | 'amount'>): number {
  const read = readAmount(kind, amount);
  if (read !== undefined) return read;
  const message =
    kind === PriceAlertKind.MOVES
      ? 'Give whole per cents, from 1 to 100.'
      : 'Give a price from ₹50 to ₹5,00,000 a quintal.';
  throw badInput([{ field: 'amount', message }]);
}

/** Stores the alert under the lock of its account, which keeps the count. */
async function insertAlert(
  tx: RequestContext,
  draft: Omit<PriceAlertEntity, 'id' | 'createdAt' | 'pausedAt' | 'sentOn'>,
): Promise<PriceAlertEntity> {
  const { accountId, commodity, market, kind, amount } = draft;
  await lockUser(tx, accountId);
  const all = await tx.db.findBy(PriceAlertEntity, { accountId });
  const same = { commodity, market, kind, amount };
  const isSame = (alert: PriceAlertEntity) =>
    (Object.keys(same) as Array<keyof typeof same>).every((name) => alert[name] === same[name]);
  if (all.some(isSame)) throw new AppError('CONFLICT', 'You have this alert already.');
  if (all.length >= MAX_PRICE_ALERTS) {
    throw new AppError('CONFLICT', `You have ${MAX_PRICE_ALERTS} price alerts. Delete one before you set another.`);
  }
  const alert = { ...draft, id: newId(), createdAt: tx.clock.now(), pausedAt: null, sentOn: null };
  await tx.db.insert(PriceAlertEntity, alert);
  return alert;
}

/**
 * Sets an alert of the caller. Throws UNAUTHENTICATED, RATE_LIMITED, NOT_FOUND where there is no such commodity or market, BAD_USER_INPUT,
 * also where the price is above or below the amount already, and CONFLICT where they have it, or as many as an account may have.
 */
export async function createPriceAlert(
  ctx: RequestContext,
  { limits }: { readonly limits: RateLimits },
  { commodity, market, kind, ...draft }: CreatePriceAlertInput,
): Promise<PriceAlertEntity> {
  const { id: accountId } = requireViewer(ctx.viewer);
  await limits.consume(PRICE_ALERT_LIMITS.priceAlertChanges, accountId);
  requireCommodity(commodity);
  const amount = requireAmount({ kind, ...draft });
  const prices = await lastPrices(ctx, { commodity, market });
  if (!prices) throw badInput([{ field: 'market', message: 'This market has no price of it.' }]);
  const seen = seenSoFar({ kind, amount }, prices);
  if (seen.wasMet && kind !== PriceAlertKind.MOVES) {
    const message =
      kind === PriceAlertKind.ABOVE ? 'The price is above that already.' : 'The price is below that already.';
    throw badInput([{ field: 'amount', message }]);
  }
  const insert = (tx: RequestContext) => insertAlert(tx, { accountId, commodity, market, kind, amount, ...seen });
  return inTransaction(ctx, insert, { row: userRow(accountId) });
}
