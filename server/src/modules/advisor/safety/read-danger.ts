import { type Concept, conceptsOf } from './concepts.js';
import { DISTRESS_PIECES, POISONING_PIECES } from './other-languages.js';
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
];

/** Only what is sprayed or gassed: a fever's medicine is दवा too. */
const SPRAYED =
  /^(spray|spraying|sprayed|spre|pesticides?|insecticides?|herbicide|weedicide|keetnashak|kitnashak|kitanashak|keetanashak|chhidkav|chidkav|chhidkaav|chidkaav|chhidkne|chidakne|chhirkav|sul?phas|celphos|sulfas|zahar|jahar|zeher|jeher|poison|fumes?)$/;
const ENGLISH_INTAKE =
  /\b(drank|drunk|drinking|swallow\w*|swalow\w*|ingest\w*|consumed|inhaled?|breathed in|licked|gulped)\b/;
const IN_THE_EYES =
  /\b(in|into|on|onto|over) (my|his|her|our|their|the|both|childs?|sons?|daughters?|wifes?|husbands?|fathers?)? ?(\w+ )?(eyes?|face|mouth|skin|body)\b/;
const ABOUT_SCHEMES =
  /^(maaf|maafi|mafi|mafee|yojana|yojna|scheme|bima|beema|insurance|waiver|claim|compensation|muavja|muavza)$/;
const GAP = 3;

class Reading {
  readonly text: string;
  readonly #words: readonly string[];
  readonly #concepts: ReadonlyArray<ReadonlySet<Concept>>;

  constructor(message: string) {
    this.#words = latinWords(message);
    this.text = this.#words.join(' ');
    this.#concepts = this.#words.map(conceptsOf);
  }

  has(...concepts: Concept[]): boolean {
    return this.#concepts.some((word) => concepts.some((concept) => word.has(concept)));
  }

  /** "gai ne …": the cow; elsewhere it is गई. */
  get isAboutAnimal(): boolean {
    return this.has('animal') || /\bgai (ne|ko)\b/.test(this.text);
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

const SUBSTANCES = ['poison', 'pesticide', 'fumigant'] as const satisfies readonly Concept[];

function isPoisoned(reading: Reading): boolean {
  const substance = reading.has(...SUBSTANCES) || reading.someWord(SPRAYED);
  if (!substance) return false;
  const family = reading.has('child') || reading.has('fumigant') || reading.has('poison');
  if (ENGLISH_INTAKE.test(reading.text)) return true;
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
  if (reading.inOrder(['child', 'pesticide', 'drink'], GAP) || reading.inOrder(['child', 'poison', 'drink'], GAP))
    return true;
  return reading.has('symptom') && reading.someWord(SPRAYED) && !reading.isAboutAnimal;
}

function isInDespair(reading: Reading): boolean {
  if (reading.has('suicide', 'dieFirst') || SAID_OUTRIGHT.some((pattern) => pattern.test(reading.text))) return true;
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
  if (reading.has('debt') && reading.has('die', 'noose') && !reading.someWord(ABOUT_SCHEMES) && !aboutPests)
    return true;
  return hasLostHope(reading);
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

/**
 * The danger that a message tells of, in any script and spelling; undefined for every ordinary question. Somebody who has
 * swallowed poison comes before despair: those minutes count first.
 */
export function readDanger(message: string): Danger | undefined {
  const text = message.normalize('NFC');
  const reading = new Reading(text);
  if (POISONING_PIECES.some((piece) => text.includes(piece.normalize('NFC')))) return 'poisoning';
  if (reading.inOrder(['snake', 'bite'], 2) || reading.inOrder(['bite', 'snake'], 3)) return 'snakebite';
  if (isPoisoned(reading)) return reading.isAboutAnimal && !reading.has('child') ? 'animal-poisoning' : 'poisoning';
  if (DISTRESS_PIECES.some((piece) => text.includes(piece.normalize('NFC'))) || isInDespair(reading)) return 'distress';
  return reading.has('fumigant') ? 'fumigant' : undefined;
}

/** Whether the words are of despair as well, beside another danger. */
export function isInDespairToo(message: string): boolean {
  return DISTRESS_PIECES.some((piece) => message.includes(piece)) || isInDespair(new Reading(message.normalize('NFC')));
}
