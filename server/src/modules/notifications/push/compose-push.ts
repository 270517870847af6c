import type { Language } from '../../../platform/messages.js';
import { oneLine, subjectOf } from '../mail/subjects.js';
import type { NotificationEntity } from '../notification.entity.js';
import { linkOf } from '../notification-links.js';
import { messageOf } from '../notification-message.js';
import type { PushMessage } from './push-sender.js';

/** What a phone shows of a text; more would only make the message larger than push services take (4 KB). */
const SHOWN = 300;

const short = (text: string) => {
  const points = [...text];
  return points.length > SHOWN ? `${points.slice(0, SHOWN - 1).join('')}…` : text;
};

/** A notification as a device shows it, with how its price stands beside the mandi, in its recipient's language. */
export function composePush(notification: NotificationEntity, price: string | null, language: Language): PushMessage {
  const { id, kind, facts } = notification;
  return {
    title: short(subjectOf(kind, facts, language)),
    body: [short(oneLine(messageOf(kind, facts, language))), ...(price ? [price] : [])].join('\n'),
    link: linkOf(notification),
    tag: id,
    lang: language,
  };
}
