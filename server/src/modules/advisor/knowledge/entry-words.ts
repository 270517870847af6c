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

/**
 * "Late blight instead: watery patches with white mould below", "it is not PPR (fever, running nose)": how something else looks is told,
 * and must not be what the entry is found by.
 */
const CONTRAST: Readonly<Record<'en' | 'hi', RegExp>> = {
  en: /[^.;()]*\b(?:instead|is different):[^.)]*[.)]|\bIt is not\b[^.(]*\([^.]*\.|\bIt is not [A-Z]+:[^.;]*[.;]/g,
  hi: /[^।;()]*(?:अलग है|नहीं है):[^।)]*[।)]|यह [^।(]*\([^।]*नहीं(?: है)?।|यह [^।(]*नहीं(?: है)? \([^।]*।/g,
};

const wordsOfAnswer = (entry: KnowledgeEntry, language: 'en' | 'hi'): readonly string[] =>
  wordsOf(answerOf(entry, language).replace(CONTRAST[language], ' '));

/** The words of an entry, by its parts. */
export const wordsOfEntry = (entry: KnowledgeEntry): EntryWords => ({
  subject: wordsOf(entry.subject),
  titleEn: wordsOf(entry.titleEn),
  titleHi: wordsOf(entry.titleHi),
  answerEn: wordsOfAnswer(entry, 'en'),
  answerHi: wordsOfAnswer(entry, 'hi'),
  keywordsEn: wordsOf(entry.keywordsEn.join(' ')),
  keywordsHi: wordsOf(entry.keywordsHi.join(' ')),
  keywordsRoman: wordsOf(entry.keywordsRoman.join(' ')),
});
