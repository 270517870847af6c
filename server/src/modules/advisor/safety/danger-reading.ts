import { type Concept, conceptsOf } from './concepts.js';
import { latinWords } from './spoken-form.js';

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
  [/\b(?:rat|mouse|rats|mice) (?:cake|killer|biscuit|bait|poison|tablet|powder)s?\b/g, 'ratpoison'],
  [
    /\bchuh\w* (?:(?:ki|ke|ko|wal[aei]|maa?r\w*|marne|ka) ){0,3}(?:dawa\w*|davai|dava|goli|tikiya|cake|biscuit|zahar|jahar)\b/g,
    'ratpoison',
  ],
  [/\bgone (?=to (?:the )?(?:market|mandi|field|bank|school|work|city|town)\b)/g, 'went '],
  [/\ball ?out (?=pi|pee|kha|drank)/g, 'mortein '],
  [/\bkhali(?= \w+ ne\b| (?:hai|h|jaldi|kya)\b|$)/g, 'kha li'],
  [/\b(?:weed|grass) killer\b|\bkharpatwaa?r nash\w*/g, 'weedkiller'],
  [/\b(?:chakra?|chakkar) (?:bh?r?i?r?n?g\w*|bhring\w*|beetle|wal[aei] makk?hi)\b/g, 'sundi'],
];

/** "Of" sounds like "ate" (kha), and is it only before these: "dawa ka liya". */
const ATE = /^(?:li|liya|liye|lia|ga[yie]\w*|gy[aie]\w*|chuk\w*)$/;
const NOTHING: ReadonlySet<Concept> = new Set();

/** So many other words may stand between two ideas. */
export const GAP = 3;

/** A message as words in Latin letters and as the ideas they stand for. */
export class Reading {
  readonly text: string;
  readonly #words: readonly string[];
  readonly #concepts: ReadonlyArray<ReadonlySet<Concept>>;

  constructor(message: string) {
    this.text = SPLIT_NAMES.reduce(
      (text, [written, name]) => text.replace(written, name),
      latinWords(message).join(' '),
    );
    this.#words = this.text.split(' ').filter(Boolean);
    this.#concepts = this.#words.map((word, index) =>
      word === 'ka' && !ATE.test(this.#words[index + 1] ?? '') ? NOTHING : conceptsOf(word),
    );
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
