import type { RequestContext } from '../../../platform/context.js';
import { UserEntity } from '../../users/user.entity.js';
import type { Attempt } from '../delivery-attempt.js';
import type { AccountNotification, DeliveryEntity, NotificationEntity } from '../notification.entity.js';
import { notifiedPrice } from '../notified-price.js';
import type { Wishes } from '../settings.service.js';
import { composeMail, type MailHouse } from './compose-mail.js';
import { composeOperatorMail } from './compose-operator-mail.js';
import { isRefused, type Mail, type Mailer, reasonOf } from './mailer.js';

export interface MailDependencies extends MailHouse {
  /** Null where this server sends no mails. */
  readonly mailer: Mailer | null;
  /** Where the operator reads mails; null if not set. */
  readonly operatorAddress: string | null;
}

/** Why a server that sends no mails drops them. */
export const NO_MAILER = 'no mail server is set';

/** Hands one mail on, and says what became of it. */
async function handOn(
  ctx: RequestContext,
  mailer: Mailer | null,
  delivery: DeliveryEntity,
  compose: () => Mail | Promise<Mail>,
): Promise<Attempt> {
  if (mailer === null) return { what: 'dropped', why: NO_MAILER };
  const mail = await compose();
  try {
    await mailer.send(mail);
  } catch (error) {
    const why = reasonOf(error);
    ctx.log.warn({ err: error, delivery: delivery.id, try: delivery.tries, why }, 'a mail was not taken');
    return { what: isRefused(error) ? 'failed' : 'later', why };
  }
  return { what: 'sent' };
}

/** Sends a notification by mail, and says what became of it. */
export function sendMail(
  ctx: RequestContext,
  { mailer, ...house }: MailDependencies,
  notification: AccountNotification,
  delivery: DeliveryEntity,
  { language }: Wishes,
): Promise<Attempt> {
  return handOn(ctx, mailer, delivery, async () => {
    const to = await ctx.db.findOneByOrFail(UserEntity, { id: notification.accountId });
    const price = await notifiedPrice(ctx, notification, language);
    return composeMail(notification, { deliveryId: delivery.id, to, language, price }, house);
  });
}

/** Sends a notification to the operator, and says what became of it. */
export async function sendOperatorMail(
  ctx: RequestContext,
  { mailer, operatorAddress: to, ...house }: MailDependencies,
  { facts }: NotificationEntity,
  delivery: DeliveryEntity,
): Promise<Attempt> {
  if (to === null) return { what: 'dropped', why: 'SUPPORT_EMAIL is not set' };
  return handOn(ctx, mailer, delivery, () => composeOperatorMail(facts, { deliveryId: delivery.id, to }, house));
}
