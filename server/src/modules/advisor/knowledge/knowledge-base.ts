import { type CropWord, cropWords } from '../../vocabulary/crops.js';
import { hasDevanagari } from '../../vocabulary/devanagari.js';
import { Lexicon, wordsOfNames } from '../../vocabulary/lexicon.js';
import { phoneticFold } from '../../vocabulary/phonetic-fold.js';
import { rememberedText } from '../../vocabulary/remembered.js';
import { spellingTerm } from '../../vocabulary/word-forms.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { COMMON_HINDI_WORDS } from '../language/common-hindi-words.js';
import { detectLanguage, type LanguageVocabulary } from '../language/detect-language.js';
import { HINGLISH_WORDS } from '../language/hinglish-words.js';
import { isOfDialect, plainSpelling } from '../language/plain-spelling.js';
import { romanise } from '../language/romanise.js';
import { STOP_WORDS } from '../language/stop-words.js';
import { withContent } from '../language/terms.js';
import { isOtherWord, TypoRepair } from '../language/typo-repair.js';
import { UsualSpelling } from '../language/usual-spelling.js';
import { EVERYDAY_WORDS, PLACES_LIKE_CROPS } from '../vocabulary/everyday-words.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import { INTENT_WORDS } from '../vocabulary/intents.js';
import { machineWords } from '../vocabulary/machines.js';
import { placeWords } from '../vocabulary/places.js';
import { sectionWords } from '../vocabulary/section-words.js';
import { tellingNames } from '../vocabulary/telling-names.js';
import { type EntryWords, wordsOfEntry } from './entry-words.js';
import { favourOf } from './favour.js';
import { CASE_TOPIC, isAbout, type KnowledgeEntry, TERM_TOPIC } from './knowledge-entry.js';
import { type Meant, MeantEntries } from './meant-entries.js';
import { type Hit, PhoneticIndex } from './phonetic-index.js';
import type { SectionLabel } from './section-labels.js';
import type { SowingWindow } from './sowing-windows.js';

/** A word that a larger share of the entries has is the name of nothing. */
const COMMON_FROM = 0.22;

/** The knowledge base: its search, and the words that tell languages apart. */
export class KnowledgeBase {
  /** What is searched: everything but the terms. */
  readonly entries: readonly KnowledgeEntry[];
  /** What terms of farming mean, by their names: told to who asks just that, and no answer to anything else. */
  readonly terms: Lexicon<KnowledgeEntry>;
  /** Everything that an entry is about. */
  readonly subjects: ReadonlySet<string>;
  readonly windows: readonly SowingWindow[];
  readonly vocabulary: LanguageVocabulary;
  readonly #byId: ReadonlyMap<string, KnowledgeEntry>;
  readonly #bySubject: ReadonlyMap<string, readonly KnowledgeEntry[]>;
  readonly #meant: MeantEntries;
  readonly #index: PhoneticIndex<KnowledgeEntry>;
  readonly #typos: TypoRepair;
  readonly #spelling: UsualSpelling;

  constructor(all: readonly KnowledgeEntry[], windows: readonly SowingWindow[] = []) {
    const entries = all.filter(({ topic }) => topic !== TERM_TOPIC);
    this.entries = entries;
    this.terms = new Lexicon(
      all
        .filter(({ topic }) => topic === TERM_TOPIC)
        .map((term) => ({ value: term, names: [...term.keywordsEn, ...term.keywordsHi, ...term.keywordsRoman] })),
    );
    this.windows = windows;
    this.#meant = new MeantEntries(entries);
    const written = entries.map(wordsOfEntry);
    this.#index = new PhoneticIndex(
      written.map((words, place) => ({
        value: entries[place] as KnowledgeEntry,
        title: [...words.subject, ...words.titleEn, ...words.titleHi],
        keywords: keywordsOf(words),
        text: [...words.answerEn, ...words.answerHi],
      })),
    );
    this.subjects = new Set(entries.flatMap((entry) => [entry.subject, ...(entry.alsoAbout ?? [])]));
    this.#byId = new Map(all.map((entry) => [entry.id, entry]));
    // What holds in one case only stands for no part of a crop's work.
    const ofAnyCase = entries.filter(({ topic }) => topic !== CASE_TOPIC);
    this.#bySubject = new Map(
      [...this.subjects].map((subject) => [subject, ofAnyCase.filter((entry) => isAbout(entry, subject))]),
    );
    this.vocabulary = vocabularyOf(written);
    const { asked, keywords, known } = wordsIn(written);
    const isKnown = knowing(known, asked);
    this.isKnownWord = isKnown;
    const likeliest = (text: string, written: string, meant: readonly string[]) =>
      this.#likeliest(text, written, meant);
    // What people ask about is repaired; every word that the knowledge itself or everyday talk uses is right as it is.
    this.#typos = new TypoRepair(
      [...asked, ...keywords, ...OFTEN_LONG],
      isKnown,
      [...asked, ...OFTEN_SHORT],
      likeliest,
    );
    this.#spelling = new UsualSpelling(
      [...asked, ...wordsOfNames(), ...keywords, ...known],
      (word) => isKnown(word) || isOfDialect(word),
    );
  }

  /** The entries nearest to a question, best first. `parts` are the sections that it asks for; `crops` what it is about. */
  find(
    question: string,
    limit = 3,
    parts: readonly SectionLabel[] = [],
    crops: readonly CropWord[] = cropWords.find(question),
  ): Hit<KnowledgeEntry>[] {
    return this.#index.find(question, { limit, favour: favourOf(question, parts, crops) });
  }

  /** How much of what some words say, by their weight, an entry has: 0 to 1; 1 where they say nothing that anything has. */
  fit(entry: KnowledgeEntry, words: readonly string[]): number {
    return this.#index.fit(entry, words);
  }

  /** How much of what some words say, by their weight, an entry is called by in its title and keywords: 0 to 1. */
  called(entry: KnowledgeEntry, words: readonly string[]): number {
    return this.#index.called(entry, words);
  }

  /** Whether anything that is written has a word, or one that sounds like it. */
  knows(word: string): boolean {
    return this.#index.knows(word);
  }

  /** Whether so many entries have a word that it tells none of them from the others. */
  isCommon(word: string): boolean {
    return this.#index.shareOf(word) > COMMON_FROM;
  }

  /** Everything known about one crop, animal or theme, but for what is done in one case only. */
  about(subject: string): readonly KnowledgeEntry[] {
    return this.#bySubject.get(subject) ?? [];
  }

  /** The entry of an id; undefined where there is none. */
  entry(id: string): KnowledgeEntry | undefined {
    return this.#byId.get(id);
  }

  /** What a question's wording means for certain; undefined for most questions, which are searched. */
  meant(question: string): Meant | undefined {
    return this.#meant.of(question);
  }

  /** The id of the entry that a question's wording means; undefined for most questions. */
  leadOf(question: string): string | undefined {
    return this.meant(question)?.entry.id;
  }

  /** Which of several words is meant beside the others of a text: the one with which an entry has most of it. */
  #likeliest(text: string, written: string, all: readonly string[]): string | undefined {
    const isNamed = cropWords.has(text);
    // Beside a crop that is named rightly a word of other letters is no crop: "karewa land" is no karela.
    const meant = all.filter((word) => !(isNamed && cropWords.has(word) && isOtherWord(written, word)));
    if (meant.length < 2) return meant[0];
    const nearest = meant.map((word) => {
      const [best] = this.find(text.replace(written, word), 1);
      return { word, confidence: best?.confidence ?? 0 };
    });
    return nearest.reduce((one, other) => (other.confidence > one.confidence ? other : one)).word;
  }

  /** Whether a word is right as it is written. */
  readonly isKnownWord: (word: string) => boolean;

  /** The text with its misspelled words repaired: "whaer" → wheat, "fertlizer" → fertilizer. */
  repair(text: string): {
    readonly text: string;
    readonly repairs: readonly { written: string; meant: string }[];
  } {
    return this.#typos.repair(text);
  }

  /** The text with its Hindi words as they are usually spelled. */
  spelled(text: string): string {
    return this.#spelling.of(text);
  }

  /** The language to answer a text in; undefined where it does not tell. */
  readonly languageOf = rememberedText((text): AnswerLanguage | undefined =>
    detectLanguage(this.repair(plainSpelling(text)).text, this.vocabulary),
  );
}

/** No letter has two vowel signs. */
const TWO_SIGNS = /[\u093e-\u094c]{2}/;

/** Words that are often typed with a letter left out, beside the names of crops. */
const OFTEN_SHORT = ['acres', 'spray', 'kitne', 'kitna', 'kitni', 'bigha', 'fasal'];

/** Words that questions have beside the names of things, and that are as often mistyped. */
const OFTEN_LONG =
  'acres quintal quintals square rupee rupees interest uprooted boiling cutting planted today tomorrow harvested panchayat government sprayed watering flowering seedlings distance cloves crusty planning profit labour machine lagaye chetavni kharidu chahiye milegi lagana'.split(
    ' ',
  );

/** The words of the knowledge base and of what people ask. */
interface Words {
  /** Of the knowledge and of everyday talk: right as they are. */
  readonly known: ReadonlySet<string>;
  /** What is asked about. */
  readonly asked: readonly string[];
  readonly keywords: readonly string[];
}

const keywordsOf = (words: EntryWords): readonly string[] => [
  ...words.keywordsEn,
  ...words.keywordsHi,
  ...words.keywordsRoman,
];

function wordsIn(entries: readonly EntryWords[]): Words {
  const written = new Set([
    ...STOP_WORDS,
    ...HINGLISH_WORDS,
    ...COMMON_HINDI_WORDS,
    ...wordsOf(EVERYDAY_WORDS),
    ...wordsOf(PLACES_LIKE_CROPS),
    ...tellingNames.words,
    ...entries.flatMap((words) => [
      ...words.titleEn,
      ...words.titleHi,
      ...words.answerEn,
      ...words.answerHi,
      ...keywordsOf(words),
    ]),
  ]);
  // A Hindi word is as right in Latin letters: "pahla" is no slip of "paala".
  const known = new Set([...written, ...[...written].filter(hasDevanagari).flatMap((word) => wordsOf(romanise(word)))]);
  const asked = [
    cropWords,
    farmWorkWords,
    sectionWords,
    placeWords,
    machineWords,
    ...Object.values(INTENT_WORDS),
  ].flatMap((lexicon) => [...lexicon.words]);
  return { known, asked, keywords: [...new Set(entries.flatMap(keywordsOf))] };
}

/** Tells which words are right as they are, and holds nothing besides them. */
function knowing(known: ReadonlySet<string>, asked: readonly string[]): (word: string) => boolean {
  const askedWords = new Set(asked);
  return (word) =>
    !TWO_SIGNS.test(word) &&
    (known.has(word) || known.has(spellingTerm(word)) || askedWords.has(word) || cropWords.has(word));
}

function vocabularyOf(entries: readonly EntryWords[]): LanguageVocabulary {
  const distinct = (of: (words: EntryWords) => readonly string[]) =>
    new Set(entries.flatMap((words) => withContent(of(words))));
  const english = distinct((words) => [...words.titleEn, ...words.answerEn, ...words.keywordsEn]);
  const romanised = distinct((words) => words.keywordsRoman);
  const hindi = distinct((words) => [...words.titleHi, ...words.answerHi, ...words.keywordsHi]);
  return {
    english,
    shared: new Set([...romanised].filter((word) => english.has(word))),
    hindiSounds: new Set([...[...hindi].filter(hasDevanagari), ...romanised].map(phoneticFold)),
  };
}
