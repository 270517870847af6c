import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { requireViewer } from '../auth/require-viewer.js';
import { checkPaymentAddress } from './payment-address.rules.js';
import { UserEntity } from './user.entity.js';
import { USER_LIMITS } from './user.limits.js';
import { Role } from './user.types.js';
import { lockUser, userRow } from './user-rows.js';

export interface SetPaymentAddressDependencies {
  readonly limits: RateLimits;
}

/**
 * Where a farmer wants to be paid by UPI; null takes it away. The buyers of their deals see it, nobody else. Throws
 * UNAUTHENTICATED, FORBIDDEN for anyone but farmers, BAD_USER_INPUT and RATE_LIMITED.
 */
export async function setPaymentAddress(
  ctx: RequestContext,
  { limits }: SetPaymentAddressDependencies,
  value: unknown,
): Promise<UserEntity> {
  const viewer = requireViewer(ctx.viewer);
  if (viewer.role !== Role.FARMER) throw new AppError('FORBIDDEN', 'Only farmers are paid here.');
  const paymentAddress = checkPaymentAddress(value);
  await limits.consume(USER_LIMITS.paymentAddress, viewer.id);
  const set = async (tx: RequestContext) => {
    await lockUser(tx, viewer.id);
    await tx.db.update(UserEntity, { id: viewer.id }, { paymentAddress });
    return tx.db.findOneByOrFail(UserEntity, { id: viewer.id });
  };
  return inTransaction(ctx, set, { row: userRow(viewer.id) });
}
