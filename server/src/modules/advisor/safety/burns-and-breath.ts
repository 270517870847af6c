import { cropWords } from '../../vocabulary/crops.js';
import type { Reading } from './danger-reading.js';
import { BREATH, LIVESTOCK, PLANT_LIKE_ILL, RELATIVE, SOMEBODY_ILL } from './signs-of-illness.js';

const PLANT = /\b(plants?|paudh\w*|podh\w*|leaf|leaves|patt[aeioy]\w*|flowers?|phool|fruits?|phal|seedlings?)\b/;
const HUMAN = new RegExp(`\\b(?:${RELATIVE}|bhai|mujhe|mujh|maine|mere|meri|my|kisi|someone|somebody|log)\\b`);

const CLOTHES = '(?:kapd\\w*|saa?r(?:ee|i)|dupatt\\w*|shirt|kurt\\w*|clothes?|lungi|dhoti|pallu)';
const PART =
  '(?:haa?th|hands?|pair|paer|legs?|foot|feet|arms?|ung\\w?li\\w*|fingers?|muh|munh|face|chehra|peeth|pith|back|pet|chh?ati|skin|chamdi|badan|body|sharir|gardan|baal|hair)';
/** "Jhulsa" is blight too: what comes, is caught or is treated is the disease, whoever says so. */
const BLIGHT = 'jhulsa (?:aa?|aaya|aya|lag\\w*|rog|bimari|ka|ki|ke|ne|se|ho|hai|he|h)\\b';
const BURNT = `(?:jal (?:ga\\w*|gy\\w*|raha|rahi)|jhulas\\w*|(?!${BLIGHT})jhuls\\w*|burnt?|burned|scalded)`;
/** What stands between who is burnt and the word; the crop, the pump and the house burn too, and are somebody's. */
const HOW_BURNT =
  '(?:aag|me|mein|main|mai|se|chulh\\w*|stove|tel|gara?m|paa?ni|doodh|dudh|chaa?i|bijli|current|karant|bahut|poo?r[ai]|buri|tarah|ji|kal|aaj|abhi|raat|subah|ghar|achanak|fire|oil|water|in|by|with|the|hot|boiling|is|was|are|has|have|been|got|gets?|badly|severely|very|just)';
/** Something that burns a body: its clothes, a part of it, what boils. */
const BURNS: readonly RegExp[] = [
  new RegExp(`\\b${CLOTHES} (?:\\w+ ){0,2}(?:aag|fire)\\b|\\b(?:aag|fire) (?:\\w+ ){0,2}${CLOTHES}\\b`),
  new RegExp(`\\b${PART} (?!se\\b)(?:\\w+ ){0,4}${BURNT}\\b|\\b(?:burnt?|burned|scalded) (?:\\w+ ){0,2}${PART}\\b`),
  new RegExp(`\\b${RELATIVE} (?:${HOW_BURNT} ){0,4}${BURNT}\\b|\\b${RELATIVE} (?:is|was|caught) (?:on )?fire\\b`),
];
const BOILS =
  /\b(?:gara?m|ubal\w*|ublt?\w*|khaul\w*|boiling|hot|scalding) (?:\w+ ){0,2}(?:tel|paa?ni|doodh|dudh|chaa?i|chay|daa?l|ras|gu[dr]|chashni|oil|water|milk|tea|jaggery|syrup|juice)\b (?:\w+ ){0,5}(?:gir\w*|fell|spill\w*|splash\w*|pad ga\w*|chhalak\w*)/;
const FELL_IN =
  /\b(?:kadh?aa?[hi]\w*|karah\w*|chulh\w*|tandoor|alaa?[vo]|bhatt\w*|aag) (?:me|mein|main|mai) (?:\w+ ){0,2}gir\w*|\bfell (?:in|into|on) (?:\w+ ){0,2}(?:fire|stove|furnace|boiling \w+|hot \w+)\b/;
const BURST =
  /\b(?:cylinder|silinder|silendar|cooker|kukar|boiler|stove) (?:\w+ ){0,2}(?:phat\w*|fat\w*|burst\w*|blast\w*|explod\w*)/;

/** Whether a person is burnt; what burns in the field, or only looks burnt, is none. */
export function isBurnt({ text }: Reading): boolean {
  if (PLANT.test(text)) return false;
  if (BURNS.some((pattern) => pattern.test(text))) return true;
  return (
    (BOILS.test(text) || FELL_IN.test(text) || BURST.test(text)) &&
    (HUMAN.test(text) || new RegExp(`\\b${PART}\\b`).test(text))
  );
}

const LIES_SENSELESS =
  /\b(?:beh+o*sh?|bebhan|unconscious|uncons\w*|hosh nahi|hosh me nahi|fainted|not (?:waking|wake|respond\w*)|(?:doesnt|wont|cannot) (?:wake|respond)\w*|uth nahi rah\w*|collapsed|lak[vw]a|paralys\w*|muh tedh\w*|munh tedh\w*|aa?nkh\w* palat\w*)\b/;
const FITS = /\b(?:daur[ae] (?:pad|aa|par)\w*|mirgi|convuls\w*|seizures?|(?:having|got|has) fits)\b/;
const HEART = /\b(?:heart attack|dil ka daur[ae]|hart atack|heart atack)\b/;
const CHEST =
  /\b(?:seen[ae]|chh?aa?ti|chest)\b (?:\w+ ){0,2}(?:dard|pain|jakad\w*|bhaa?ri|tight\w*)\b|\bpain (?:\w+ ){0,2}chest\b/;
const SWEATS = /\b(?:sweat\w*|pas(?:ee|i)na|baa?ya haa?th|left (?:arm|hand))\b/;
const CHOKES =
  /\b(?:gale|gala|halak|throat)\b (?:\w+ ){0,4}(?:atak\w*|atk\w*|pha?n?s\w*|fa?n?s\w*|stuck)\b|\b(?:stuck|lodged) (?:\w+ ){0,3}throat\b|\bchok(?:ing|ed|es)\b/;

/** Who has the pain: "papa ke", "my wife has", "mujhe". */
const PATIENT = new RegExp(
  `\\b(?:${RELATIVE}|bhai) (?:ji )?(?:ke|ko|has|have|is having|feels?)\\b|\\b(?:mere|mujhe|mujhko|i have|i feel|my)\\b`,
);

/** A pump that draws no breath. */
const MACHINE = /\b(?:motor|pump|engine|tractor|inverter|generator)\b(?! (?:chal|se|me|par|pe|ke paas)\w*)/;

/** Whether somebody lies there senseless, cannot breathe or holds his chest, whatever it came of. */
export function hasCollapsed({ text }: Reading, message: string): boolean {
  const somebody = SOMEBODY_ILL.test(text) || HUMAN.test(text) || !cropWords.has(message);
  if (MACHINE.test(text) || LIVESTOCK.test(text) || PLANT.test(text) || PLANT_LIKE_ILL.test(text)) return false;
  // A pain in the chest is a heart's until somebody has looked: of one who is named it is no matter of "see a doctor".
  if (HEART.test(text) || (CHEST.test(text) && (SWEATS.test(text) || BREATH.test(text) || PATIENT.test(text))))
    return true;
  if (CHOKES.test(text) && (BREATH.test(text) || new RegExp(`\\b${RELATIVE}\\b`).test(text))) return true;
  return somebody && (LIES_SENSELESS.test(text) || BREATH.test(text) || FITS.test(text));
}
