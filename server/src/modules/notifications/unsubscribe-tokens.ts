import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isId } from '../../platform/ids.js';
import { NOTIFICATION_GROUPS, type NotificationGroup } from './notification.types.js';

/** Ours are under 100 characters. */
const MAX_LENGTH = 200;

/** What the link of an e-mail may do: switch off mails of one account. */
export interface MailLink {
  readonly accountId: string;
  readonly group: NotificationGroup;
}

/**
 * The tokens of the links at the foot of e-mails. They need no sign-in and never end, since a mail is read years later; so
 * they can do one thing only, and their key is good for nothing else.
 */
export class UnsubscribeTokens {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'annapath unsubscribe', 32));
  }

  /** The token for a group of an account. */
  sign({ accountId, group }: MailLink): string {
    const said = `${accountId}.${group}`;
    return `${said}.${this.#signature(said)}`;
  }

  /** What a token is for; null where it is none of ours. */
  verify(token: string): MailLink | null {
    if (token.length > MAX_LENGTH) return null;
    const [accountId = '', word = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.#signature(`${accountId}.${word}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const group = NOTIFICATION_GROUPS.find((one) => one === word);
    return group && isId(accountId) ? { accountId, group } : null;
  }

  #signature(said: string): string {
    return createHmac('sha256', this.#key).update(said).digest('base64url');
  }
}
