import { type Config, sampleContacts } from '../platform/config.js';
import { FORMER_SETTING_NAMES, SETTING_NAMES } from '../platform/environment.js';
import { unknownSettings } from '../platform/unknown-settings.js';

/** What the operator should know and need not stop a start: one sentence each, written to the log once. */
export function startUpWarnings(config: Config, environment: NodeJS.ProcessEnv): string[] {
  const samples = config.mode === 'production' ? sampleContacts(config) : [];
  const noMail = config.mode === 'production' && config.mail.way === 'none';
  return [
    ...unknownSettings(environment, SETTING_NAMES, FORMER_SETTING_NAMES),
    ...(noMail ? ['No mails are sent: set SMTP_URL and MAIL_FROM. People see what happens in the page alone.'] : []),
    ...(samples.length > 0 ? [`People are shown sample contacts that nobody answers: set ${samples.join(', ')}.`] : []),
  ];
}
