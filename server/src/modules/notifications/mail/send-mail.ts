import type { RequestContext } from '../../../platform/context.js';
import { UserEntity } from '../../users/user.entity.js';
import type { Attempt } from '../delivery-attempt.js';
import type { DeliveryEntity, NotificationEntity } from '../notification.entity.js';
import type { Wishes } from '../settings.service.js';
import { composeMail, type MailHouse } from './compose-mail.js';
import { isRefused, type Mailer, reasonOf } from './mailer.js';

export interface MailDependencies extends MailHouse {
  /** Null where this server sends no mails. */
  readonly mailer: Mailer | null;
}

/** Why a server that sends no mails drops them. */
export const NO_MAILER = 'no mail server is set';

/** Sends a notification by mail, and says what became of it. */
export async function sendMail(
  ctx: RequestContext,
  { mailer, ...house }: MailDependencies,
  notification: NotificationEntity,
  delivery: DeliveryEntity,
  { language }: Wishes,
): Promise<Attempt> {
  if (mailer === null) return { what: 'dropped', why: NO_MAILER };
  const to = await ctx.db.findOneByOrFail(UserEntity, { id: notification.accountId });
  try {
    await mailer.send(composeMail(notification, { deliveryId: delivery.id, to, language }, house));
  } catch (error) {
    const why = reasonOf(error);
    ctx.log.warn({ err: error, delivery: delivery.id, try: delivery.tries, why }, 'a mail was not taken');
    return { what: isRefused(error) ? 'failed' : 'later', why };
  }
  return { what: 'sent' };
}
