import { z } from 'zod';
import type { AnswerLanguage } from '../advisor.types.js';
import { helpline } from '../safety/helplines.js';
import { bilingual, readData } from '../words/read-data.js';

const NAMES = [
  'forecast',
  'forecastFirst',
  'unknown',
  'notFitting',
  'notFittingAnimal',
  'whatOfCrop',
  'askBack',
  'askBackClose',
  'dose',
  'told',
  'again',
  'helpline',
  'partUnknown',
  'canTell',
  'date',
  'vet',
  'meant',
  'notChecked',
  'sowingTime',
  'seedForLand',
  'seedAnAcre',
  'fertiliserForLand',
  'asBags',
  'easternBigha',
  'puccaBigha',
  'g',
  'kg',
  'quintal',
  'acre',
  'acres',
  'hectare',
  'hectares',
  'kanal',
  'bigha',
  'dap',
  'urea',
  'potash',
  'openNow',
  'lastDays',
  'missed',
  'missedTime',
  'nextOnly',
  'nextAfter',
  'nothingSown',
  'sowingNow',
  'sowingUntil',
] as const;

/** A text of the advisor's own; `data/advisor/replies.yaml` has the words. */
export type ReplyName = (typeof NAMES)[number];

const REPLIES = readData('replies.yaml', z.record(z.enum(NAMES), bilingual));

/** The text with its gaps filled: `{name}` by `fill`, or by the number of that helpline. */
export function filled(text: string, fill: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{([\w-]+)\}/gu, (_, name: string) => fill[name] ?? helpline(name));
}

/** A text of the advisor's own in one language. */
export function reply(name: ReplyName, language: AnswerLanguage, fill?: Readonly<Record<string, string>>): string {
  return filled(REPLIES[name][language], fill);
}

/** The Kisan Call Centre, free, in 22 languages. */
export const KISAN_CALL_CENTRE = helpline('kisan-call-centre');
