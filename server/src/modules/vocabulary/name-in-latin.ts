import { capitalised } from './goods.js';
import { romaniseWord } from './romanise-word.js';

const IN_DEVANAGARI = /^[\u0900-\u097f]+$/;

/** As a name is written: a long vowel is so in the first syllable and in a last one that is closed alone, and a capital begins it. */
const wordOfName = (word: string): string =>
  capitalised(
    romaniseWord(word)
      .replace(/aa/g, 'a')
      .replace(/(?<=[aeiou].*)ee(?=[a-z]+[aeiou])/g, 'i'),
  );

/** A person's name in Latin letters, as it is usually written: सुनीता is Sunita. Null for a name that is not in Devanagari. */
export function nameInLatin(name: string): string | null {
  const words = name.trim().split(/\s+/);
  return words.every((word) => IN_DEVANAGARI.test(word)) ? words.map(wordOfName).join(' ') : null;
}
