import { type Config, SETTING_NAMES, sampleContacts } from './platform/config.js';
import { unknownSettings } from './platform/unknown-settings.js';

/** What the operator should know and need not stop a start: one sentence each, written to the log once. */
export function startUpWarnings(config: Config, environment: NodeJS.ProcessEnv): string[] {
  const samples = config.mode === 'production' ? sampleContacts(config) : [];
  return [
    ...unknownSettings(environment, SETTING_NAMES),
    ...(samples.length > 0 ? [`People are shown sample contacts that nobody answers: set ${samples.join(', ')}.`] : []),
  ];
}
