import type { RequestContext } from '../../platform/context.js';
import { addressKey, type RateLimits } from '../../platform/http/rate-limits.js';
import { DealEntity } from './deal.entity.js';
import { DEAL_LIMITS } from './deal.limits.js';
import { byTheClock } from './deal-clock.rules.js';
import { dealFilesLoader } from './deal-rows.js';

const CHECK_CODE = /^(AP-\d{4}-\d{6,12})-([0-9A-F]{8})$/;

/**
 * The deal of a printed agreement, by the clock; null where there is none with this number and
 * this code, whichever of the two is wrong. Open to everybody, so the caller shows nothing that names a person. Throws
 * RATE_LIMITED.
 */
export async function checkAgreement(
  ctx: RequestContext,
  limits: RateLimits,
  checkCode: string,
): Promise<DealEntity | null> {
  await limits.consume(DEAL_LIMITS.dealChecks, addressKey(ctx.clientAddress));
  const [, number, code] = CHECK_CODE.exec(checkCode.trim().toUpperCase()) ?? [];
  if (number === undefined || code === undefined) return null;
  const deal = await ctx.db.findOneBy(DealEntity, { number, checkCode: code });
  return deal && byTheClock(await dealFilesLoader(ctx).load(deal), ctx.clock.now()).file.deal;
}
