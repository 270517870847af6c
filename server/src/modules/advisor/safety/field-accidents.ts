import { cropWords } from '../../vocabulary/crops.js';
import { hasCollapsed, isBurnt } from './burns-and-breath.js';
import type { Reading } from './danger-reading.js';
import { hasFallen, isAttackedByBeast, isUnderWeight } from './falls-and-attacks.js';
import {
  BREATH,
  HEAD_SPINS,
  LIVESTOCK,
  PLANT_LIKE_ILL,
  RELATIVE,
  SOMEBODY_ILL,
  TO_BE_AVOIDED,
} from './signs-of-illness.js';

/** What happens to people in the field, besides poison and snakes. */
export type Accident =
  | 'heat'
  | 'electric-shock'
  | 'lightning'
  | 'wound'
  | 'stings'
  | 'bad-air'
  | 'drowning'
  | 'dog-bite'
  | 'scorpion'
  | 'burn'
  | 'fall'
  | 'collapse';

const PLANT = /\b(plants?|paudh\w*|podh\w*|ped|leaf|leaves|patt[aeiy]\w*|flowers?|phool|fruits?|seedlings?|ears?)\b/;
const PERSON = new RegExp(
  `\\b(?:${RELATIVE}|bhai|mujhe|mujh|mainoon|mainu|mujhko|kisi|kisan|aadmi|log|someone|somebody)\\b`,
);

/** "Bhai" mostly only calls somebody. */
const BROTHER = /\bbhai (?:ko|ke (?:upar|oopar|haa?th|pair|sir)|behosh)\b/;

const HAS_HAPPENED = /\b(gay[aei]|gae|gai|gy[aei]|gia|rah[aei]|rh[aei]|got|had|fell|now|hua|hui)\b/;
/** Asked when the worst is over; somebody who bleeds or lies there needs the ambulance first. */
const ASKS_MONEY =
  /\b(sarkar\w*|government|govt|paisa|paise|muaa?[vw]\w*|compensation|claim|yojana|yojna|scheme|bima|beema|insurance|sahaa?yata|subsidy|anudan|madad (?:kitn\w*|mil\w*)|(?:kitni|kya) madad)\b/;
const ACUTE =
  /\b(khoon|khun|lohi|blood|bleed\w*|beh+o*s\w*|bebhan|hosh nahi|unconscious|saans|sans|breath\w*|jaldi|abhi|turant)\b/;

const HOT =
  /\b(4\d (?:degree|digri|degri)|heat|hot|garm[ei]\w*|(?:loo|lu)(?= (?:la+g|me|mein|se|ki|ke|ka|chal|ne|te|ch)\w*)|dhoop|dhup|dhupe|tapan|sun|tadk\w*|unhaa?t)\b/;
const HEAT_STROKE =
  /\b(?:heat ?stroke|sun ?stroke|heat exhaustion)\b|\b(?:loo|lu|luh) (?:lagi?|lagg|laagi|lagne (?:se|par|pe|ke lak\w*))\b(?! (?:ke|kar|du|dun|de)\b)/;
/** What heat does to a person, and to no plant. */
const SICK_OF_HEAT =
  /\b(?:vomit\w*|nause\w*|dizz\w*|giddy|giddiness|unconscious|faint(?:ed|ing)|collaps\w*|convuls\w*|seizures?|headaches?|head ache|confused|nonsense|ulti(?! asar)|ultiya\w*|ulati|bol nahi|be?a?hk\w*|beh+o*s\w*|bebhaa?n|machal\w*|matli|ghabra\w*|bukhaar|bukhar|aa?in?than|cramps?|da?ur[ae]|daure|hosh nahi|sir ?dard|sar ?dard)\b|\bchakk?ar (?:\w+ )?(?:aa?|aya|aay\w*|aav\w*|aali|aane|aata|aa?ti|gir)\b|\b(?:not|no|without) sweat\w*|\bpas(?:ee|i)na (?:nahi|band)\b/;

const SUN_GOT = /\b(?:dhoop|dhup|garmi) (?:lagi?|lagg)\b(?! (?:ke|kar|du|dun|de)\b)/;

const isHeat = ({ text }: Reading, message: string, somebody: boolean): boolean => {
  const crop = PLANT.test(text) || cropWords.has(message);
  if (PLANT_LIKE_ILL.test(text)) return false;
  if (HEAT_STROKE.test(text)) return somebody || !crop;
  if (SUN_GOT.test(text) && somebody) return true;
  return HOT.test(text) && (SICK_OF_HEAT.test(text) || HEAD_SPINS.test(text)) && (somebody || !PLANT.test(text));
};

const SHOCK =
  /\b(?:got|gets?|had|has|given|an) (?:an )?electric ?shock\b|\belectric ?shock (?:from|to|by)\b|\belectrocuted\b|\b(?:current|karant|karent|karnt|curent) (?:\w+ )?(?:lag|lagg|laga|lagi|laagyo|laagi)\b(?! (?:di|de|du|do|ke|kar|ra?h|sak)\w*)|\bbijli (?:ka|da|ki) jhatk\w* (?:\w+ )?lag\w*|\b(?:taar|tar|motor|pump|wire|starter|bijli|khamb\w*)\b.*\bjhatka lag(?:a|aa?)?\b|\bjhatka (?:laga|lag ga\w*|lagi)\b.*\b(?:taar|tar|motor|pump|wire|starter|bijli|khamb\w*)\b|\b(?:got|had) (?:a )?shock (?:from|by|of|at) (?:\w+ ){0,3}(?:pump|motor|wire|starter|fence|line|pole|transformer|switch|cooler|tubewell)\b|\bgot shocked (?:by|from)\b|\belectric current (?:passed|hit|went)\b|\b(?:current|karant) lagne se (?:\w+ ){0,3}beh+o*s\w*|\b(?:stuck to|holding) (?:the |a )?(?:live )?wire\b|\b(?:taar|tar|wire) (?:se|me|mein|par) chip\w*|\btouch\w* (?:\w+ ){0,2}(?:electric|live) (?:fence|wire|line|pole)\b|\b(?:current|karant) .*chipak\w*|\bchipak\w* .*(?:current|karant)/;

const CURRENT_HIT = /\b(?:current|karant) ma+r\w*/;

/** A live wire that came down on somebody, or that somebody fell on. */
const WIRE = /\b(?:taar|tar|wire|cable|11000|ht line|high tension|khamb[ae])\b/;
const WIRE_DOWN = /\b(?:gir\w*|too?t\w*|tut\w*|fell|fallen|broke\w*|snapped)\b/;
const UPON_SOMEBODY = new RegExp(
  `\\b(?:${RELATIVE}|bhai|mujh|mere|kisan) (?:ji )?(?:ke )?(?:upar|oopar|uppar|par|pe|pr)\\b|\\b(?:uspe|uspar|us par|us pe|usme) (?:\\w+ ){0,2}gir|\\b(?:on|upon|over) (?:me|him|her|my (?:\\w+ )?${RELATIVE})\\b`,
);
const isUnderWire = ({ text }: Reading): boolean => WIRE.test(text) && WIRE_DOWN.test(text) && UPON_SOMEBODY.test(text);

const SKY_FIRE = '(?:bijli|gaaj|thanka|vajra\\w*)';
const STRUCK = new RegExp(
  `\\b(?:struck|hit) by (?:a )?lightning\\b|\\blightning (?:has |just )?(?:struck|hit|fell on)\\b|\\b(?:${RELATIVE}|bhai|mujh|mere|kisan|aadmi) (?:ji )?(?:ke )?(?:upar|oopar|uppar|par|pe|pr) (?:\\w+ )?${SKY_FIRE} gir|\\b${SKY_FIRE} gir\\w* (?:\\w+ ){0,2}(?:${RELATIVE}|bhai|kisan|mujh|mere) (?:ke )?(?:upar|oopar|uppar|par|pe|pr)\\b`,
);
const isStruck = ({ text }: Reading): boolean =>
  (STRUCK.test(text) && PERSON.test(text)) ||
  (new RegExp(`\\b${SKY_FIRE} gir`).test(text) && PERSON.test(text) && ACUTE.test(text));

const LIMB =
  '(?:baal|chh?oti(?= (?:f|ph|aa|khi))|dupatta|haa?th|hatth|hands?|ung\\w?l\\w*|fingers?|thumb|angooth\\w*|baanh|arms?|pair|paer|legs?|foot|feet)';
const CUT =
  '(?:kat g\\w+|katg\\w+|kata gaya|cut(?: off)?|chopped|severed|caught|stuck|crush\\w*|ph?an?s g\\w+|phans\\w*|aa g\\w+|chal[aei] g\\w+|khinch\\w*|khee?nch\\w*|khich\\w*|f[ae]n?s\\w*|phas\\w*|aavi gay\\w+|kuchal\\w*)';
const MAIMED = new RegExp(`\\b${LIMB} (?!se\\b)(?:\\w+ ){0,6}${CUT}\\b|\\b(?:${CUT}|lost) (?:\\w+ ){0,2}${LIMB}\\b`);
const BLADE =
  /\b(?:thres\w*|chaff ?cutter|cutter|chaa?ra machine|kutti|tok[ae]|gandaa?s\w*|tractor\w*|rotavator|belt|pulley|pankh\w*|harvester|combine|crusher|kolhu|dara?nti|darati|ha[n]?si\w*|sickle|axe|kulhaa?d\w*|ph?aa?wd\w*|kudaa?l|machine|chain ?saw)\b/;
/** "The hoe hit the foot, the bone is seen." */
const DEEP =
  /\b(?:haddi (?:dikh|nikal)\w*|bone (?:is )?(?:showing|visible|seen))\b|\b(?:kuda+l|ph?aa?wda|kulhaa?di|hansiya|khurpi|gandasa|daranti|axe|sickle|spade) (?:lag|laga|maar) g?\w* ?(?:\w+ ){0,2}(?:pair|haa?th|ungli|leg|foot|hand)\b/;
const BLEEDS =
  /\b(?:khoon|khun|lohi|blood) (?:\w+ ){0,2}(?:bah|beh|nikal|nik?al\w*|neek\w*|ruk|band|stop\w*|coming|flowing)\b|\bbleeding\b/;
const BENEATH =
  /\b(?:jcb|jeep|pickup|truck|deewar|diwar|wall|chh?at|tractor|troll?e?y|tra+l+i|trailer|combine|harvester|truck)\b.*\b(?:neeche|niche|neche|tale|under)\b.*\b(?:da?ba?|dab[aei]|dab g\w+|(?:\w+ ){0,2}aa g\w+|trapped|pinned)\b|\b(?:tractor|troll?e?y|tra+l+i)\b.*\bdab g\w+\b|\b(?:came|went|got|is|are|fell|caught|slipped|trapped|pinned|crushed) (?:\w+ )?(?:under|below) (?:the |a |our |my )?(?:tractor|trolley|trailer|combine|wheels?)\b/;
const FELL_OFF =
  /\b(?:tractor|troll?e?y|tra+l+i|combine) se (?:\w+ )?gir (?:g\w+|kar|ke)|\bfell (?:off|from) (?:the |a |our )?(?:tractor|trolley|trailer|combine)\b/;
/** "My brother is caught in the thresher": no limb is named, all of him is in it. */
const CAUGHT = new RegExp(
  `\\b${RELATIVE} (?:ji )?(?:(?:ka|ki|ke) (?:kapd\\w*|dupatt\\w*|saa?r(?:ee|i)|kurt\\w*) )?(?:thres\\w*|chaff ?cutter|cutter|kutti|rotavator|harvester|combine|belt|pulley|kolhu|crusher) (?:machine )?(?:me|mein|main|mai|se) (?:(?:ph|f)a+?n?s|atak|lipat|khi\\w*ch)|\\b${RELATIVE} (?:got|was|is|are) (?:caught|stuck|trapped|pulled|entangled) (?:in|into|by) (?:the |a |our )?(?:\\w+ )?(?:thres\\w*|cutter|rotavator|harvester|combine|belt|pulley|crusher|machine)`,
);
const INJURED =
  /\b(?:ghaa?yal|zakhmi|jakhmi|injured|kuchal \w+|(?:sir|sar|head) (?:\w+ )?(?:phat|fat|phoot|cracked) ?\w*)\b/;
const isWounded = (reading: Reading, somebody: boolean): boolean => {
  const { text } = reading;
  return (
    (MAIMED.test(text) && BLADE.test(text) && !PLANT.test(text)) ||
    CAUGHT.test(text) ||
    isUnderWeight(reading) ||
    DEEP.test(text) ||
    (BLEEDS.test(text) && (somebody || new RegExp(`\\b${LIMB}\\b`).test(text))) ||
    ((BENEATH.test(text) || FELL_OFF.test(text)) && PERSON.test(text)) ||
    (INJURED.test(text) && somebody)
  );
};

const BEES =
  /\b(?:madhu ?ma[kh]+i\w*|bees?|wasps?|hornets?|bha?u?n?v?w?r\w* ?ma[kh]+i\w*|bhanwar\w*|bhaunr\w*|makk?hi\w* ne (?:\w+ )?kaa?t|chh?att[ae] (?:se|ne)|tata?iy\w*|barr|bhirad|bhid)\b/;
const STUNG = /\b(?:kaat|kata|kaata|katliya|dank|dans|stung|stings?|stinging|hamla|attack\w*)\b/;
const MANY =
  /\b(?:many|hundreds?|swarm|\d{2,}|jhund|hamla|attacked)\b|\b(?:bahut|\d+) (?:jagah|saa?r[ie]|kaat\w*)\b|\b(?:kaat\w*|kata) (?:hai )?bahut\b|\bgher\w*\b|\bp(?:oo|u)r[ea] s(?:h|)ar[ei]r\b/;
const FACE_SWELLS = /\b(?:face|muh|munh|chehra|gala|throat|tongue|jeebh)\b.*\b(?:swoll\w*|swell\w*|soo?j\w*|suj\w*)\b/;
const isStungBadly = (reading: Reading): boolean =>
  BEES.test(reading.text) &&
  STUNG.test(reading.text) &&
  (BREATH.test(reading.text) || FACE_SWELLS.test(reading.text) || MANY.test(reading.text)) &&
  !reading.has('crop');

const PIT =
  /\b(?:kuaa?n?|kuy?en|kuy?e|kuaen|kunwa|well|septic|biogas|gobar gas|silo\w*|pit|gadd?h\w*|sewer|tank|tanki)\b/;
const WENT_IN =
  /\b(?:utr\w*|utar\w*|went|entered|ghus\w*|andar|inside|saa?f kar\w*|saa?f karne|clean\w*|gas|gaya|fell|gir|safai|men|aadmi|in (?:the |a )?(?:\w+ )?(?:well|tank|pit|silo))\b/;
const LIES_THERE =
  /\b(?:beh+o*s\w*|unconscious|faint(?:ed|ing)|collaps\w*|(?:jaw?v?aa?b|bol|bahar) nahi|not (?:answering|responding|coming)|hosh nahi|dam ghut\w*)\b/;
const isInBadAir = ({ text }: Reading): boolean =>
  PIT.test(text) && WENT_IN.test(text) && (LIES_THERE.test(text) || BREATH.test(text));

const WATER =
  '(?:kuen|kue|kuaen|kua|borewell|bor[vw]el|bore|boring|nahar|nehar|canal|ta+la+b|pokhar|pond|nadi|river|well|tank|tanki|hauj)';
/** "Brother's tractor fell into the well" is no brother in it; "his foot slipped" is. */
const HIMSELF = '(?! (?:ji )?k[aei] (?!pair|paer|paa?[nv]w?|haa?th))';
const DROWNS = new RegExp(
  `\\b(?:${RELATIVE}|kid)\\b${HIMSELF} (?:\\w+ ){0,7}(?:doob|dub|drown\\w*)\\b|\\b${RELATIVE}\\b${HIMSELF} (?:\\w+ ){0,4}${WATER} (?:me|mein|main|mai|ch|vich) (?:gir|ba?e?h g)|\\bbhai ${WATER} (?:me|mein|main|mai) (?:doob|dub|gir)|\\b(?:${RELATIVE}|kid)\\b (?:\\w+ ){0,3}(?:fell|fallen|slipped|swept away|washed away|carried away) (?:in|into|inside|by) (?:\\w+ ){0,2}${WATER}\\b`,
);
/** "In the canal fell the boy": the water first. Or nobody is named, and what is seen tells that it is a person. */
const IN_WATER = new RegExp(
  `\\b${WATER} (?:me|mein|main|mai|ch|vich) (?:gir|doob|dub|beh|bah)\\w*(?: g\\w+)? (?:\\w+ )?${RELATIVE}\\b|\\b${WATER} (?:me|mein|main|mai) (?:ek |mer[aei] |hamar[aei] )?${RELATIVE} (?:\\w+ ){0,2}(?:gir|doob|dub|beh|bah)`,
);
const PULLED_OUT = new RegExp(
  `\\b${WATER} (?:me|mein|main|mai)\\b.*\\b(?:doob|dub|gir)\\b.*\\b(?:pet (?:me|mein) paa?ni|sa+ns|behosh\\w*|hosh|bahar nika\\w*|nikal liya|nikala)`,
);
/** Who went to bathe and has not come out. */
const NOT_COME_OUT = new RegExp(`\\b${WATER}\\b.*\\b(?:nahi|nahin) (?:nikl|nikal|mil|lau?t)\\w*`);
const WATER_NAMED = new RegExp(`\\b${WATER}\\b`);
const LOST_OTHERWISE = /\b(?:paisa|paise|money|khet|fasal|karz|karj|loan|company|crop|field)\b/;
const isDrowning = (reading: Reading): boolean =>
  (DROWNS.test(reading.text) ||
    IN_WATER.test(reading.text) ||
    (NOT_COME_OUT.test(reading.text) &&
      PERSON.test(reading.text) &&
      /\b(?:nah\w*|doob\w*|utr\w*|gir\w*|tair\w*)\b/.test(reading.text.replace(/\bnah(?:i|in|ar|er)\b/g, ''))) ||
    (PULLED_OUT.test(reading.text) && !/\b(?:motor|pump|balti|tractor)\b/.test(reading.text))) &&
  !LOST_OTHERWISE.test(reading.text) &&
  // "Uncle, the wheat went under": without a pond or a well it is the crop.
  (WATER_NAMED.test(reading.text) || !reading.has('crop')) &&
  !reading.has('debt');

const DOG =
  /\b(?:kutt?[aeo]n?|kutton|dogs?|bandar\w*|monkeys?|siyaa?r|jackal|gee?dad|gidad|billi|langoo?r|nevl[ae]|newl[ae]|mongoose|lomdi|fox)\b/;
const BITES =
  /\b(?:kat (?:gaya|gayi|liya|lia|li)|kaat|kaata|kata|kaatliya|katliya|bite|bites|bit|bitten|vadh|vadd?h\w*)\b/;
/** The dog is a word among the crops and animals too. */
const BITER = 'unwritten-dog';
/** What people lay on a bite, all crops too. */
const LAID_ON: ReadonlySet<string> = new Set(['turmeric', 'chilli', 'onion', 'garlic', 'neem', 'mustard', 'lemon']);
const isBittenByDog = ({ text }: Reading, message: string): boolean =>
  DOG.test(text) &&
  BITES.test(text) &&
  cropWords.find(message).every(({ subject }) => subject === BITER || LAID_ON.has(subject));

const isStungByScorpion = ({ text }: Reading): boolean =>
  /\b(?:bich?c?h+u\w*|scorpions?)\b/.test(text) && (STUNG.test(text) || BITES.test(text));

/** The accident of a person that a message tells of; undefined for animals, crops, what is to be avoided and what is asked of money. */
export function readAccident(reading: Reading, message: string): Accident | undefined {
  const { text } = reading;
  const somebody = SOMEBODY_ILL.test(text) || BROTHER.test(text);
  if (isAttackedByBeast(reading)) return BLEEDS.test(text) ? 'wound' : 'fall';
  if (isUnderWire(reading)) return 'electric-shock';
  if (LIVESTOCK.test(text) && !somebody) return undefined;
  if (TO_BE_AVOIDED.test(text) && !HAS_HAPPENED.test(text)) return undefined;
  if (ASKS_MONEY.test(text) && !ACUTE.test(text)) return undefined;
  if (isInBadAir(reading)) return 'bad-air';
  if (isStruck(reading)) return 'lightning';
  if (SHOCK.test(text) || (CURRENT_HIT.test(text) && ACUTE.test(text))) return 'electric-shock';
  if (isBurnt(reading)) return 'burn';
  if (isWounded(reading, somebody)) return 'wound';
  if (hasFallen(reading)) return 'fall';
  if (isStungBadly(reading)) return 'stings';
  if (isDrowning(reading)) return 'drowning';
  if (isBittenByDog(reading, message)) return 'dog-bite';
  if (isStungByScorpion(reading)) return 'scorpion';
  if (isHeat(reading, message, somebody)) return 'heat';
  return hasCollapsed(reading, message) ? 'collapse' : undefined;
}
