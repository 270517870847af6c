import { phoneticFold } from '../../vocabulary/phonetic-fold.js';
import { remembered } from '../../vocabulary/remembered.js';
import { spellingTerm, verbRoot } from '../../vocabulary/word-forms.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';
import { commonWords } from './same-meaning.js';

const { stop: STOP_WORDS } = LANGUAGE_WORDS;

/** Marks a term that is a sound and not a spelling, so that the two never meet by chance. */
const SOUND_MARK = '~';
const SHORTEST_SOUND = 2;

/** Of some words those that say something about the subject; a single letter or digit does not. */
export const withContent = (words: readonly string[]): string[] =>
  words.filter((word) => !STOP_WORDS.has(word) && !/^[a-z0-9]$/.test(word));

/** The words of a text that say something about the subject. */
export const contentWords = (text: string): string[] => withContent(wordsOf(text));

/** The sound of a word as an index term; undefined where too little of it is left to tell words apart. */
export function soundTerm(word: string): string | undefined {
  const sound = phoneticFold(word);
  return sound.length < SHORTEST_SOUND ? undefined : `${SOUND_MARK}${sound}`;
}

/** Whether a term is a sound and not a spelling; those are compared as they are, never by prefix or likeness. */
export function isSound(term: string): boolean {
  return term.startsWith(SOUND_MARK);
}

/** What a word is indexed under: its spelling and its sound. */
export const termsOf = remembered((word): readonly string[] => {
  const sound = soundTerm(verbRoot(word));
  return sound === undefined ? [spellingTerm(word)] : [spellingTerm(word), sound];
});

/** What words of the same meaning are indexed under: for जाड़ा "winter" and सर्दी. Empty for most words. */
export const likeTerms = remembered((word): readonly string[] =>
  commonWords(word)
    .map(spellingTerm)
    .filter((term) => term !== spellingTerm(word)),
);

/** What some words are indexed under: each word of substance by its spelling and by its sound. */
export const termsOfWords = (words: readonly string[]): string[] => withContent(words).flatMap(termsOf);

/** The same of a text. */
export const indexTerms = (text: string): string[] => termsOfWords(wordsOf(text));
