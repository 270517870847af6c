import { wordsOf } from '../../vocabulary/words-of.js';
import { LANGUAGE_WORDS } from './language-words.js';

/** "Shall I": करूं, लगाऊं; not what only ends so: wheat (गेहूं), aphids (माहू), "I am" (हूं). */
const SHALL_I = /(?:ू|ऊ)[ंँ]$|[ाोे]ऊ$/u;

/** Whether a piece of a message asks, or puts something up for decision. */
export const isAsked = (piece: string): boolean =>
  wordsOf(piece).some(
    (word) => LANGUAGE_WORDS.asking.has(word) || (SHALL_I.test(word) && !LANGUAGE_WORDS.noVerb.has(word)),
  );
