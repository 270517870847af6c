import MiniSearch, { type SearchResult } from 'minisearch';
import { stateWords } from '../../geography/places.js';
import type { CropWord } from '../../vocabulary/crops.js';
import { hasDevanagari } from '../../vocabulary/devanagari.js';
import { phoneticFold } from '../../vocabulary/phonetic-fold.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import type { KnowledgeEntry } from '../entries/entry.types.js';
import type { SectionLabel } from '../entries/section-labels.js';
import { isAbout, isCropSubject } from '../entries/subjects.js';
import type { LanguageVocabulary } from '../language/detect-language.js';
import { contentWords, indexTerms, isSound, likeTerms, termsOf, withContent } from '../language/terms.js';

import { AskedQuestions, type Likeness } from './asked-questions.js';
import { RELEVANCE, TOPIC_OF_PART } from './relevance.js';

/** What is searched for, and what else the message says that lifts entries. */
export interface SoughtEntry {
  readonly text: string;
  /** Words of earlier messages that the text leans on; they count for less. */
  readonly context?: string | undefined;
  readonly crops: readonly CropWord[];
  readonly parts: readonly SectionLabel[];
  readonly state?: string | undefined;
  /** The entry that was told last, where the text leans on it. */
  readonly lastEntry?: string | undefined;
}

/** An entry that was found, best first. */
export interface EntryHit {
  readonly entry: KnowledgeEntry;
  readonly score: number;
  /** How much of the text, by the weight of its words, the entry has: 0 to 1. */
  readonly coverage: number;
  /** How like the text the nearest question asked of the entry is: 0 to 1. */
  readonly likeness: Likeness;
  /** The words of the text that the entry has. */
  readonly words: readonly string[];
}

type TermsByWord = ReadonlyMap<string, readonly string[]>;

/** The words of an entry, each once. */
interface EntryWords {
  readonly id: string;
  readonly title: readonly string[];
  readonly aliases: readonly string[];
  readonly text: readonly string[];
  /** Of all questions that it and its sections answer. */
  readonly asked: readonly string[];
}

/** The search over all entries. It is made once, at the start, and takes most of a second. */
export class EntrySearch {
  readonly vocabulary: LanguageVocabulary;
  /** Everything that an entry is about. */
  readonly subjects: ReadonlySet<string>;
  readonly #index: MiniSearch<EntryWords>;
  readonly #asked: AskedQuestions;
  readonly #byId: ReadonlyMap<string, KnowledgeEntry>;
  readonly #states: ReadonlyMap<string, string>;

  constructor(readonly entries: readonly KnowledgeEntry[]) {
    const documents = entries.map(wordsOfEntry);
    this.vocabulary = vocabularyOf(documents);
    const { english } = this.vocabulary;
    const termsOfWord = new Map<string, readonly string[]>();
    const termsInText = new Map<string, readonly string[]>();
    const ofWord = (word: string) => getOrMake(termsOfWord, word, () => withContent([word]).flatMap(termsOf));
    // A long text has an English word by its spelling, a Hindi one by its sound, and Roman Hindi by both.
    const inText = (word: string) =>
      getOrMake(termsInText, word, () => {
        const terms = ofWord(word);
        if (hasDevanagari(word)) return terms.slice(-1);
        return english.has(word) ? terms.slice(0, 1) : terms;
      });
    this.#asked = new AskedQuestions(entries, ofWord);
    this.#index = new MiniSearch<EntryWords>({
      fields: ['title', 'aliases', 'text'],
      extractField: ({ id, text, asked, ...short }, field) =>
        field === 'id' ? id : (field === 'text' ? [...text, ...asked] : short[field as keyof typeof short]).join(' '),
      tokenize: (text, field) => [...new Set(text.split(' ').flatMap(field === 'text' ? inText : ofWord))],
      processTerm: (term) => term,
    });
    this.#index.addAll(documents);
    // The index keeps what makes its terms, and these are made.
    termsOfWord.clear();
    termsInText.clear();
    this.#byId = new Map(entries.map((entry) => [entry.id, entry]));
    this.subjects = new Set(entries.flatMap(({ subject, alsoAbout }) => [subject, ...alsoAbout]));
    this.#states = new Map(
      entries.flatMap(({ id, titleEn }) =>
        stateWords
          .find(titleEn)
          .slice(0, 1)
          .map((state) => [id, state] as const),
      ),
    );
  }

  entry(id: string): KnowledgeEntry | undefined {
    return this.#byId.get(id);
  }

  /** The entries of a crop, an animal or a theme, in the order of their file. */
  about(subject: string): readonly KnowledgeEntry[] {
    return this.entries.filter((entry) => isAbout(entry, subject));
  }

  /** The entries nearest to what is sought, best first. */
  find(sought: SoughtEntry, limit = 12): EntryHit[] {
    const words = [...new Set(contentWords(sought.text))];
    const byWord = new Map(words.map((word) => [word, this.#termsSought(word)]));
    const own = new Set([...byWord.values()].flat());
    const before = new Map(
      contentWords(sought.context ?? '')
        .filter((word) => !byWord.has(word))
        .map((word) => [word, termsOf(word)]),
    );
    // A crop that goes by another name is searched by those that entries use.
    const named = sought.crops
      .map(({ names: [english, hindi] }) => indexTerms(`${english} ${hindi}`))
      .filter((terms) => !terms.some((term) => own.has(term)))
      .flat();
    const fromContext = new Set(
      [...before.values()]
        .flat()
        .concat(named)
        .filter((term) => !own.has(term)),
    );
    if (own.size + fromContext.size === 0) return [];
    // Asked for each term of each entry.
    const favours = new Map<string, number>();
    const favour = (id: string): number => {
      const known = favours.get(id) ?? this.#favour(this.#byId.get(id) as KnowledgeEntry, sought);
      favours.set(id, known);
      return known;
    };
    const found = this.#index.search(
      { combineWith: 'OR', queries: [...own, ...fromContext] },
      {
        tokenize: (term) => [term],
        boost: RELEVANCE.fields,
        boostTerm: (term) => (fromContext.has(term) ? RELEVANCE.context : 1),
        prefix: (term) => !isSound(term) && term.length >= RELEVANCE.prefixFrom,
        fuzzy: (term) =>
          !isSound(term) && term.length >= RELEVANCE.fuzzyFrom && !this.#asked.knows(term) && RELEVANCE.fuzzy,
        boostDocument: favour,
      },
    );
    return this.#ranked(found, byWord, before).slice(0, limit);
  }

  /** A word that is written as entries write it is searched as it is; any other also by the everyday words of its meaning. */
  #termsSought(word: string): readonly string[] {
    const terms = termsOf(word);
    return terms.some((term) => !isSound(term) && this.#asked.isUsual(term)) ? terms : [...terms, ...likeTerms(word)];
  }

  /** How much more or less an entry counts for what else the message says. */
  #favour(entry: KnowledgeEntry, { crops, parts, state, lastEntry }: SoughtEntry): number {
    const { favour } = RELEVANCE;
    const isOfCrop = crops.some(({ subject }) => isAbout(entry, subject));
    const isOfOther = !isOfCrop && isCropSubject(entry.subject);
    const crop = crops.length === 0 ? 1 : isOfCrop ? favour.crop : isOfOther ? favour.otherCrop : favour.noCrop;
    const hasPart = parts.some((label) => entry.sections.some((section) => section.label === label));
    const isOfPart = isOfCrop && parts.some((label) => TOPIC_OF_PART[label] === entry.topic);
    const part = (hasPart ? favour.part : 1) * (isOfPart ? favour.topicOfPart : 1);
    const of = this.#states.get(entry.id);
    const place = of === undefined ? 1 : of === state ? favour.state : favour.otherState;
    const kind = favour.topics[entry.topic] ?? 1;
    return crop * part * place * kind * (entry.id === lastEntry ? favour.lastEntry : 1);
  }

  #ranked(found: readonly SearchResult[], byWord: TermsByWord, before: TermsByWord): EntryHit[] {
    const counts = new Map<string, number>();
    for (const { queryTerms } of found) for (const term of queryTerms) counts.set(term, (counts.get(term) ?? 0) + 1);
    // In how many entries the commonest of a word's terms stands.
    const having = (terms: readonly string[]): number => Math.max(0, ...terms.map((term) => counts.get(term) ?? 0));
    const weighed = (words: TermsByWord, share: number) =>
      [...words].map(([word, terms]) => {
        const weight = share * Math.log(1 + this.entries.length / (having(terms) + 0.5));
        return { word, terms, weight };
      });
    const own = weighed(byWord, 1);
    const all = [...own, ...weighed(before, RELEVANCE.contextCoverage)];
    const has = (queryTerms: readonly string[]) => (each: { terms: readonly string[] }) =>
      each.terms.some((term) => queryTerms.includes(term));
    const sum = (words: ReadonlyArray<{ weight: number }>): number =>
      words.reduce((total, { weight }) => total + weight, 0);
    return found
      .slice(0, RELEVANCE.looked)
      .map(({ id, score, queryTerms }) => {
        const entry = this.#byId.get(id as string) as KnowledgeEntry;
        const words = own.filter(has(queryTerms)).map(({ word }) => word);
        const coverage = sum(all.filter(has(queryTerms))) / (sum(all) || 1);
        const likeness = this.#asked.nearest(entry.id, byWord);
        // Of few words that lean on others the likeness to other people's questions says little.
        const like = likeness.share * (sum(own) / (sum(all) || 1));
        const lift = (RELEVANCE.uncovered + coverage) ** RELEVANCE.coveragePower * (1 + RELEVANCE.likeness * like ** 2);
        return { entry, score: score * lift, coverage, likeness, words };
      })
      .sort((one, other) => other.score - one.score);
  }
}

function getOrMake<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

const distinctWords = (...texts: readonly string[]): string[] => [...new Set(texts.flatMap(wordsOf))];

const wordsOfEntry = ({ id, subject, titleEn, titleHi, aliases, asked, sections }: KnowledgeEntry): EntryWords => ({
  id,
  title: distinctWords(subject, titleEn, titleHi),
  aliases: distinctWords(...aliases),
  text: distinctWords(...sections.flatMap(({ en, hi }) => [en, hi])),
  asked: distinctWords(...asked, ...sections.flatMap((section) => section.asked)),
});

/** What the texts of the entries say of the words of either language; a question may be in any spelling. */
function vocabularyOf(documents: readonly EntryWords[]): LanguageVocabulary {
  const texts = [...new Set(documents.flatMap(({ text }) => text))];
  return {
    english: new Set(texts.filter((word) => !hasDevanagari(word))),
    hindiSounds: new Set(texts.filter(hasDevanagari).map(phoneticFold)),
    written: new Set([...texts, ...documents.flatMap(({ title, aliases }) => [...title, ...aliases])]),
  };
}
