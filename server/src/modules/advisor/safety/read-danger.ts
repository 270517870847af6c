import { rememberedText } from '../../vocabulary/remembered.js';
import type { Concept } from './concepts.js';
import { GAP, Reading } from './danger-reading.js';
import { type Accident, readAccident } from './field-accidents.js';
import { DISTRESS_PIECES, POISONING_PIECES } from './other-languages.js';
import { tellsOfOwnDeath } from './own-death.js';
import { asksAfterDeath, tellsOfAccidentalDeath } from './past-death.js';
import { BREATH, HEAD_SPINS, SICKNESS, SOMEBODY_ILL, TO_BE_AVOIDED } from './signs-of-illness.js';

/** What a message tells of that comes before any farming. */
export type Danger = 'poisoning' | 'distress' | 'snakebite' | 'animal-poisoning' | 'fumigant' | Accident;

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

/** Only what is sprayed or gassed: a fever's medicine is दवा too. */
const SPRAYED =
  /^(sa?pra?y(s|ing|ed|er)?|sa?pa?re\w?|pesticides?|insecticides?|fungicides?|herbicides?|weedicides?|weedkiller|keetnashak|kitnashak|kitanashak|keetanashak|fafundnashak|chh?i[dr]h?a?k\w*|sul?phas|celphos|sulfas|zahar|jahar|zeher|jeher|poison|fumes?|monocrotophos|chlorpyrifos|chlorpyriphos|glyphosate|roundup|paraquat|endosulfan|phorate|profenofos|imidacloprid|dichlorvos|nuvan)$/;
/** दवा is a pesticide where it is of the field, or was smelled, touched, mixed or left in its bottle. */
const DAWA = /\b(dawa|dawai|dawaai|dava|davai|davaai|chemical|chemicals|aushadh|aushadhi)\b/;
const HANDLED =
  /\b(khet\w*|field|fasal|maar\w*|badbu|badboo|gandh|boo|smell\w*|gas|botal\w*|bottles?|sheeshi|shishi|dibb\w*|packet|tanki|tank|drum|ghol\w*|mix\w*|touch\w*|chhu\w*|lag|laga|lagi|gir|gira|giri|store|godam|kothi|kamre|room)\b/;
const FROTH = /\b(jhaag|jhag|foam\w*|froth\w*)\b/;
const BURNING =
  /\b(burn\w*|jal|jalan|jalna|jalne|jalti|itch\w*|khujli|sujan|soojan|swell\w*|swollen|laal|blister\w*|chhale)\b/;
const GRAVELY_ILL =
  /\b(collaps\w*|dying|very ill|very sick|serious|cannot speak|cant speak|not speaking|bol nahi|haa?lat kharab|haa?lat bahut|bimar|beemar|mar rah\w*|hosh nahi|gir gaya|gir gayi)\b/;
const HAPPENED =
  /\b(rah[aei]|rh[aei]|gay[aei]|gy[aei]|now|ab|is|are|am|feels?|feeling|since|got|had|hua|hui|ho gy?a\w*|aaya|aayi|lagi hai)\b/;
const ENGLISH_INTAKE =
  /\b(drank|drunk|drinking|swallow\w*|swalow\w*|ingest\w*|consumed|inhaled?|breathed in|licked|gulped)\b/;
const IN_THE_EYES =
  /\b(in|into|on|onto|over) (my|his|her|our|their|the|both|childs?|sons?|daughters?|wifes?|husbands?|fathers?)? ?(\w+ )?(eyes?|face|mouth|skin|body)\b/;
const ABOUT_SCHEMES =
  /^(maaf|maafi|mafi|mafee|yojana|yojna|scheme|bima|beema|insurance|waiver|claim|compensation|muavja|muavza)$/;
/** A relative's death, and what is asked after it: in whose name the land or an instalment comes now. */
const AFTER_A_DEATH =
  /\b(pati|patni|pita|pitaji|papa|baap|bapu|maa|mata|mataji|bhai|dada|dadi|sasur|saas|chacha|malik|labharthi) (ji )?(ke|ki) (marne|mrityu|maut|dehant|gujarne) (ke )?(baad|bad|par)\b/;
const IN_WHOSE_NAME = /\b(kis|kise|kisko|kiske|kaun|naam|nam|milegi|milega|chadhega|chadhegi|waris|varis)\b/;
/** A child puts things into its mouth; whether it swallowed them is for the hospital to find out. */
const IN_THE_MOUTH =
  /\b(muh|munh|muhn|mooh|moonh|mukh) ?(me|mein|mai|mae|main|m)? (daa?l\w*|rakh\w*|le (li|liya)|chal[aei]|gay[aei])\b|\b(in|into) (his|her|its|the) mouth\b/;
/** A mouth that is ill, and the remedy that somebody asks for or lays on it. */
const SORE_MOUTH =
  /\b(sores?|ulcers?|thrush|white patch\w*|gums?|tooth\w*|teeth|chh?aa?l[ae]|chh?aa?lon|daant\w*|dant|danton|masoo?d\w*|masud\w*)\b/;
/** The child itself did it: "usne … daal li", "put it in his mouth". */
const DID_IT = /\b(ne|usne|isne|unhone)\b|(?<!\bto )\b(put|puts|took|takes|kept|keeps|had|chew\w*|suck\w*|bit|ate)\b/;
/**
 * Somebody is ill and a pesticide is spoken of, in whatever order: "was spraying … now vomiting", "head spins … sprayed".
 * A plant can burn and droop too, so those words count only with a part of the body or with somebody who is named.
 */
function isIllOfSpray(reading: Reading): boolean {
  const { text } = reading;
  const somebody = SOMEBODY_ILL.test(text);
  if (reading.isAboutAnimal && !somebody) return false;
  const pesticide = reading.has('fumigant') || reading.someWord(SPRAYED) || (DAWA.test(text) && HANDLED.test(text));
  if (!pesticide || (TO_BE_AVOIDED.test(text) && !HAPPENED.test(text))) return false;
  if (reading.has('symptom') || SICKNESS.test(text) || HEAD_SPINS.test(text) || BREATH.test(text)) return true;
  if (FROTH.test(text) && (somebody || reading.has('child', 'body'))) return true;
  if (reading.has('eye') && BURNING.test(text)) return true;
  if (BURNING.test(text) && reading.has('body') && !reading.has('crop')) return true;
  return somebody && GRAVELY_ILL.test(text) && !reading.has('crop');
}

/**
 * "Sores in his mouth, which medicine?": the word for medicine alone is no poison there. As soon as the child did something with
 * it, or a pesticide or the rats' bait is named, the call comes first.
 */
function isAboutSoreMouth(reading: Reading): boolean {
  const named =
    reading.has('poison', 'fumigant') ||
    reading.someWord(SPRAYED) ||
    /\b(rats?|mouse|mice|chuh\w*)\b/.test(reading.text);
  return SORE_MOUTH.test(reading.text) && !DID_IT.test(reading.text) && !named;
}

const SUBSTANCES = ['poison', 'pesticide', 'fumigant'] as const satisfies readonly Concept[];

function isPoisoned(reading: Reading): boolean {
  const substance = reading.has(...SUBSTANCES) || reading.someWord(SPRAYED);
  if (!substance) return false;
  const family = reading.has('child') || reading.has('fumigant') || reading.has('poison');
  if (ENGLISH_INTAKE.test(reading.text)) return true;
  if (reading.has('child', 'fumigant') && IN_THE_MOUTH.test(reading.text) && !isAboutSoreMouth(reading)) return true;
  // "The goat ate grass that was sprayed": what is eaten is no pest.
  if (reading.isAboutAnimal && reading.someWord(SPRAYED) && reading.inOrder(['drink', 'done'], 0)) return true;
  if (
    (family || reading.isAboutAnimal) &&
    /\b(ate|eaten|eating|took|taken)\b/.test(reading.text) &&
    !reading.has('crop')
  )
    return true;
  for (const thing of SUBSTANCES) {
    if (reading.inOrder([thing, 'drink', 'done'], GAP, ['pest', 'crop'])) return true;
    if (reading.inOrder([thing, 'drinkDone'], GAP, ['pest', 'crop'])) return true;
    if (
      reading.inOrder(['drink', 'done', thing], 2, ['pest']) &&
      reading.has('child', 'person') &&
      !reading.has('pest', 'crop')
    )
      return true;
    for (const place of ['eye', 'body'] as const) {
      if (reading.inOrder([place, thing, 'entered']) || reading.inOrder([thing, place, 'entered'])) return true;
      if (reading.inOrder([thing, 'entered', place])) return true;
    }
  }
  if (reading.has('eye') && IN_THE_EYES.test(reading.text)) return true;
  return reading.inOrder(['child', 'pesticide', 'drink'], GAP) || reading.inOrder(['child', 'poison', 'drink'], GAP);
}

function isInDespair(reading: Reading): boolean {
  if (reading.has('suicide') || reading.saysOwnDeath || SAID_OUTRIGHT.some((pattern) => pattern.test(reading.text)))
    return true;
  if (tellsOfOwnDeath(reading.text)) return true;
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
  if (reading.has('debt') && reading.has('die', 'noose') && !ofPapers && !aboutPests) return true;
  return hasLostHope(reading);
}

/** "In whose name does the loan come after the husband's death": of papers, where no other death is spoken of, one's own above all. */
function isOfPapersAfterADeath({ text }: Reading): boolean {
  const rest = text.replace(AFTER_A_DEATH, '');
  return rest !== text && IN_WHOSE_NAME.test(rest) && !new Reading(rest).has('die', 'noose');
}

/** "Everything is over" is despair, unless it is the crop that hail or a flood has finished. */
function hasLostHope(reading: Reading): boolean {
  const lost =
    reading.inOrder(['all', 'over'], 2) ||
    reading.inOrder(['nothing', 'not', 'left'], 1) ||
    reading.inOrder(['not', 'left', 'live'], GAP) ||
    reading.inOrder(['courage', 'not'], 2) ||
    reading.inOrder(['courage', 'tired'], 2);
  return lost && (!reading.has('hail', 'crop') || reading.has('debt', 'die', 'live'));
}

const POISONING = POISONING_PIECES.map((piece) => piece.normalize('NFC'));
const DISTRESS = DISTRESS_PIECES.map((piece) => piece.normalize('NFC'));

/**
 * The danger that a message tells of, in any script and spelling; undefined for every ordinary question. Somebody who has
 * swallowed poison comes before despair: those minutes count first. An accident comes last: its words are the commonest.
 */
export const readDanger = rememberedText((message): Danger | undefined => {
  const text = message.normalize('NFC');
  const reading = new Reading(text);
  if (POISONING.some((piece) => text.includes(piece))) return 'poisoning';
  // Whose uncle has died of it asks for the family's help, or is in despair: first aid comes too late.
  const tooLate = asksAfterDeath(text) || (tellsOfAccidentalDeath(text) && isInDespair(reading));
  if (!tooLate && (reading.inOrder(['snake', 'bite'], 2) || reading.inOrder(['bite', 'snake'], 3))) return 'snakebite';
  if (isIllOfSpray(reading)) return 'poisoning';
  if (isPoisoned(reading)) return reading.isAboutAnimal && !reading.has('child') ? 'animal-poisoning' : 'poisoning';
  if (DISTRESS.some((piece) => text.includes(piece)) || isInDespair(reading)) return 'distress';
  if (reading.has('fumigant')) return 'fumigant';
  return tooLate ? undefined : readAccident(reading, text);
});

/** Whether the words are of despair as well, beside another danger. */
export function isInDespairToo(message: string): boolean {
  return DISTRESS_PIECES.some((piece) => message.includes(piece)) || isInDespair(new Reading(message.normalize('NFC')));
}
