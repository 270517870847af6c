import type { RequestContext } from '../../../platform/context.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { isId } from '../../../platform/ids.js';
import type { SignInEnded } from '../../auth/auth.events.js';
import { requireViewer } from '../../users/require-viewer.js';
import { NOTIFICATION_LIMITS } from '../notification.limits.js';
import type { PushDeviceDependencies } from './add-push-device.js';
import { PushDeviceEntity } from './push-device.entity.js';

/** Removes a device of the caller. Throws UNAUTHENTICATED, RATE_LIMITED, and NOT_FOUND where it is not theirs. */
export async function removePushDevice(
  ctx: RequestContext,
  { limits }: Pick<PushDeviceDependencies, 'limits'>,
  id: string,
): Promise<void> {
  const { id: accountId } = requireViewer(ctx.viewer);
  await limits.consume(NOTIFICATION_LIMITS.notificationChanges, accountId);
  await inTransaction(ctx, async (tx) => {
    const { affected } = isId(id) ? await tx.db.delete(PushDeviceEntity, { id, accountId }) : { affected: 0 };
    if (affected !== 1) throw new AppError('NOT_FOUND', 'This device is not on your list any more.');
  });
}

/** A log-out removes the device. */
export async function forgetPushDevice(tx: RequestContext, { familyId }: SignInEnded): Promise<void> {
  await tx.db.delete(PushDeviceEntity, { familyId });
}
