import type { AnswerLanguage } from '../advisor.types.js';
import { detectLanguage, type LanguageVocabulary } from '../language/detect-language.js';
import { hasDevanagari } from '../language/devanagari.js';
import { phoneticFold } from '../language/phonetic-fold.js';
import { contentWords } from '../language/terms.js';
import { cropWords } from '../vocabulary/crops.js';
import { farmWorkWords } from '../vocabulary/farm-work.js';
import { answerOf, type KnowledgeEntry } from './knowledge-entry.js';
import { type Hit, PhoneticIndex } from './phonetic-index.js';

/** How much likelier an entry becomes when it is about the crop, or the work, that the question names. */
const SAME_SUBJECT = 3;
const SAME_WORK = 1.6;
/** An entry about one crop hardly answers a question about another one. */
const OTHER_SUBJECT = 0.4;

/** The knowledge base: its search, and the words that tell languages apart. */
export class KnowledgeBase {
  readonly entries: readonly KnowledgeEntry[];
  /** Everything that an entry is about. */
  readonly subjects: ReadonlySet<string>;
  readonly vocabulary: LanguageVocabulary;
  readonly #index: PhoneticIndex<KnowledgeEntry>;

  constructor(entries: readonly KnowledgeEntry[]) {
    this.entries = entries;
    this.#index = new PhoneticIndex(
      entries.map((entry) => ({
        value: entry,
        title: `${entry.subject} ${entry.titleEn} ${entry.titleHi}`,
        keywords: [...entry.keywordsEn, ...entry.keywordsHi, ...entry.keywordsRoman].join(' '),
        text: `${answerOf(entry, 'en')} ${answerOf(entry, 'hi')}`,
      })),
    );
    this.subjects = new Set(entries.map((entry) => entry.subject));
    this.vocabulary = vocabularyOf(entries);
  }

  /** The entries nearest to a question, best first. */
  find(question: string, limit = 3): Hit<KnowledgeEntry>[] {
    const subjects = new Set(cropWords.find(question).map((crop) => crop.subject));
    const work = new Set(farmWorkWords.find(question));
    return this.#index.find(question, {
      limit,
      favour: (entry) =>
        (subjects.size === 0 ? 1 : subjects.has(entry.subject) ? SAME_SUBJECT : OTHER_SUBJECT) *
        (work.has(entry.topic) ? SAME_WORK : 1),
    });
  }

  /** The language to answer a text in; undefined where it does not tell. */
  languageOf(text: string): AnswerLanguage | undefined {
    return detectLanguage(text, this.vocabulary);
  }
}

function vocabularyOf(entries: readonly KnowledgeEntry[]): LanguageVocabulary {
  const english = new Set(
    entries.flatMap((entry) => contentWords([entry.titleEn, answerOf(entry, 'en'), ...entry.keywordsEn].join(' '))),
  );
  const romanised = new Set(entries.flatMap((entry) => contentWords(entry.keywordsRoman.join(' '))));
  const hindi = entries.flatMap((entry) =>
    contentWords(`${entry.titleHi} ${answerOf(entry, 'hi')} ${entry.keywordsHi.join(' ')}`).filter(hasDevanagari),
  );
  return {
    english,
    shared: new Set([...romanised].filter((word) => english.has(word))),
    hindiSounds: new Set([...hindi, ...romanised].map(phoneticFold)),
  };
}
