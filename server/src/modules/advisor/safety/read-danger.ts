import { rememberedText } from '../../vocabulary/remembered.js';
import { type Concept, conceptsOf } from './concepts.js';
import { DISTRESS_PIECES, POISONING_PIECES } from './other-languages.js';
import { tellsOfOwnDeath } from './own-death.js';
import { latinWords } from './spoken-form.js';

/** What a message tells of that comes before any farming. */
export type Danger = 'poisoning' | 'distress' | 'snakebite' | 'animal-poisoning' | 'fumigant';

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
  /\b(everything|all|it) is (over|finished|lost)( for me)?\b/,
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
/** What somebody who took in a pesticide feels or shows, and no plant does. */
const SICKNESS =
  /\b(vomit\w*|nause\w*|dizz\w*|giddy|giddiness|unconscious|faint\w*|convulsi\w*|seizures?|headaches?|head ache|sweat\w*|shiver\w*|shaking|trembl\w*|twitch\w*|saliva|drool\w*|blurr?\w*|breathless\w*|ulti|ultiya\w*|ulte|behosh\w*|chakk?ar|chakra raha|chakra rahi|machal\w*|mac?hla\w*|michal\w*|michla\w*|matli|ka+[nm]?p\w* rah\w*|ka+[nm]p|laa?r (gir|tapak|aa|nikal|bah)\w*|ghabrahat|daure|paseena|pasina|dhundh?\w*|tabiyat|tabiyet|tabeeyat|sar ?dard|sir ?dard|unwell|feel\w* (sick|ill|bad|weak))\b/;
const HEAD_SPINS =
  /\b(head|sar|sir|matha|maatha)( \w+)? (spin\w*|reel\w*|ghoo?m\w*|chakra\w*|bhaa?ri)\b|\bspinning head\b/;
const BREATH =
  /\b(breath\w*|saans|sans) (\w+ ){0,2}(hard|heavy|trouble|difficult\w*|fast|problem|dikkat|takleef|taklif|pareshani|ful\w*|phul\w*|phool\w*|ruk\w*|tez|atak\w*|nahi|nhi)\b|\b(trouble|difficult\w*|problem|hard|cannot|cant|not|short\w*) (\w+ ){0,2}breath\w*/;
const FROTH = /\b(jhaag|jhag|foam\w*|froth\w*)\b/;
const BURNING =
  /\b(burn\w*|jal|jalan|jalna|jalne|jalti|itch\w*|khujli|sujan|soojan|swell\w*|swollen|laal|blister\w*|chhale)\b/;
const RELATIVE =
  '(husband|wife|brother|father|mother|sister|uncle|aunt|son|daughter|child|baby|boy|girl|grandfather|worker|labou?rer|labou?r|friend|man|woman|he|she|him|her|bhaiya?|bhaia|pati|patni|pita|pitaji|papa|maa|mummy|bahu|behen|bahan|chacha|chachi|dada|dadi|beta|bete|beti|bachch?[aei]|bacch[aei]|ladk[aei]|mazdoor|majdoor|majdur|padosi|aadmi|admi|aurat)s?';
/** Somebody of the house who is ill; "bhai, my buffalo …" only calls somebody. */
const SOMEBODY_ILL = new RegExp(
  `\\b(my|our|mera|mere|meri|hamara|hamare|hamari) ${RELATIVE}\\b(?! (ki|ka|cow|buffalo|goat))|\\b${RELATIVE} (ji )?(ne|ko|ke (muh|haath|hath|pair|sar|sir|aankh)|is|was|has|feels?)\\b`,
);
const GRAVELY_ILL =
  /\b(collaps\w*|dying|very ill|very sick|serious|cannot speak|cant speak|not speaking|bol nahi|haa?lat kharab|haa?lat bahut|bimar|beemar|mar rah\w*|hosh nahi|gir gaya|gir gayi)\b/;
/** How to keep it from happening, where nothing has happened yet. */
const TO_BE_AVOIDED =
  /\b(avoid|prevent|safely|safe|precautions?|protect|so (that )?(i|we) (do not|dont)|na (ho|jaye|jae|aaye|aye|lage)|bachn?e|bachav|bachaav|kaise bach\w*|pehn\w*|pahn\w*|wear|savdhani|saavdhani|surakshit)\b/;
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
/** "marugi" alone is "I will die"; before these words it is a hen that was typed in haste. */
const OF_A_THING =
  /^(k[oaie]|ne|palan|paalan|farm|rahi|rahe|raha|mar|chh?ink\w*|chh?eenk\w*|khans\w*|and[aeo]\w*|dana)$/;
/** Names that are written in two words; a beetle whose name begins like dizziness; leaves that have all gone yellow. */
const SPLIT_NAMES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bround up\b/g, 'roundup'],
  [/\bgone (?=(?:yellow|pale|brown|black|white|red|purple|dry|limp|soft|curly|mouldy|moldy|rotten)\b)/g, 'turned '],
  // "Of" sounds like "ate" (kha); before a price or a time it is "of".
  [/\bka (?=(?:rate|ret|daam|dam|kharch\w*|bhaa?v|kee?mat|kimat|mulya|samay|time|price|naam|asar)\b)/g, ''],
  // So is "20 days old" (20 din ka).
  [/(?<=\b(?:din|dino|mahine|mahina|hafte|saal) )ka\b/g, ''],
  [/\b(?:weed|grass) killer\b|\bkharpatwaa?r nash\w*/g, 'weedkiller'],
  [/\b(?:chakra?|chakkar) (?:bh?r?i?r?n?g\w*|bhring\w*|beetle|wal[aei] makk?hi)\b/g, 'sundi'],
];
/** A child puts things into its mouth; whether it swallowed them is for the hospital to find out. */
const IN_THE_MOUTH =
  /\b(muh|munh|muhn|mooh|moonh|mukh) ?(me|mein|mai|mae|main|m)? (daa?l\w*|rakh\w*|le (li|liya)|chal[aei]|gay[aei])\b|\b(in|into) (his|her|its|the) mouth\b/;
/** A mouth that is ill, and the remedy that somebody asks for or lays on it. */
const SORE_MOUTH =
  /\b(sores?|ulcers?|thrush|white patch\w*|gums?|tooth\w*|teeth|chh?aa?l[ae]|chh?aa?lon|daant\w*|dant|danton|masoo?d\w*|masud\w*)\b/;
/** The child itself did it: "usne … daal li", "put it in his mouth". */
const DID_IT = /\b(ne|usne|isne|unhone)\b|(?<!\bto )\b(put|puts|took|takes|kept|keeps|had|chew\w*|suck\w*|bit|ate)\b/;
const GAP = 3;

class Reading {
  readonly text: string;
  readonly #words: readonly string[];
  readonly #concepts: ReadonlyArray<ReadonlySet<Concept>>;

  constructor(message: string) {
    this.text = SPLIT_NAMES.reduce(
      (text, [written, name]) => text.replace(written, name),
      latinWords(message).join(' '),
    );
    this.#words = this.text.split(' ').filter(Boolean);
    this.#concepts = this.#words.map(conceptsOf);
  }

  has(...concepts: Concept[]): boolean {
    return this.#concepts.some((word) => concepts.some((concept) => word.has(concept)));
  }

  /** "gai ne …": the cow; elsewhere it is गई. */
  get isAboutAnimal(): boolean {
    return this.has('animal') || /\bgai (ne|ko)\b/.test(this.text);
  }

  /** "I will die", said of oneself. */
  get saysOwnDeath(): boolean {
    return this.#concepts.some((word, index) => word.has('dieFirst') && !OF_A_THING.test(this.#words[index + 1] ?? ''));
  }

  someWord(pattern: RegExp): boolean {
    return this.#words.some((word) => pattern.test(word));
  }

  /** Whether the ideas stand in this order, with at most `gap` other words between each two, none of them one of `without`. */
  inOrder(concepts: readonly Concept[], gap = GAP, without: readonly Concept[] = []): boolean {
    return this.#words.some((_, from) => this.#from(from, concepts, gap, without));
  }

  #from(from: number, [first, ...rest]: readonly Concept[], gap: number, without: readonly Concept[]): boolean {
    if (first === undefined) return true;
    if (!this.#concepts[from]?.has(first)) return false;
    if (rest.length === 0) return true;
    for (let next = from + 1; next <= from + 1 + gap && next < this.#words.length; next += 1) {
      if (this.#from(next, rest, gap, without)) return true;
      if (without.some((concept) => this.#concepts[next]?.has(concept))) return false;
    }
    return false;
  }
}

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
 * swallowed poison comes before despair: those minutes count first.
 */
export const readDanger = rememberedText((message): Danger | undefined => {
  const text = message.normalize('NFC');
  const reading = new Reading(text);
  if (POISONING.some((piece) => text.includes(piece))) return 'poisoning';
  if (reading.inOrder(['snake', 'bite'], 2) || reading.inOrder(['bite', 'snake'], 3)) return 'snakebite';
  if (isIllOfSpray(reading)) return 'poisoning';
  if (isPoisoned(reading)) return reading.isAboutAnimal && !reading.has('child') ? 'animal-poisoning' : 'poisoning';
  if (DISTRESS.some((piece) => text.includes(piece)) || isInDespair(reading)) return 'distress';
  return reading.has('fumigant') ? 'fumigant' : undefined;
});

/** Whether the words are of despair as well, beside another danger. */
export function isInDespairToo(message: string): boolean {
  return DISTRESS_PIECES.some((piece) => message.includes(piece)) || isInDespair(new Reading(message.normalize('NFC')));
}
