import type { Reading } from './danger-reading.js';
import { RELATIVE } from './signs-of-illness.js';

const SOMEBODY = new RegExp(`\\b(?:${RELATIVE}|bhai|mujhe|mujh|maine|mere|meri|my|someone|somebody|kisan)\\b`);
const VICTIM = new RegExp(`\\b(?:${RELATIVE}|bhai|mujhe|mujh|mere (?:upar|oopar|par|pe)|me|someone|kisan|log)\\b`);
const HEIGHT =
  '(?:ped|per|paed|tree|chh?at|roof|seedhi|sidhi|ladder|machaa?n|makaan|deewar|diwar|wall|khambh?[ea]|pole|khamba|building|tanki|nariyal|coconut|tadi?|khajur)';
const FELL = new RegExp(
  `\\b${HEIGHT} (?:ke (?:upar|oopar) )?(?:se|te) (?:(?:mer[aei]|neeche|niche|achanak|abhi|phisal\\w*|kar|ke|khet me|${RELATIVE}) ){0,3}gir\\w*|\\b(?:fell|fallen|slipped) (?:down )?(?:from|off) (?:\\w+ ){0,3}${HEIGHT}\\b`,
);
const BONES =
  /\b(?:hadd?i|pasli|pasliyan|kamar|reedh|spine|bones?|ribs?|legs?|arms?|pair|haa?th|hip|kulha|gardan|neck|back)\b (?:\w+ ){0,3}(?:toot\w*|tut\w*|broken?|broke|fractur\w*|hil nahi|not moving|nahi hil\w*)\b|\b(?:broke|broken|fractured|cant move|cannot move) (?:\w+ ){0,2}(?:bones?|legs?|arms?|back|neck|hip|ribs?)\b/;
const BEAST =
  '(?:saa?nd|bulls?|bail|ox|nil ?gai|neel ?gaa?y|rojh|suar|sooar|suwar|boar|bhaa?lu|bears?|tendua|tenduwa|leopards?|haa?thi|elephants?|baagh|bagh|tigers?|sher|bhediya|wol(?:f|ves)|magar\\w*|crocodiles?|gaur|bhains\\w*|buffalo|gaa?y|cow)';
const ATTACKS =
  '(?:seen?g|takkar|hamla|attack\\w*|gor(?:ed?|ing)|trampl\\w*|patak\\w*|patk\\w*|kuchal\\w*|ghaa?yal|noch\\w*|rond\\w*|rau?nd\\w*|utha ke|utha (?:kar )?le g\\w+|utha kar|laat|kicked|charged|mauled|carried (?:off|away)|dragged)';
const ATTACKED = new RegExp(
  `\\b${BEAST} (?:ne )?(?:\\w+ ){0,5}${ATTACKS}\\b|\\b${BEAST} ne (?:\\w+ ){0,4}ma+r(?:[aei](?! hu)|ne|ke|kar| diy\\w+)\\b|\\b${ATTACKS} (?:\\w+ )?by (?:a |an |the )?(?:wild )?${BEAST}\\b`,
);
/** Upon what the animal went; a wall or a field is the other matter. */
const UPON_KEPT =
  /\b(?:gaa?y|bhains\w*|saa?nd|bail|bull|bakr\w*|bachh?d\w*|fasal|khet|crop|field|cow|goat|calf|dog|kutt\w*) (?:ko|par|pe)\b/;
const HURT_PART =
  /\b(?:pet|pasli|peeth|jaa?ngh|thigh|chest|chh?aa?ti|kamar|pair|haa?th|sir|sar|head|leg|stomach|ribs?)\b/;

/** Whether a big animal went for somebody. */
export const isAttackedByBeast = ({ text }: Reading): boolean =>
  ATTACKED.test(text) && (VICTIM.test(text) || HURT_PART.test(text)) && !UPON_KEPT.test(text);

const HEAVY =
  '(?:d(?:ee|i)[vw]a+r|bhint|wall|chh?at|roof|makaa?n|tractor|traktar|troll?e?y|tra+l+i|truck|jcb|ped|tree|khambh?[ae]|pole|boriya?n?|bore|patthar|pathar|gate|mitti ka dher)';
const COMES_DOWN = '(?:gir|palat|pa?lt|ulat|ult|chadh|chad|fell|fallen|overturn\\w*|toppled|collapsed|tipped)';
const UPON = `(?:${RELATIVE}|bhai|mujh|mer[ei]) (?:ji )?(?:ke )?(?:upar|oopar|uppar|par|pe|pr)`;
const UNDER_WEIGHT = new RegExp(
  `\\b${UPON} (?:\\w+ ){0,2}${HEAVY} (?:\\w+ )?${COMES_DOWN}\\w*|\\b${HEAVY} (?:\\w+ )?${COMES_DOWN}\\w* (?:\\w+ )?(?:on|over|onto) (?:me|him|her|my (?:\\w+ )?${RELATIVE}|a |the )|\\b${RELATIVE} (?:is|was|got|lies) (?:\\w+ )?(?:under|beneath|below) (?:the |a )?(?:fallen |collapsed )?${HEAVY}|\\b${HEAVY} ${UPON} (?:\\w+ )?${COMES_DOWN}\\w*`,
);

/** Whether a wall, a tractor or a tree came down on somebody. */
export const isUnderWeight = ({ text }: Reading): boolean => UNDER_WEIGHT.test(text);

/** Whether somebody fell from a height or broke a bone. */
export function hasFallen(reading: Reading): boolean {
  const { text } = reading;
  const fell = FELL.test(text);
  const broke = BONES.test(text);
  return (fell && broke) || ((fell || (broke && !reading.has('crop'))) && SOMEBODY.test(text));
}
