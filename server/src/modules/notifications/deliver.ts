import { LessThanOrEqual } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { JobQueue } from '../../platform/jobs/jobs.js';
import type { Metrics } from '../../platform/metrics.js';
import type { Attempt } from './delivery-attempt.js';
import { type MailDependencies, NO_MAILER, sendMail, sendOperatorMail } from './mail/send-mail.js';
import {
  type AccountNotification,
  type Channel,
  DeliveryEntity,
  type DeliveryState,
  isOfAccount,
  NotificationEntity,
} from './notification.entity.js';
import { GROUP_OF, NotificationGroup, NotificationKind } from './notification.types.js';
import { isRelevant } from './notification-relevance.js';
import { type PushDependencies, sendPush } from './push/send-push.js';
import { afterQuiet } from './quiet-hours.rules.js';
import { type Wishes, wishesOf } from './settings.service.js';

export interface DeliveryDependencies extends MailDependencies, PushDependencies {
  readonly metrics: Pick<Metrics, 'delivery'>;
}

const MINUTE_MS = 60_000;
/** How long until a mail server or a push service that failed is asked again, try by try; after the last the delivery is given up. */
const PAUSES_MS = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS);
/** A conversation with a mail server or a push service is cut long before; who has claimed for longer is dead. */
const CLAIM_MS = 15 * MINUTE_MS;
/** What one statement drops. */
const AT_ONCE = 500;

/** When a notification may leave: steps of deals and the reminder of an auction's end at once, all others outside the quiet hours. */
export const dueAtOf = (kind: NotificationKind, now: Date): Date =>
  GROUP_OF[kind] === NotificationGroup.DEALS || kind === NotificationKind.AUCTION_ENDING ? now : afterQuiet(now);

/** The one that has been due for longest and is not locked. */
const NEXT = `(SELECT id FROM deliveries WHERE state = 'WAITING' AND due_at <= :now
  ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)`;

/** Takes the next delivery that is due, for this server alone; null where there is none. */
async function claim(ctx: RequestContext): Promise<DeliveryEntity | null> {
  const now = ctx.clock.now();
  const { raw }: { raw: ReadonlyArray<{ readonly id: string }> } = await ctx.db
    .createQueryBuilder()
    .update(DeliveryEntity)
    .set({ state: 'CLAIMED', claimedAt: now, tries: () => 'tries + 1' })
    .where(`id = ${NEXT}`, { now })
    .returning('id')
    .execute();
  const [claimed] = raw;
  return claimed ? ctx.db.findOneByOrFail(DeliveryEntity, { id: claimed.id }) : null;
}

/** Writes down how it ended, also where another server has meanwhile taken us for dead. */
async function end(ctx: RequestContext, id: string, state: DeliveryState, outcome: string | null): Promise<void> {
  await ctx.db.update(DeliveryEntity, { id }, { state, outcome, doneAt: ctx.clock.now() });
}

/** Why a delivery is not wanted or not true any more; null where it is to be sent. */
async function reasonToDrop(
  ctx: RequestContext,
  notification: AccountNotification,
  channel: Channel,
  { mailOff, pushOff }: Wishes,
): Promise<string | null> {
  const off = channel === 'MAIL' ? mailOff : pushOff;
  if (off.includes(GROUP_OF[notification.kind])) return 'switched off';
  return (await isRelevant(ctx, notification)) ? null : 'no longer true';
}

/** Where a delivery stands after its last try. */
const STATE_AFTER = { dropped: 'DROPPED', failed: 'FAILED', unsure: 'UNSURE' } as const;

/** Puts a delivery back: to be tried after a pause, or given up after the last one. */
async function tryLater(
  ctx: RequestContext,
  { id, tries }: DeliveryEntity,
  { kind, why }: { readonly kind: NotificationKind; readonly why: string },
): Promise<'again' | 'failed'> {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) {
    await end(ctx, id, 'FAILED', why);
    return 'failed';
  }
  const dueAt = dueAtOf(kind, new Date(ctx.clock.now().getTime() + pause));
  await putBack(ctx, id, { dueAt, outcome: why });
  return 'again';
}

/** Gives a claimed delivery free again, for later. */
async function putBack(
  ctx: RequestContext,
  id: string,
  values: Pick<DeliveryEntity, 'dueAt' | 'outcome'> & Partial<DeliveryEntity>,
): Promise<void> {
  await ctx.db.update(DeliveryEntity, { id, state: 'CLAIMED' }, { ...values, state: 'WAITING' });
}

/**
 * One try of a delivery by its channel, where it is still wanted and true. Never throws: what breaks off is the end of this
 * try, and no other delivery waits for it.
 */
async function attempt(
  ctx: RequestContext,
  delivery: DeliveryEntity,
  notification: NotificationEntity,
  dependencies: DeliveryDependencies,
): Promise<Attempt> {
  let mayBeSent = false;
  try {
    if (!isOfAccount(notification)) {
      mayBeSent = true;
      return await sendOperatorMail(ctx, dependencies, notification, delivery);
    }
    const wishes = await wishesOf(ctx, notification.accountId);
    if (wishes === null) return { what: 'dropped', why: 'no such account' };
    const reason = await reasonToDrop(ctx, notification, delivery.channel, wishes);
    if (reason !== null) return { what: 'dropped', why: reason };
    const send = delivery.channel === 'MAIL' ? sendMail : sendPush;
    mayBeSent = true;
    return await send(ctx, dependencies, notification, delivery, wishes);
  } catch (error) {
    ctx.log.error({ err: error, delivery: delivery.id, try: delivery.tries }, 'a try of a delivery broke off');
    return mayBeSent ? { what: 'unsure', why: 'it broke off while it was sent' } : { what: 'later', why: 'ERROR' };
  }
}

/** Sends one delivery, and says what became of it. */
async function send(
  ctx: RequestContext,
  delivery: DeliveryEntity,
  dependencies: DeliveryDependencies,
): Promise<Parameters<Metrics['delivery']>[1]> {
  const { id } = delivery;
  const notification = await ctx.db.findOneByOrFail(NotificationEntity, { id: delivery.notificationId });
  const { kind } = notification;
  // It was due by day, and no server was up to send it.
  const dueAt = dueAtOf(kind, ctx.clock.now());
  if (dueAt > ctx.clock.now()) {
    await putBack(ctx, id, { dueAt, outcome: delivery.outcome, tries: delivery.tries - 1 });
    return 'again';
  }
  const outcome = await attempt(ctx, delivery, notification, dependencies);
  switch (outcome.what) {
    case 'later':
      return tryLater(ctx, delivery, { kind, why: outcome.why });
    case 'sent':
      await end(ctx, id, 'SENT', null);
      return 'sent';
    default:
      await end(ctx, id, STATE_AFTER[outcome.what], outcome.why);
      return outcome.what;
  }
}

/** Drops the mails that are due, a few hundred in one statement, for a server that sends none; gives how many. */
async function dropMails(ctx: RequestContext, { metrics }: DeliveryDependencies): Promise<number> {
  const now = ctx.clock.now();
  const { affected } = await ctx.db
    .createQueryBuilder()
    .update(DeliveryEntity)
    .set({ state: 'DROPPED', outcome: NO_MAILER, doneAt: now, tries: () => 'tries + 1' })
    .where(
      `id = ANY(ARRAY(SELECT id FROM deliveries WHERE state = 'WAITING' AND channel = 'MAIL' AND due_at <= :now
         ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)) AND state = 'WAITING'`,
      { now },
    )
    .execute();
  const dropped = affected ?? 0;
  if (dropped > 0) metrics.delivery('MAIL', 'dropped', dropped);
  return dropped;
}

/**
 * The rows of `deliveries` themselves: each is one job, stored with its notification. A job of the queue for each would be stored beside
 * it by a function that takes several statements and notifies, and transactions that notify are committed one after the other.
 * Each is made once: the server that claims the row sends it, and a claim is never taken over. If that server dies between the two, it is
 * unknown whether it was sent, and it is not sent again (decisions.md "A mail is sent at most once").
 */
export function deliveryQueue(dependencies: DeliveryDependencies): JobQueue {
  return {
    async work(ctx) {
      if (dependencies.mailer === null && (await dropMails(ctx, dependencies)) === AT_ONCE) return true;
      const delivery = await claim(ctx);
      if (delivery === null) return false;
      dependencies.metrics.delivery(delivery.channel, await send(ctx, delivery, dependencies));
      return true;
    },
    waiting: (ctx) => ctx.db.countBy(DeliveryEntity, { state: 'WAITING', dueAt: LessThanOrEqual(ctx.clock.now()) }),
  };
}

/** Gives up on claims whose server is dead, and says how many there were. */
export async function endLostClaims(ctx: RequestContext, { metrics }: DeliveryDependencies): Promise<number> {
  const now = ctx.clock.now();
  const { raw }: { raw: ReadonlyArray<{ readonly channel: Channel }> } = await ctx.db
    .createQueryBuilder()
    .update(DeliveryEntity)
    .set({ state: 'UNSURE', doneAt: now, outcome: 'its server went away while it was sent' })
    .where("state = 'CLAIMED' AND claimed_at <= :dead", { dead: new Date(now.getTime() - CLAIM_MS) })
    .returning('channel')
    .execute();
  for (const { channel } of raw) metrics.delivery(channel, 'unsure');
  if (raw.length > 0) ctx.log.warn({ lost: raw.length }, 'deliveries of a server that went away');
  return 0;
}
