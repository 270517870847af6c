import { LIVESTOCK, RELATIVE } from './signs-of-illness.js';

const LENDER =
  /\b(?:sahukaa?r\w*|saahukaa?r|sahokar|sudkhor|soodkhor|byaa?j ?khor|byaj wal[aei]|mahajan|money ?lenders?|lenders?|recovery|(?:bank )?(?:agent|ejent|ejant|edgent)\w*|vasoo?li|vasuli|wasuli|wasooli|gund[ae]\w*|goons?|bahubali|dabang\w*|zamindar|jamindar)\b/;
const THREATENS =
  /\b(?:dhamk\w*|threat\w*|gaa?li\w*|abus\w*|ma+rp[ie]+t|peet\w*|pit\w*|beat\w*|hit|(?:ghar se|mujhe|hame|hamko|biwi|patni|beti|bahu|bete)(?: ko)? (?:\w+ )?utha\w*|kidnap\w*|ja?bardasti|zabardasti|kabj\w*|kabz\w*|loot\w*|gher\w*|maar ?(?:dal|d[ea]|ne)\w*)\b/;
const TO_KILL =
  /\b(?:jaan se maa?r\w*|maar (?:dalne|dalega|dalenge|dene) ki dhamki|goli maar\w*)\b|\b(?:threat\w*|going|wants?|said|says) (?:\w+ ){0,4}kill (?:me|us|him|her|my)\b/;
const BEATEN = new RegExp(
  `\\b(?:mujhe|mujhko|mere ko|hame|hamko|humko|${RELATIVE} ko|bhai ko)(?: \\w+){0,4} (?:peet\\w*|pit(?:a|ai)? (?:raha|rahe|kar\\w*)|maar (?:raha|rahe|rahi)|maa?r ?pi+t\\w*|lathi\\w*|lathiyon)\\b|\\b(?:beats?|beating|(?:he|they|men|people|husband) hits?) (?:me|my (?:wife|husband|mother|father|son|daughter|brother))\\b|\\bbeat (?:me|him|us) up\\b`,
);
/** "Pit" is a hole and "pita" a father. */
const HOLE = /\b(?:pits?|compost|pita ?ji|pita)\b/;

/** Whether somebody is threatened or beaten; what a bank may do about an instalment is another question. */
export function isThreatened(text: string): boolean {
  if (TO_KILL.test(text) && !/\b(?:keet\w*|keed\w*|pest|insect\w*|sundi)\b/.test(text)) return true;
  if (BEATEN.test(text) && !LIVESTOCK.test(text)) return true;
  return LENDER.test(text) && THREATENS.test(text.replace(HOLE, ''));
}
