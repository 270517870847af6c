import { z } from 'zod';
import { type CropWord, cropWords } from '../../vocabulary/crops.js';
import { spellingTerm } from '../../vocabulary/word-forms.js';
import { wordsOf } from '../../vocabulary/words-of.js';
import type { Bilingual } from '../advisor.types.js';
import { contentWords } from '../language/terms.js';
import { isAsked } from './asking.js';
import { bilingual, lexiconOf, phrases, readData } from './read-data.js';

const said = { said: phrases };
const check = z.strictObject({
  talk: z.record(z.string(), z.union([bilingual.extend(said), z.strictObject({ entry: z.string(), ...said })])),
  polite: phrases,
});

const { talk, polite } = readData('talk.yaml', check);

/** What a message is about that is nothing but talk, and what is answered: a text, or the first part of an entry. */
export interface Talk {
  readonly name: string;
  readonly reply: Bilingual | { readonly entry: string };
}

const talks = Object.entries(talk).map(([name, { said: all, ...reply }]) => ({
  name,
  reply,
  words: lexiconOf({ [name]: all }),
  phrases: all.map((phrase) => new Set(wordsOf(phrase).map(spellingTerm))),
}));
const politeWords = lexiconOf({ polite });

const frequency = new Map<string, number>();
for (const words of talks.flatMap((each) => each.phrases))
  for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
const count = talks.reduce((sum, { phrases: all }) => sum + all.length, 0);

/** The rarer a word is in talk, the more it says: "trust" more than "you". */
function weightOf(words: Iterable<string>): number {
  let weight = 0;
  for (const word of words) weight += Math.log(1 + count / ((frequency.get(word) ?? 0) + 0.5));
  return weight;
}

/** How like the nearest phrase of some talk is: the share of the weight of both that they have in common. */
function likenessOf(words: ReadonlySet<string>, phrase: ReadonlySet<string>): number {
  const common = [...words].filter((word) => phrase.has(word));
  return common.length === 0 ? 0 : (2 * weightOf(common)) / (weightOf(words) + weightOf(phrase));
}

/** "?", a heart: nothing is said at all. */
const SAYS_NOTHING = /^[^\p{L}\p{N}]*$/u;

/** The talk that a message is, with nothing else in it but courtesy; undefined where it says anything more. */
export function talkIn(text: string, crops: readonly CropWord[]): Talk | undefined {
  if (SAYS_NOTHING.test(text)) return talks.find(({ name }) => name === 'listening');
  // "No flowers coming" behind a crop is that crop's.
  const isMeant = ({ name }: Talk): boolean => !(crops.length > 0 && (name === 'vagueTrouble' || name === 'whatNow'));
  if (cropWords.has(text)) return undefined;
  return talks.find((each) => {
    if (!each.words.has(text) || !isMeant(each)) return false;
    if (each.name === 'outside') return true;
    const rest = politeWords.rest(each.words.rest(text).join(' ')).join(' ');
    // "How to stop it" asks; of a trouble without a name it may be asked what to do.
    return contentWords(rest).length === 0 && (each.name === 'vagueTrouble' || !isAsked(rest));
  });
}

/** The talk that a message says in other words, at least so like one of its phrases. */
export function talkLike(text: string, least: number): Talk | undefined {
  const words = new Set(wordsOf(text).map(spellingTerm));
  const [best] = talks
    .map((each) => ({ each, likeness: Math.max(...each.phrases.map((phrase) => likenessOf(words, phrase))) }))
    .sort((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= least ? best.each : undefined;
}

/** A message without the greetings and thanks around what it asks. */
export function withoutCourtesy(text: string): string {
  const [first, rest] = text.split(/(?<=^[^,.!?।\n]{1,30})[,.!।\n]+\s*(?=\S)/u);
  return rest !== undefined && talkIn(first ?? '', []) ? rest : text;
}
