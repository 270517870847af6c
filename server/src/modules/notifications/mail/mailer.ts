import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailSettings } from '../../../platform/config.js';

/** A mail as it is composed: nothing in it is encoded yet. */
export interface Mail {
  /** The same whenever it is sent, so that a duplicate is recognised. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Hands mails on. Throws where one was not taken; `isRefused` says whether it ever will be. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** How long a mail server may be silent; then its connection is cut. */
const SILENT_MS = 10_000;

/**
 * Whether the mail server will never take this mail: it has no such person, or does not want the mail.
 * What is wrong with our own sign-in there may be mended.
 */
export function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMail && typeof responseCode === 'number' && responseCode >= 500;
}

/** What went wrong, without a word that the mail server or a person wrote. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [typeof code === 'string' && /^\w+$/.test(code) ? code : 'ERROR', responseCode];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}

/** Loaded with the first mail: a server that sends none need not hold it. */
const loadNodemailer = () => import('nodemailer');

/** Sends through a mail server, on a connection for each mail. */
class SmtpMailer implements Mailer {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async send(mail: Mail): Promise<void> {
    const { createTransport } = await loadNodemailer();
    const transport = createTransport({
      url: this.#url,
      connectionTimeout: SILENT_MS,
      greetingTimeout: SILENT_MS,
      socketTimeout: SILENT_MS,
      dnsTimeout: SILENT_MS,
      // Nothing that people wrote makes it read files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ ...mail, headers: { ...mail.headers } });
    } finally {
      transport.close();
    }
  }
}

/** What `/dev/mail` shows of a mail. */
export type KeptMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>;

/** Puts mails into a folder, as a mail server would get them and as `/dev/mail` shows them. For development. */
class FileMailer implements Mailer {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async send(mail: Mail): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const { createTransport } = await loadNodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail({ ...mail, headers: { ...mail.headers } });
    const name =
      mail.messageId
        .replace(/[^\w-]+/g, ' ')
        .trim()
        .split(' ')[0] ?? 'mail';
    const { to, subject, text, html } = mail;
    const kept: KeptMail = { to, subject, text, html };
    await writeFile(join(this.#folder, `${name}.eml`), message);
    await writeFile(join(this.#folder, `${name}.json`), JSON.stringify(kept));
  }
}

/** The way that the settings name; null where there is none. */
export function createMailer(settings: MailSettings): Mailer | null {
  if (settings.way === 'smtp') return new SmtpMailer(settings.url);
  return settings.way === 'files' ? new FileMailer(settings.folder) : null;
}
