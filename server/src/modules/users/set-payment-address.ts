import type { RequestContext, Viewer } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { checkPaymentAddress } from './payment-address.rules.js';
import { requireViewer } from './require-viewer.js';
import { UserEntity } from './user.entity.js';
import { USER_LIMITS } from './user.limits.js';
import { Role } from './user.types.js';
import { lockUser, userRow } from './user-rows.js';

export interface SetPaymentAddressDependencies {
  readonly limits: RateLimits;
}

/** Only farmers are paid here. Throws UNAUTHENTICATED or FORBIDDEN. */
function requirePaid(viewer: Viewer | null): Viewer {
  const known = requireViewer(viewer);
  if (known.role !== Role.FARMER) throw new AppError('FORBIDDEN', 'Only farmers are paid here.');
  return known;
}

/** Where the caller is paid by UPI; null where they have said nothing. Throws UNAUTHENTICATED, and FORBIDDEN for anyone but farmers. */
export async function myPaymentAddress(ctx: RequestContext): Promise<string | null> {
  const { id } = requirePaid(ctx.viewer);
  return (await ctx.db.findOneByOrFail(UserEntity, { id })).paymentAddress;
}

/**
 * Where a farmer wants to be paid by UPI; null takes it away. Only the buyers of their deals see it. Throws
 * UNAUTHENTICATED, FORBIDDEN for anyone but farmers, BAD_USER_INPUT and RATE_LIMITED.
 */
export async function setPaymentAddress(
  ctx: RequestContext,
  { limits }: SetPaymentAddressDependencies,
  value: unknown,
): Promise<UserEntity> {
  const viewer = requirePaid(ctx.viewer);
  const paymentAddress = checkPaymentAddress(value);
  await limits.consume(USER_LIMITS.paymentAddress, viewer.id);
  const set = async (tx: RequestContext) => {
    await lockUser(tx, viewer.id);
    await tx.db.update(UserEntity, { id: viewer.id }, { paymentAddress });
    return tx.db.findOneByOrFail(UserEntity, { id: viewer.id });
  };
  return inTransaction(ctx, set, { row: userRow(viewer.id) });
}
