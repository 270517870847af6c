import type { RequestContext } from '../../../platform/context.js';
import { RefreshFamilyEntity } from '../../auth/refresh-session.entity.js';
import { requireViewer } from '../../users/require-viewer.js';
import { PushDeviceEntity } from './push-device.entity.js';

/** The devices of an account whose sign-in goes on, newest first. */
export const pushDevicesOf = (ctx: RequestContext, accountId: string): Promise<PushDeviceEntity[]> =>
  ctx.db
    .createQueryBuilder(PushDeviceEntity, 'device')
    .innerJoin(RefreshFamilyEntity, 'family', 'family.id = device.familyId')
    .where('device.accountId = :accountId', { accountId })
    .andWhere('family.revokedAt IS NULL AND family.expiresAt > :now', { now: ctx.clock.now() })
    .orderBy('device.createdAt', 'DESC')
    .addOrderBy('device.id', 'DESC')
    .getMany();

/** The caller's devices. Throws UNAUTHENTICATED. */
export const myPushDevices = (ctx: RequestContext): Promise<PushDeviceEntity[]> =>
  pushDevicesOf(ctx, requireViewer(ctx.viewer).id);
