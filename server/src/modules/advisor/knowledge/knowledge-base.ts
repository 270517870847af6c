import { CROPS, type CropWord, cropWords } from '../../vocabulary/crops.js';
import { hasDevanagari } from '../../vocabulary/devanagari.js';
import { wordsOfNames } from '../../vocabulary/lexicon.js';
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
import { TypoRepair } from '../language/typo-repair.js';
import { UsualSpelling } from '../language/usual-spelling.js';
import { ANIMALS } from '../vocabulary/animals.js';
import { EVERYDAY_WORDS, PLACES_LIKE_CROPS } from '../vocabulary/everyday-words.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import { INTENT_WORDS } from '../vocabulary/intents.js';
import { machineWords } from '../vocabulary/machines.js';
import { placeWords } from '../vocabulary/places.js';
import { sectionWords } from '../vocabulary/section-words.js';
import { tellingNames } from '../vocabulary/telling-names.js';
import { type Theme, themeOf, themeWords } from '../vocabulary/themes.js';
import { type EntryWords, wordsOfEntry } from './entry-words.js';
import { FIGURES_TOPIC, isAbout, type KnowledgeEntry } from './knowledge-entry.js';
import { type Meant, MeantEntries } from './meant-entries.js';
import { type Hit, PhoneticIndex } from './phonetic-index.js';
import type { SectionLabel } from './section-labels.js';
import type { SowingWindow } from './sowing-windows.js';

/** How much likelier an entry becomes when it is about the crop, the work or the part that the question names. */
const SAME_SUBJECT = 3;
const SAME_WORK = 1.6;
const SAME_PART = 1.3;
/** An entry about one crop hardly answers a question about another one. */
const OTHER_SUBJECT = 0.4;
/** The same of the schemes. */
const SAME_THEME = 1.5;
const OTHER_THEME = 0.4;
/** A scheme as it is for animals, of which nobody is told who names none. */
const OF_ANIMALS = /-animals$/u;
/** What belongs to no crop (frost, claims, residue, the grain store) is asked with any crop's name in the question. */
const THEME = 1.15;

/** Hens that lay little in the cold are not helped with what is told of the heat. */
const OTHER_SEASON = 0.1;

/** A word that a larger share of the entries has is the name of nothing. */
const COMMON_FROM = 0.22;

/** A crop's figures are told where they are asked for; they answer nothing else. */
const FIGURES = 0.1;

const CROP_SUBJECTS: ReadonlySet<string> = new Set(CROPS.map((crop) => crop.subject));

/** Whether an entry's subject is a crop or an animal, and not a theme of the whole farm. */
export function isCropSubject(subject: string): boolean {
  return CROP_SUBJECTS.has(subject);
}

/** The knowledge base: its search, and the words that tell languages apart. */
export class KnowledgeBase {
  readonly entries: readonly KnowledgeEntry[];
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

  constructor(entries: readonly KnowledgeEntry[], windows: readonly SowingWindow[] = []) {
    this.entries = entries;
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
    this.#byId = new Map(entries.map((entry) => [entry.id, entry]));
    this.#bySubject = new Map(
      [...this.subjects].map((subject) => [subject, entries.filter((entry) => isAbout(entry, subject))]),
    );
    this.vocabulary = vocabularyOf(written);
    const { asked, keywords, known } = wordsIn(written);
    const isKnown = knowing(known, asked);
    this.isKnownWord = isKnown;
    const likeliest = (text: string, written: string, meant: readonly string[]) =>
      this.#likeliest(text, written, meant);
    // What people ask about is repaired; every word that the knowledge itself or everyday talk uses is right as it is.
    this.#typos = new TypoRepair([...asked, ...keywords], isKnown, [...asked, ...OFTEN_SHORT], likeliest);
    this.#spelling = new UsualSpelling(
      [...asked, ...wordsOfNames, ...keywords, ...known],
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
    const subjects = crops.map((crop) => crop.subject);
    const work = new Set(farmWorkWords.find(question));
    const themes = themeWords.find(question);
    const season = seasonOf(question);
    const namesAnimal = crops.some(({ subject }) => ANIMALS.has(subject));
    return this.#index.find(question, {
      limit,
      favour: (entry) =>
        subjectFavour(entry, subjects) *
        themeFavour(entry, themes) *
        (OF_ANIMALS.test(entry.id) && !namesAnimal ? OTHER_THEME : 1) *
        (entry.topic === FIGURES_TOPIC ? FIGURES : 1) *
        (isOfOtherSeason(entry, season) ? OTHER_SEASON : 1) *
        (work.has(entry.topic) ? SAME_WORK : 1) *
        (parts.length > 0 && entry.sections.some((section) => parts.includes(section.label)) ? SAME_PART : 1),
    });
  }

  /** How much of what some words say, by their weight, an entry has: 0 to 1; 1 where they say nothing that anything has. */
  fit(entry: KnowledgeEntry, words: readonly string[]): number {
    return this.#index.fit(entry, words);
  }

  /** Whether anything that is written has a word, or one that sounds like it. */
  knows(word: string): boolean {
    return this.#index.knows(word);
  }

  /** Whether so many entries have a word that it tells none of them from the others. */
  isCommon(word: string): boolean {
    return this.#index.shareOf(word) > COMMON_FROM;
  }

  /** Everything known about one crop, animal or theme. */
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
  #likeliest(text: string, written: string, meant: readonly string[]): string | undefined {
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

function subjectFavour(entry: KnowledgeEntry, named: readonly string[]): number {
  if (named.some((subject) => isAbout(entry, subject))) return SAME_SUBJECT;
  if (!isCropSubject(entry.subject)) return THEME;
  return named.length === 0 ? 1 : OTHER_SUBJECT;
}

type Season = 'winter' | 'summer' | 'rains';
/** "How much warmth (गर्मी) do hens want in the cold" is asked of the winter: the first that is named is meant. */
const SEASONS: ReadonlyArray<readonly [Season, RegExp]> = [
  ['winter', /\b(?:winters?|cold|sardi\w*|thand\w*|jaa?d[aeo]\w*)\b|सर्दी|सर्दियों|ठंड|ठण्ड|जाड़|जाड/iu],
  ['summer', /\b(?:summers?|heat wave|hot|loo|garmi|garmiyon)\b|गर्मी|गर्मियों|गरमी|लू /iu],
  ['rains', /\b(?:rains?|rainy season|monsoon)\b|बरसात|मानसून/iu],
];
const seasonOf = (question: string): Season | undefined => SEASONS.find(([, words]) => words.test(question))?.[0];

/** Whether an entry of an animal tells by its title of the season that is not asked about. */
function isOfOtherSeason({ titleEn, subject }: KnowledgeEntry, season: Season | undefined): boolean {
  if (season === undefined || !ANIMALS.has(subject)) return false;
  const other = season === 'winter' ? /\bheat stress\b|\bheat,|\bsummer\b/iu : /\b(?:winter|cold)\b/iu;
  return other.test(titleEn);
}

/** Papers are asked of every scheme: what names one scheme is not answered with another one's. */
function themeFavour({ id }: KnowledgeEntry, named: readonly Theme[]): number {
  const theme = named.length === 0 ? undefined : themeOf(id);
  if (theme === undefined) return 1;
  return named.includes(theme) ? SAME_THEME : OTHER_THEME;
}

/** No letter has two vowel signs. */
const TWO_SIGNS = /[\u093e-\u094c]{2}/;

/** Words that are often typed with a letter left out, beside the names of crops. */
const OFTEN_SHORT = ['acres', 'spray', 'kitne', 'kitna', 'kitni'];

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
