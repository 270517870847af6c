import { wordsOf } from '../../vocabulary/words-of.js';
import { answerOf, type KnowledgeEntry } from './knowledge-entry.js';

/** What an entry is written with. It is read once: the search, the languages and the repair of slips all ask for it at a start. */
export interface EntryWords {
  readonly subject: readonly string[];
  readonly titleEn: readonly string[];
  readonly titleHi: readonly string[];
  readonly answerEn: readonly string[];
  readonly answerHi: readonly string[];
  readonly keywordsEn: readonly string[];
  readonly keywordsHi: readonly string[];
  readonly keywordsRoman: readonly string[];
}

/** The words of an entry, by its parts. */
export const wordsOfEntry = (entry: KnowledgeEntry): EntryWords => ({
  subject: wordsOf(entry.subject),
  titleEn: wordsOf(entry.titleEn),
  titleHi: wordsOf(entry.titleHi),
  answerEn: wordsOf(answerOf(entry, 'en')),
  answerHi: wordsOf(answerOf(entry, 'hi')),
  keywordsEn: wordsOf(entry.keywordsEn.join(' ')),
  keywordsHi: wordsOf(entry.keywordsHi.join(' ')),
  keywordsRoman: wordsOf(entry.keywordsRoman.join(' ')),
});
