import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { addJob } from '../../platform/jobs/add-job.js';
import type { Metrics } from '../../platform/metrics.js';
import { UserEntity } from '../users/user.entity.js';
import { composeMail, type MailHouse } from './mail/compose-mail.js';
import { isRefused, type Mailer, reasonOf } from './mail/mailer.js';
import { DeliveryEntity, type DeliveryState, NotificationEntity } from './notification.entity.js';
import { GROUP_OF, NotificationGroup } from './notification.types.js';
import { afterQuiet } from './quiet-hours.rules.js';
import { wishesOf } from './settings.service.js';
import { isStillTrue } from './still-true.js';

export interface DeliveryDependencies extends MailHouse {
  /** Null where this server sends no mails. */
  readonly mailer: Mailer | null;
  readonly metrics: Pick<Metrics, 'delivery'>;
}

const MINUTE_MS = 60_000;
/** How long until a mail server that failed is asked again, try by try; after the last the delivery is given up. */
const PAUSES_MS = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS);
/** A conversation with a mail server is cut long before; who has claimed for longer is dead. */
const CLAIM_MS = 15 * MINUTE_MS;
/** What one turn of the sweep takes up. */
const AT_ONCE = 100;

/** The name of the job that makes one delivery. */
export const DELIVER = 'deliver';

/** Queues a delivery; asked for again it is still one job. */
export const queueDelivery = (ctx: RequestContext, deliveryId: string, dueAt: Date): Promise<void> =>
  addJob(ctx.db, { task: DELIVER, payload: { deliveryId }, key: `deliver:${deliveryId}`, runAt: dueAt });

/** When a notification may leave: deals can't wait, everything else does not come at night. */
export const dueAtOf = (group: NotificationGroup, now: Date): Date =>
  group === NotificationGroup.DEALS ? now : afterQuiet(now);

/** Takes a delivery that is due, for this server alone; null where another one has it or it is done. */
async function claim(ctx: RequestContext, id: string): Promise<DeliveryEntity | null> {
  const now = ctx.clock.now();
  const { affected } = await ctx.db
    .createQueryBuilder()
    .update(DeliveryEntity)
    .set({ state: 'CLAIMED', claimedAt: now, tries: () => 'tries + 1' })
    .where("id = :id AND state = 'WAITING' AND due_at <= :now", { id, now })
    .execute();
  return affected === 1 ? ctx.db.findOneByOrFail(DeliveryEntity, { id }) : null;
}

/** Writes down how it ended, also where another server has meanwhile taken us for dead. */
async function end(ctx: RequestContext, id: string, state: DeliveryState, outcome: string | null): Promise<void> {
  await ctx.db.update(DeliveryEntity, { id }, { state, outcome, doneAt: ctx.clock.now() });
}

/** Why a delivery is not wanted or not true any more; null where it is to be sent. */
async function reasonToDrop(ctx: RequestContext, notification: NotificationEntity): Promise<string | null> {
  const wishes = await wishesOf(ctx, notification.accountId);
  if (wishes?.mailOff.includes(GROUP_OF[notification.kind])) return 'switched off';
  return (await isStillTrue(ctx, notification)) ? null : 'no longer true';
}

/** Puts a delivery back: to be tried after a pause, or given up after the last one. */
async function tryLater(
  ctx: RequestContext,
  { id, tries }: DeliveryEntity,
  { group, why }: { readonly group: NotificationGroup; readonly why: string },
): Promise<'again' | 'failed'> {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) {
    await end(ctx, id, 'FAILED', why);
    return 'failed';
  }
  const dueAt = dueAtOf(group, new Date(ctx.clock.now().getTime() + pause));
  await putBack(ctx, id, { dueAt, outcome: why });
  return 'again';
}

/** Gives a claimed delivery free again, for later. */
async function putBack(
  ctx: RequestContext,
  id: string,
  values: Pick<DeliveryEntity, 'dueAt' | 'outcome'> & Partial<DeliveryEntity>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(DeliveryEntity, { id, state: 'CLAIMED' }, { ...values, state: 'WAITING' });
    await queueDelivery(tx, id, values.dueAt);
  });
}

/** Sends one delivery by mail, and says what became of it. */
async function sendMail(
  ctx: RequestContext,
  delivery: DeliveryEntity,
  { mailer, ...house }: DeliveryDependencies,
): Promise<Parameters<Metrics['delivery']>[1]> {
  const { id } = delivery;
  const notification = await ctx.db.findOneByOrFail(NotificationEntity, { id: delivery.notificationId });
  const group = GROUP_OF[notification.kind];
  // It was due by day, and nobody was there to send it.
  const dueAt = dueAtOf(group, ctx.clock.now());
  if (dueAt > ctx.clock.now()) {
    await putBack(ctx, id, { dueAt, outcome: delivery.outcome, tries: delivery.tries - 1 });
    return 'again';
  }
  const reason = mailer === null ? 'no mail server is set' : await reasonToDrop(ctx, notification);
  if (mailer === null || reason !== null) {
    await end(ctx, id, 'DROPPED', reason);
    return 'dropped';
  }
  const to = await ctx.db.findOneByOrFail(UserEntity, { id: notification.accountId });
  const { language } = (await wishesOf(ctx, to.id)) ?? { language: 'en' as const };
  try {
    await mailer.send(composeMail(notification, { deliveryId: id, to, language }, house));
  } catch (error) {
    const why = reasonOf(error);
    ctx.log.warn({ err: error, delivery: id, try: delivery.tries, why }, 'a mail was not taken');
    if (!isRefused(error)) return tryLater(ctx, delivery, { group, why });
    await end(ctx, id, 'FAILED', why);
    return 'failed';
  }
  await end(ctx, id, 'SENT', null);
  return 'sent';
}

/**
 * Makes a delivery that is due, once: whoever claims the row sends it, and a claim is never taken over. Where its server dies
 * between the two, nobody knows whether it was sent, and it is not sent again (decisions.md).
 */
export async function deliver(
  ctx: RequestContext,
  dependencies: DeliveryDependencies,
  deliveryId: string,
): Promise<void> {
  const delivery = await claim(ctx, deliveryId);
  if (delivery === null) return;
  dependencies.metrics.delivery(delivery.channel, await sendMail(ctx, delivery, dependencies));
}

/** Gives up on claims whose server is dead, and says how many there were. */
export async function endLostClaims(ctx: RequestContext, { metrics }: DeliveryDependencies): Promise<number> {
  const now = ctx.clock.now();
  const { affected } = await ctx.db
    .createQueryBuilder()
    .update(DeliveryEntity)
    .set({ state: 'UNSURE', doneAt: now, outcome: 'its server went away while it was sent' })
    .where("state = 'CLAIMED' AND claimed_at <= :dead", { dead: new Date(now.getTime() - CLAIM_MS) })
    .execute();
  const lost = affected ?? 0;
  for (let one = 0; one < lost; one += 1) metrics.delivery('MAIL', 'unsure');
  if (lost > 0) ctx.log.warn({ lost }, 'deliveries of a server that went away');
  return 0;
}

/** Identifiers of deliveries that have been due for so long, oldest first. */
export async function dueDeliveries(ctx: RequestContext, forMs = 0): Promise<string[]> {
  const rows = await ctx.db
    .createQueryBuilder(DeliveryEntity, 'delivery')
    .select('delivery.id')
    .where("delivery.state = 'WAITING' AND delivery.dueAt <= :moment", {
      moment: new Date(ctx.clock.now().getTime() - forMs),
    })
    .orderBy('delivery.dueAt')
    .limit(AT_ONCE)
    .getMany();
  return rows.map(({ id }) => id);
}

/** Queues what should have been sent by now: its job went away with a worker that was killed. */
export async function requeueDeliveries(ctx: RequestContext): Promise<number> {
  const late = await dueDeliveries(ctx, 2 * MINUTE_MS);
  await inTransaction(ctx, async (tx) => {
    for (const id of late) await queueDelivery(tx, id, tx.clock.now());
  });
  // Those stay due until they are sent: what is left is for the next minute.
  return 0;
}
