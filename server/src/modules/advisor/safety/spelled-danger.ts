import { remembered } from '../../vocabulary/remembered.js';
import { isWithin } from '../../vocabulary/spelling-distance.js';
import { wholeWords } from './patterns.js';
import { SAFETY } from './safety-file.js';
import { latinWords, spokenWord } from './spoken-form.js';

/** From so many letters on one of any kind may be wrong. */
const ONE_MISTAKE_FROM = 5;
const TWO_MISTAKES_FROM = 9;
const SHORTEST = 3;

const { words, 'short-words': shortWords, 'small-words': smallWords } = SAFETY.spelling.slips;
const MEANT = words.map((word) => ({ spoken: spokenWord(word), word }));
const SMALL_WORDS = Object.entries(smallWords).map(([slip, word]) => [wholeWords([slip], 'g'), word] as const);

function isSlipOf(written: string, meant: string): boolean {
  const length = Math.min(written.length, meant.length);
  const mistakes = length >= TWO_MISTAKES_FROM ? 2 : 1;
  return written[0] === meant[0] && length >= ONE_MISTAKE_FROM && isWithin(written, meant, mistakes);
}

const sorted = (word: string): string => [...word].sort().join('');
/** Two letters have changed places, or one is left out. */
const isShortSlipOf = (written: string, meant: string): boolean =>
  written[0] === meant[0] &&
  written.length >= SHORTEST &&
  (sorted(written) === sorted(meant) || (written.length === meant.length - 1 && isWithin(written, meant, 1)));

const meantBy = remembered((word): string => {
  const spoken = spokenWord(word);
  const near =
    MEANT.find((meant) => meant.spoken === spoken) ??
    MEANT.find((meant) => isSlipOf(word, meant.word) || isSlipOf(spoken, meant.spoken));
  return near?.word ?? shortWords.find((meant) => isShortSlipOf(word, meant)) ?? word;
});

/**
 * A message in Latin letters with the words of danger spelled as they are known by: "thersher me haath aa gya"; undefined where
 * nothing is spelled otherwise. A word that `isKnown` is no slip.
 */
export function withDangerSpelled(message: string, isKnown: (word: string) => boolean): string | undefined {
  const written = latinWords(message).join(' ');
  const words = message
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => (isKnown(word.toLowerCase()) ? latinWords(word) : latinWords(word).map(meantBy)));
  const meant = SMALL_WORDS.reduce((text, [slip, word]) => text.replace(slip, word), words.join(' '));
  return meant === written ? undefined : meant;
}
