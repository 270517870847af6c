import { hasDevanagari, withoutNukta } from './devanagari.js';
import { phoneticFold } from './phonetic-fold.js';
import { remembered } from './remembered.js';
import { STOP_WORDS } from './stop-words.js';

/** Marks a term that is a sound and not a spelling, so that the two never meet by chance. */
const SOUND_MARK = '~';
const SHORTEST_SOUND = 2;

const HINDI_ENDING = /(ियाँ|ियां|ियों|ाओं|ुओं|ाएँ|ाएं|ाइयाँ|ों|ें|ीं|े|ी|ा|ो|ि|ु|ू)$/u;

/**
 * The words of a text in lower case, in any script; punctuation and spaces are gone, and so is the nukta, which people write
 * or leave out at will: प्याज़ and प्याज.
 */
export function wordsOf(text: string): string[] {
  return withoutNukta(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** The words that say something about the subject; a single letter or digit does not. */
export function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !STOP_WORDS.has(word) && !/^[a-z0-9]$/.test(word));
}

const HINDI_VERB = /^(.{3,})(ना|ने|नी|ता|ते|ती|कर)$/u;
const ROMAN_VERB = /^(.{3,}[bcdfghjklmnpqrstvwxyz])(na|ne|ni|te|ta|ti|kar)$/;

/** A verb without its ending: उबालने and ubalne → उबाल and ubal. Other words stay as they are. */
function verbRoot(word: string): string {
  return (hasDevanagari(word) ? HINDI_VERB : ROMAN_VERB).exec(word)?.[1] ?? word;
}

function stem(written: string): string {
  const word = verbRoot(written);
  if (hasDevanagari(word)) return word.length > 3 ? word.replace(HINDI_ENDING, '') : word;
  if (word.length <= 4) return word;
  return word.replace(/ies$/, 'y').replace(/(ing|ed|es|s)$/, '');
}

/** The sound of a word as an index term; undefined where too little of it is left to tell words apart. */
export function soundTerm(word: string): string | undefined {
  const sound = phoneticFold(word);
  return sound.length < SHORTEST_SOUND ? undefined : `${SOUND_MARK}${sound}`;
}

/** Whether a term is a sound; those are compared as they are, never by prefix or likeness. */
export function isSound(term: string): boolean {
  return term.startsWith(SOUND_MARK);
}

/** The spelling of a word as an index term. */
export function spellingTerm(word: string): string {
  return stem(word);
}

const termsOf = remembered((word): readonly string[] => {
  const sound = soundTerm(verbRoot(word));
  return sound === undefined ? [spellingTerm(word)] : [spellingTerm(word), sound];
});

/** What a text is indexed under: each word of substance by its spelling and by its sound. */
export function indexTerms(text: string): string[] {
  return contentWords(text).flatMap(termsOf);
}
