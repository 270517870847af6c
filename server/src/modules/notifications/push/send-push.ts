import { In } from 'typeorm';
import type { RequestContext } from '../../../platform/context.js';
import type { Attempt } from '../delivery-attempt.js';
import { type AccountNotification, DeliveryEntity } from '../notification.entity.js';
import { notifiedPrice } from '../notified-price.js';
import type { Wishes } from '../settings.service.js';
import { composePush } from './compose-push.js';
import { PushDeviceEntity } from './push-device.entity.js';
import { pushDevicesOf } from './push-devices.service.js';
import type { PushSender } from './push-sender.js';

export interface PushDependencies {
  /** Null where this site has no keys. */
  readonly push: PushSender | null;
}

/** What is older is no news on a phone any more; behind the bell it stays. */
const WORTH_MS = 24 * 3_600_000;

/** Until when a notification is worth something on a device: a day, or until its time is over. */
function worthUntil({ createdAt, facts }: AccountNotification): Date {
  const end = createdAt.getTime() + WORTH_MS;
  return new Date(facts.until === undefined ? end : Math.min(end, new Date(facts.until).getTime()));
}

/**
 * Sends a notification to every device of its recipient that has not got it, and says what became of it. Devices that are
 * gone are forgotten; which ones have it is written down, so that another try leaves them alone.
 */
export async function sendPush(
  ctx: RequestContext,
  { push }: PushDependencies,
  notification: AccountNotification,
  { id, reached, tries }: DeliveryEntity,
  { language }: Wishes,
): Promise<Attempt> {
  if (push === null) return { what: 'dropped', why: 'this site has no keys for devices' };
  const seconds = Math.floor((worthUntil(notification).getTime() - ctx.clock.now().getTime()) / 1_000);
  if (seconds <= 0) return { what: 'dropped', why: 'too late for a device' };
  const devices = await pushDevicesOf(ctx, notification.accountId);
  const missing = devices.filter((device) => !reached.includes(device.id));
  const message = composePush(notification, await notifiedPrice(ctx, notification, language), language);
  const outcomes = await Promise.all(
    missing.map(async (device) => ({ device, outcome: await push.send(device, message, seconds) })),
  );
  const idsOf = (what: string) =>
    outcomes.filter(({ outcome }) => outcome.what === what).map(({ device }) => device.id);
  const has = [...reached, ...idsOf('sent')];
  await ctx.db.update(DeliveryEntity, { id }, { reached: has });
  await ctx.db.delete(PushDeviceEntity, { id: In(idsOf('gone')) });
  const troubles = outcomes.flatMap(({ outcome }) => ('why' in outcome ? [outcome] : []));
  if (troubles.length > 0)
    ctx.log.warn({ delivery: id, try: tries, why: troubles.map(({ why }) => why) }, 'a device was not reached');
  const again = troubles.find(({ what }) => what === 'later');
  if (again) return { what: 'later', why: again.why };
  if (has.length > 0) return { what: 'sent' };
  const refused = troubles[0];
  return refused ? { what: 'failed', why: refused.why } : { what: 'dropped', why: 'no device' };
}
