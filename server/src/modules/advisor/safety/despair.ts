import type { Concept } from './concepts.js';
import { GAP, Reading } from './danger-reading.js';
import { asksLethalDose } from './lethal-dose.js';
import { tellsOfOwnDeath } from './own-death.js';
import { hintsAtDeath } from './veiled-despair.js';
import { isThreatened } from './violence.js';

const SAID_OUTRIGHT: readonly RegExp[] = [
  /\b(kill|hurt|harm|hang|shoot|poison|finish)(ing)? (my ?self|me)\b/,
  /\bend(ing)? (my|this) (own )?life\b|\bend(ing)? it all\b/,
  /\btak(e|ing) my (own )?life\b/,
  /\bno (reason|point|use|meaning) (left )?(to|in|of) (my )?(live|living|life)\b/,
  /\b(better off|wish i (was|were)|rather be) dead\b/,
  /\b(tired|sick|fed up|done) (of|with) (living|life|my life)\b/,
  /\b(cant|cannot|can not) (go on|live|take (it|this) any ?more|bear (it|this))\b/,
  /\bnothing (left )?to live for\b/,
  /\b(dont|do not|not) (want|wish|feel like) (to )?(live|living|be alive|wake up|go on)\b/,
  /\b(want|wish|wanna|like|going|ready|decided|thinking) (to |of |about )?(die|dying)\b/,
  /\b(jee? ?kar|jeeke|jike|jeene se|jine se|jeene ka|jine ka) (ab )?(kya|koi|kuch) (kar\w*|fayda|faida|matlab|nahi|hoga|rakha)\b/,
  // "If all is lost, what can I still plant" is asked by whoever goes on.
  /\b(?<!\bif )(everything|all|it) is (over|finished|lost)( for me)?\b|\bif (everything|all|it) is (over|finished|lost)\b(?!.*\b(plant|sow|grow)\b)/,
  /\b(jeena|jina|jena|jeene|jine) (hi )?(nahi|nhi|nahin|nai) (h|hai|chah\w*|mujhe|ab|he)?\b/,
  /\b(no way out|hopeless|given up on life|give up on life)\b/,
  /\b(zindagi|jindagi|jindgi|zindgi|jeene|jine|jeevan|jivan) se (\w+ )?(man|mn|dil|ji) (bhar|uth|u[bk]|oob)\w*/,
  /\b(duniya|dunia|dunya|sansar) (ko |se |hi )?(chh?o[dr]\w*|alvida|vida|chala ja\w*u\w*)|\bleav(e|ing) (this|the) world\b/,
  /\bhamesha ke li[ey]e? (chal\w*|so|sona) ?(ja\w*)?\b|\b(chal[aei]|so) ja\w*u\w* hamesha ke li[ey]/,
  /\bmar (hi )?jaa?n[ae] (hi )?(behtar|acch?h?a|achh?a|theek|thik|sahi)\b|\bmarna (hi )?(behtar|acch?h?a|achh?a|theek|thik|sahi)\b/,
  /\bend(ing)? (everything|it all)\b|\b(nobody|no one|noone) (will|would) (miss|care)\b|\bif i (am|was|were) gone\b/,
  /\b(ku[aeyv]\w{0,3}|nadi|nahar|nehar|train|tren|rail|patri|pul|talab) (\w+ ){0,3}(kood|kud|let|doob|dub) (ja\w{0,2}(?:u|oo)\w*|marunga|marungi|jaa?n[ae] (chah|hai|h)\w*)/,
  /\b(hang|kill|shoot|poison|drown)(ing|s)? (himself|herself|themselves|themself)\b/,
  /\b(keh|kah|bol) ?(raha|rahi|rahe|rha|rhi|rhe|ta|ti|te) (\w+ ){0,4}(mar ja\w*g[aeiou]\w*|jaan de\w*|fansi|phansi|khudkushi|zahar kha\w*)/,
];

const ABOUT_SCHEMES =
  /^(maaf|maafi|mafi|mafee|yojana|yojna|scheme|bima|beema|insurance|waiver|claim|compensation|muavja|muavza)$/;
/** A relative's death, and what is asked after it: in whose name the land or an instalment comes now. */
const AFTER_A_DEATH =
  /\b(pati|patni|pita|pitaji|papa|baap|bapu|maa|mata|mataji|bhai|dada|dadi|sasur|saas|chacha|malik|labharthi) (ji )?(ke|ki) (marne|mrityu|maut|dehant|gujarne) (ke )?(baad|bad|par)\b/;
const IN_WHOSE_NAME = /\b(kis|kise|kisko|kiske|kaun|naam|nam|milegi|milega|chadhega|chadhegi|waris|varis)\b/;
/** Whether somebody wants to die, or has given up. */
export function isInDespair(reading: Reading): boolean {
  if (reading.has('suicide') || reading.saysOwnDeath || SAID_OUTRIGHT.some((pattern) => pattern.test(reading.text)))
    return true;
  if (tellsOfOwnDeath(reading.text) || hintsAtDeath(reading) || asksLethalDose(reading)) return true;
  if (reading.has('noose') && reading.inOrder(['noose', 'goFirst'], GAP)) return true;
  if (
    reading.has('noose') &&
    /\b(lagaa?|latak|jhool|jhul|khud|le) ?(l[uo]|lun|loon|lunga|lungi|lena|lene|ja|jau|jaun|jaunga|ne|kar|na)?\b/.test(
      reading.text,
    )
  )
    return true;
  const lives: ReadonlyArray<readonly Concept[]> = [
    ['live', 'want', 'not'],
    ['want', 'live', 'not'],
    ['want', 'live', 'over'],
    ['live', 'not', 'want'],
    ['not', 'want', 'live'],
    ['want', 'not', 'live'],
    ['tired', 'live'],
    ['live', 'tired'],
    ['live', 'over'],
  ];
  if (lives.some((order) => reading.inOrder(order, GAP, ['pest', 'crop']))) return true;
  const aboutPests = reading.has('pest');
  if (!aboutPests && (reading.inOrder(['die', 'want'], 1) || reading.inOrder(['want', 'die'], 1))) return true;
  if (reading.inOrder(['die', 'goFirst'], 1, ['crop', 'animal']) || reading.inOrder(['soul', 'give'], 0)) return true;
  if (reading.inOrder(['poison', 'drink', 'future'], 1) || reading.inOrder(['poison', 'drink', 'want'], 1)) return true;
  if (reading.inOrder(['fumigant', 'drink', 'future'], 2) || reading.inOrder(['pesticide', 'drink', 'future'], 1))
    return true;
  const ofPapers = reading.someWord(ABOUT_SCHEMES) || isOfPapersAfterADeath(reading);
  if (reading.has('debt') && reading.has('die', 'noose') && !ofPapers && !aboutPests && !isThreatened(reading.text))
    return true;
  return hasLostHope(reading);
}

/** "In whose name does the loan come after the husband's death": of papers, where no other death is spoken of, one's own above all. */
function isOfPapersAfterADeath({ text }: Reading): boolean {
  const rest = text.replace(AFTER_A_DEATH, '');
  return rest !== text && IN_WHOSE_NAME.test(rest) && !new Reading(rest).has('die', 'noose');
}

/** "The blight finished all of it last year": what a disease, a pest or the weather has done, nobody has done to himself. */
const FINISHED_BY_A_TROUBLE =
  /\b(?:jhula?sa\w*|rog|b(?:i|ee)ma+r\w*|ke+d\w*|kit|sundi\w*|ill?i\w*|makkh\w*|mahu|chepa|tela|pha?phu?nd\w*|fafund\w*|o+l[ae]\w*|ba+rish|pa+ni|ba+dh|su+kh[ae]|pa+l[ae]|tufa+n|a+ndhi|janwar\w*|suar\w*|nilgai|chu+h\w*|bandar\w*) ne (?:\w+ ){0,3}(?:kha?tm\w*|khatam|barba+d|taba+h|nasht|chaupat) k(?:ar|r)\b/;

/** "Everything is over" is despair, unless it is the crop that hail, a flood or a disease has finished. */
function hasLostHope(reading: Reading): boolean {
  const lost =
    reading.inOrder(['all', 'over'], 2) ||
    reading.inOrder(['nothing', 'not', 'left'], 1) ||
    reading.inOrder(['not', 'left', 'live'], GAP) ||
    reading.inOrder(['courage', 'not'], 2) ||
    reading.inOrder(['courage', 'tired'], 2);
  const ofCrop = reading.has('hail', 'crop') || FINISHED_BY_A_TROUBLE.test(reading.text);
  return lost && (!ofCrop || reading.has('debt', 'die', 'live'));
}
