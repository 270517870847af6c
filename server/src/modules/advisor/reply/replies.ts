import { helpline } from '../safety/helplines.js';
import { sentencesOf } from '../words/sentences.js';

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

/** A text of the advisor's own. */
export type ReplyName = (typeof NAMES)[number];

/** A text of the advisor's own in one language. */
export const reply = sentencesOf('answer', NAMES);

/** The Kisan Call Centre, free, in 22 languages. */
export const KISAN_CALL_CENTRE = helpline('kisan-call-centre');
