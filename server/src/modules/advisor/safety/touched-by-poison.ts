import type { Reading } from './danger-reading.js';
import { RELATIVE } from './signs-of-illness.js';

const PART =
  '(?:back|legs?|feet|foot|hands?|arms?|skin|body|face|head|hair|chest|neck|clothes|shirt|peeth|pith|pair|haa?th|badan|sharir|gardan|kamar|muh|munh|chehr\\w*|sir|sar|kapd\\w*)';
const SPILLED =
  '(?:leak\\w*|lik|spill\\w*|spilt|splash\\w*|pour\\w*|fell|got|came|blew|drift\\w*|gir\\w*|bh[ei]+g\\w*|fa[ie]l\\w*|pha[ie]l\\w*|phail\\w*|tapak\\w*|ud ?k\\w*|chhalak\\w*|ris\\w*|lag g\\w*)';
/** What ran out or was blown over somebody's body: "the tank leaked on my back". */
const OVER_BODY = new RegExp(
  `\\b(?:on|over|down|onto|in) (?:to )?(?:my|his|her|our|their|the) (?:\\w+ )?${PART}\\b|\\b${PART} (?:par|pe|pr|me|mein|main) \\b`,
);
const RAN_OUT = new RegExp(`\\b${SPILLED}\\b`);
const OVER_SOMEBODY = new RegExp(
  `\\b(?:mere|mujh|hamare|hum|uske|unke|bhai(?: ke)?|(?:${RELATIVE})(?: ke)?) (?:upar|oopar|uppar|par|pe)\\b|\\b(?:on|over) (?:me|him|her|us|my (?:\\w+ )?(?:${RELATIVE}))\\b`,
);
/** Seed that was treated, or poisoned grain, and whoever ate of it. */
const TREATED =
  /\b(?:treated (?:seeds?|grain|wheat|corn|maize|paddy)|(?:dawa\w*|davai|dava|thiram\w*) (?:wal[aei]|lag[aeiy]\w*|mil[aei]\w*|laga hua) (?:\w+ )?(?:beej|anaa?j|gehun?|da?an[ae]|chana)|(?:beej|anaa?j|gehun?) (?:\w+ ){0,3}(?:dawa\w*|davai|dava) (?:lag|mil)\w*)\b/;
const EATEN =
  /\b(?:ate|have eaten|has eaten|kha (?:li\w*|ga\w*|gy\w*|chuk\w*)|khaa (?:li\w*|ga\w*)|roti kha\w*|khaane? se|khane se)\b/;
const FROM_BOTTLE =
  /\b(?:drank|drunk|sipped|swallowed|licked) (?:\w+ ){0,3}(?:from|out of) (?:that|the|a|this|same) (?:\w+ )?(?:bottle|can|packet|drum|glass|cap|lid)\b/;
/** An empty bottle found beside a child. */
const EMPTY_NEAR = /\b(?:khali|kha li|empty)\b.*\b(?:paas|pas|near|beside|haa?th|hand)\b/;
const OF_PLANT = /\b(?:plants?|leaves|leaf|paudh\w*|patt\w*|fasal|crop|phool|phal|tree|ped)\b/;

/** Whether poison reached somebody in a way that no word of drinking tells. */
export function isTouchedByPoison(reading: Reading): boolean {
  const { text } = reading;
  if (FROM_BOTTLE.test(text)) return true;
  if (TREATED.test(text) && EATEN.test(text)) return !reading.isAboutAnimal;
  if (!reading.has('poison', 'pesticide', 'fumigant') || OF_PLANT.test(text)) return false;
  if (reading.has('child') && EMPTY_NEAR.test(text)) return true;
  return RAN_OUT.test(text) && (OVER_BODY.test(text) || OVER_SOMEBODY.test(text));
}
