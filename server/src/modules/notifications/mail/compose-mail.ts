import type { Language } from '../../../platform/messages.js';
import type { UserEntity } from '../../users/user.entity.js';
import type { AccountNotification } from '../notification.entity.js';
import { GROUP_OF } from '../notification.types.js';
import { inLanguage, linkOf, SETTINGS_PATH, UNSUBSCRIBE_PATH } from '../notification-links.js';
import { messageOf } from '../notification-message.js';
import type { UnsubscribeTokens } from '../unsubscribe-tokens.js';
import type { Mail } from './mailer.js';
import { oneLine, subjectOf } from './subjects.js';

const WORDS = {
  en: {
    greeting: 'Namaste {name},',
    open: 'Open it on {brand}',
    settings: 'Choose what you get by e-mail',
    unsubscribe: 'No more e-mails of this kind',
    why: 'You get this e-mail because you have an account on {brand}.',
  },
  hi: {
    greeting: 'नमस्ते {name},',
    open: '{brand} पर देखिए',
    settings: 'चुनिए कि कौन से ईमेल आएँ',
    unsubscribe: 'इस तरह के ईमेल बंद कीजिए',
    why: 'यह ईमेल इसलिए आया क्योंकि {brand} पर आपका खाता है।',
  },
} as const;

/** What mails have in common. */
export interface MailHouse {
  /** Where people reach this site, without a slash at the end. */
  readonly publicUrl: string;
  readonly brand: string;
  /** The address that mails come from. */
  readonly from: string;
  readonly unsubscribeTokens: UnsubscribeTokens;
}

export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** What a mail is made of, in the order in which it stands there. */
interface Parts {
  readonly greeting: string;
  readonly message: string;
  /** How the price in it stands beside the mandi; null where there is none. */
  readonly price: string | null;
  readonly open: readonly [text: string, address: string];
  readonly why: string;
  readonly links: ReadonlyArray<readonly [text: string, address: string]>;
}

function plain({ greeting, message, price, open, why, links }: Parts): string {
  const lines = links.map(([text, address]) => `${text}: ${address}`);
  return [
    greeting,
    '',
    message,
    ...(price ? [price] : []),
    '',
    `${open[0]}: ${open[1]}`,
    '',
    '--',
    why,
    ...lines,
    '',
  ].join('\n');
}

/** No picture and nothing from elsewhere: it shows at once on any phone, and does not report that it was opened. */
function html({ greeting, message, price, open, why, links }: Parts, language: Language, subject: string): string {
  const link = ([text, address]: readonly [string, string], style: string) =>
    `<a href="${escaped(address)}" style="${style}">${escaped(text)}</a>`;
  const button =
    'display:inline-block;background:#1b5e20;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:bold';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f6f1;font-family:'Noto Sans Devanagari',Arial,sans-serif;color:#1c2a1c">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#ffffff;border-radius:12px;padding:24px;font-size:17px;line-height:1.6">
<p style="margin:0 0 16px">${escaped(greeting)}</p>
<p style="margin:0 0 24px;overflow-wrap:anywhere">${escaped(message)}</p>${price ? `\n<p style="margin:0 0 24px;color:#4a5a4a">${escaped(price)}</p>` : ''}
<p style="margin:0">${link(open, button)}</p>
</div>
<p style="margin:16px 8px;font-size:14px;line-height:1.6;color:#4a5a4a">${escaped(why)}<br>
${links.map((one) => link(one, 'color:#1b5e20')).join('<br>\n')}</p>
</div>
</body>
</html>
`;
}

/** The same for every try of a delivery. */
export const messageIdOf = (deliveryId: string, publicUrl: string): string =>
  `<${deliveryId}@${new URL(publicUrl).hostname}>`;

/** To whom a mail goes, and what of it stands in no notification. */
interface Addressed {
  readonly deliveryId: string;
  readonly to: UserEntity;
  readonly language: Language;
  readonly price: string | null;
}

/** The mail of a notification, in its recipient's language, plain and as HTML. */
export function composeMail(
  notification: AccountNotification,
  { deliveryId, to, language, price }: Addressed,
  { publicUrl, brand, from, unsubscribeTokens }: MailHouse,
): Mail {
  const { kind, facts, accountId } = notification;
  const words = WORDS[language];
  const token = unsubscribeTokens.sign({ accountId, group: GROUP_OF[kind] });
  const unsubscribe = `${UNSUBSCRIBE_PATH}?token=${token}`;
  const address = (path: string) => `${publicUrl}${inLanguage(path, language)}`;
  const subject = subjectOf(kind, facts, language);
  const parts: Parts = {
    greeting: words.greeting.replace('{name}', () => oneLine(to.firstName)),
    message: oneLine(messageOf(kind, facts, language)),
    price,
    open: [words.open.replace('{brand}', () => brand), address(linkOf(notification))],
    why: words.why.replace('{brand}', () => brand),
    links: [
      [words.settings, address(SETTINGS_PATH)],
      [words.unsubscribe, address(unsubscribe)],
    ],
  };
  return {
    messageId: messageIdOf(deliveryId, publicUrl),
    from: { name: brand, address: from },
    to: { name: oneLine(`${to.firstName} ${to.lastName}`), address: to.email },
    subject,
    text: plain(parts),
    html: html(parts, language, subject),
    headers: {
      'List-Unsubscribe': `<${publicUrl}${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
    },
  };
}
