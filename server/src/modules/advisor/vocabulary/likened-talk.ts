import { spellingTerm } from '../../vocabulary/word-forms.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import { TALK_NAMES, TALK_PHRASES, type TalkName } from './talk.js';

/** Talk by a phrase of it, and how like that is to a message: from 0 to 1. */
export interface Likened {
  readonly talk: TalkName;
  readonly likeness: number;
}

const termsIn = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(spellingTerm));

const worded = TALK_NAMES.flatMap((talk) =>
  TALK_PHRASES[talk].split(', ').map((phrase) => ({ talk, words: termsIn(phrase) })),
);

const phrasesWith = new Map<string, number>();
for (const { words } of worded) for (const word of words) phrasesWith.set(word, (phrasesWith.get(word) ?? 0) + 1);

/** A word that no phrase has: rarer than any. */
const UNHEARD = 0.5;

/** The rarer a word is in talk, the more it says: "trust" more than "you". */
const weightOf = (word: string): number => Math.log(1 + worded.length / (phrasesWith.get(word) ?? UNHEARD));

function weightOfAll(words: Iterable<string>): number {
  let weight = 0;
  for (const word of words) weight += weightOf(word);
  return weight;
}

const phrases = worded.map((phrase) => ({ ...phrase, weight: weightOfAll(phrase.words) }));

/**
 * The talk with the phrase that is most like a message, by the share of the weight of both that they have in common: nobody says a thing
 * twice in the same words. Undefined where no phrase has a word of the message.
 */
export function likenedTalk(text: string): Likened | undefined {
  const said = termsIn(text);
  const weight = weightOfAll(said);
  let best: Likened | undefined;
  for (const phrase of phrases) {
    let common = 0;
    for (const word of said) if (phrase.words.has(word)) common += weightOf(word);
    const likeness = (2 * common) / (weight + phrase.weight);
    if (likeness > (best?.likeness ?? 0)) best = { talk: phrase.talk, likeness };
  }
  return best;
}
