import { In } from 'typeorm';
import type { RequestContext } from '../../../platform/context.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { AppError, badInput, type FieldProblem } from '../../../platform/errors/app-error.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { newId } from '../../../platform/ids.js';
import { cleanText } from '../../../platform/text.js';
import { requireViewer } from '../../users/require-viewer.js';
import { lockUser, userRow } from '../../users/user-rows.js';
import { NOTIFICATION_LIMITS } from '../notification.limits.js';
import { isPushAddress, isPushKey, isPushSecret } from './push-address.rules.js';
import { PushDeviceEntity } from './push-device.entity.js';
import type { PushSender } from './push-sender.js';

/** Devices of one account; with another one the oldest goes. As many as there are sign-ins. */
export const MAX_PUSH_DEVICES = 10;

export interface PushDeviceDependencies {
  readonly limits: RateLimits;
  /** Null where this site sends nothing to devices. */
  readonly push: Pick<PushSender, 'publicKey'> | null;
}

/** What a browser's push service gave it, as it came over the wire. */
export interface PushDeviceDraft {
  readonly endpoint?: unknown;
  readonly p256dh?: unknown;
  readonly auth?: unknown;
  readonly name?: unknown;
}

/** Checks what a browser sends. Throws BAD_USER_INPUT. */
function checkDevice(draft: PushDeviceDraft): Pick<PushDeviceEntity, 'endpoint' | 'p256dh' | 'auth' | 'name'> {
  const { endpoint, p256dh, auth } = draft;
  const problems: FieldProblem[] = [];
  const name = cleanText(draft.name, { field: 'name', label: 'Name of the device', max: 60, optional: true }, problems);
  const refuse = (field: string, message: string) => problems.push({ field, message });
  if (!isPushAddress(endpoint)) refuse('endpoint', 'This is not the address of a push service.');
  if (!isPushKey(p256dh))
    refuse('p256dh', 'This is not the public key of a push subscription: 65 bytes, a point of P-256.');
  if (!isPushSecret(auth)) refuse('auth', 'This is not the secret of a push subscription: 16 bytes.');
  if (!isPushAddress(endpoint) || !isPushKey(p256dh) || !isPushSecret(auth) || problems.length > 0) {
    throw badInput(problems);
  }
  return { endpoint, p256dh, auth, name };
}

/**
 * From now on the caller gets push messages on this device too, until they log out there. A device of another account becomes theirs:
 * a phone is shared in many families. Throws UNAUTHENTICATED, RATE_LIMITED, BAD_USER_INPUT, and NOT_FOUND where this site
 * sends nothing to devices.
 */
export async function addPushDevice(
  ctx: RequestContext,
  { limits, push }: PushDeviceDependencies,
  draft: PushDeviceDraft,
): Promise<PushDeviceEntity> {
  const { id: accountId, familyId } = requireViewer(ctx.viewer);
  if (familyId === undefined) throw new Error('Whoever is signed in has a sign-in.');
  await limits.consume(NOTIFICATION_LIMITS.notificationChanges, accountId);
  if (push === null) throw new AppError('NOT_FOUND', 'This site sends nothing to devices.');
  const checked = checkDevice(draft);
  const add = async (tx: RequestContext) => {
    await lockUser(tx, accountId);
    await tx.db.delete(PushDeviceEntity, { endpoint: checked.endpoint });
    const device: PushDeviceEntity = { id: newId(), accountId, familyId, ...checked, createdAt: tx.clock.now() };
    await tx.db.insert(PushDeviceEntity, device);
    const tooMany = await tx.db.find(PushDeviceEntity, {
      where: { accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: MAX_PUSH_DEVICES,
      select: { id: true },
    });
    await tx.db.delete(PushDeviceEntity, { id: In(tooMany.map(({ id }) => id)) });
    return device;
  };
  return inTransaction(ctx, add, { row: userRow(accountId) });
}
