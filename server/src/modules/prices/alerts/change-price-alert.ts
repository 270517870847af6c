import type { RequestContext } from '../../../platform/context.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { isId } from '../../../platform/ids.js';
import { requireViewer } from '../../users/require-viewer.js';
import { PriceAlertEntity } from './price-alert.entity.js';
import { PRICE_ALERT_LIMITS } from './price-alert.limits.js';
import { lastPrices, seenSoFar } from './price-alert-rows.js';

interface AlertDependencies {
  readonly limits: RateLimits;
}

/** The caller's alert, locked until the transaction ends. Throws NOT_FOUND where it is not theirs. */
async function lockOwnAlert(tx: RequestContext, accountId: string, id: string): Promise<PriceAlertEntity> {
  const alert = isId(id)
    ? await tx.db.findOne(PriceAlertEntity, { where: { id, accountId }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!alert) throw new AppError('NOT_FOUND', 'This alert is not on your list any more.');
  return alert;
}

/** Changes one alert of the caller in a transaction of its own. */
async function changeOwn<T>(
  ctx: RequestContext,
  { limits }: AlertDependencies,
  id: string,
  change: (tx: RequestContext, alert: PriceAlertEntity) => Promise<T>,
): Promise<T> {
  const { id: accountId } = requireViewer(ctx.viewer);
  await limits.consume(PRICE_ALERT_LIMITS.priceAlertChanges, accountId);
  return inTransaction(ctx, async (tx) => change(tx, await lockOwnAlert(tx, accountId, id)));
}

/**
 * Pauses an alert of the caller, or goes on with it: what prices did in between is no news. Throws UNAUTHENTICATED, RATE_LIMITED, and
 * NOT_FOUND where it is not theirs.
 */
export function pausePriceAlert(
  ctx: RequestContext,
  dependencies: AlertDependencies,
  { id, isPaused }: { readonly id: string; readonly isPaused: boolean },
): Promise<PriceAlertEntity> {
  return changeOwn(ctx, dependencies, id, async (tx, alert) => {
    if (isPaused === (alert.pausedAt !== null)) return alert;
    const change = isPaused
      ? { pausedAt: tx.clock.now() }
      : { pausedAt: null, ...seenSoFar(alert, await lastPrices(tx, alert)) };
    await tx.db.update(PriceAlertEntity, { id }, change);
    return { ...alert, ...change };
  });
}

/** Deletes an alert of the caller. Throws UNAUTHENTICATED, RATE_LIMITED, and NOT_FOUND where it is not theirs. */
export function deletePriceAlert(ctx: RequestContext, dependencies: AlertDependencies, id: string): Promise<void> {
  return changeOwn(ctx, dependencies, id, async (tx) => void (await tx.db.delete(PriceAlertEntity, { id })));
}
