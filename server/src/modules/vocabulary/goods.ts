import { z } from 'zod';
import { readDataFile } from '../../platform/data-file.js';
import { CROPS } from './crops.js';
import { hasDevanagari } from './devanagari.js';
import { Lexicon } from './lexicon.js';
import { isWithin } from './spelling-distance.js';
import { wordsOf } from './words-of.js';

const text = z.string().trim().min(1);
const names = z.array(z.string().trim().min(2)).min(1);

const soldAsCheck = z.strictObject({
  category: z.enum(['vegetables', 'fruits', 'grains', 'spices', 'dairy', 'other']),
  unit: z.enum(['kg', 'quintal', 'ton', 'pieces', 'liters']),
  goods: names,
});

/** What kind of produce a good is, and what farmers and mandis name its price for. */
type SoldAs = Pick<z.infer<typeof soldAsCheck>, 'category' | 'unit'>;

const file = readDataFile(
  'vocabulary/goods.json',
  z.strictObject({
    description: text,
    goods: z.array(z.strictObject({ english: text, hindi: text, also: names })),
    notSoldSo: z.array(z.enum(CROPS.map(({ subject }) => subject))),
    soldAs: z.array(soldAsCheck),
    common: names.length(12),
    soundAlike: names,
  }),
);

/** One thing that is sold, what it is called, and as what. */
export interface Good extends SoldAs {
  readonly english: string;
  readonly hindi: string;
  /** All of its names, in English, Hindi and Roman Hindi. */
  readonly names: readonly string[];
}

const notSoldSo: ReadonlySet<string> = new Set(file.notSoldSo);

const soldAs = new Map(
  file.soldAs.flatMap(({ category, unit, goods }) => goods.map((name) => [name, { category, unit }] as const)),
);

function good(english: string, hindi: string, others: readonly string[]): Good {
  const sold = soldAs.get(english);
  if (!sold) throw new Error(`server/data/vocabulary/goods.json: soldAs does not say what ${english} is sold as.`);
  return { english, hindi, names: [english, hindi, ...others], ...sold };
}

/** What is sold, one thing each. */
export const GOODS: readonly Good[] = [
  ...file.goods.map(({ english, hindi, also }) => good(english, hindi, also)),
  ...CROPS.filter(({ subject }) => !notSoldSo.has(subject)).map(({ names: [english, hindi, ...others] }) =>
    good(english, hindi, others),
  ),
];

/** The English names of what most farmers sell, in the order in which a form offers them. */
export const COMMON_GOODS: readonly string[] = file.common;

const goodsByName = new Lexicon<Good>(
  GOODS.map((value) => ({ value, names: value.names })),
  file.soundAlike,
);

const spelling = (text: string): string => wordsOf(text).join(' ');

/** What a text names, by spelling or by sound. */
export function goodsIn(text: string): readonly Good[] {
  return goodsByName.find(text);
}

/** The words of a text that name nothing that is sold. */
export function wordsBesideGoods(text: string): readonly string[] {
  return goodsByName.rest(text);
}

/** Shorter words are one letter away from too many others. */
const SHORTEST_WITH_A_SLIP = 4;

interface Spelled {
  readonly good: Good;
  readonly name: string;
  readonly spelled: string;
}

const SPELLED: readonly Spelled[] = GOODS.flatMap((good) =>
  good.names.map((name) => ({ good, name, spelled: spelling(name) })),
);
const WITH_A_SLIP = SPELLED.filter(({ spelled }) => spelled.length >= SHORTEST_WITH_A_SLIP);

/** Whether any name begins with this, spelled as `wordsOf` has it. */
export const beginsName = (begun: string): boolean => SPELLED.some(({ spelled }) => spelled.startsWith(begun));

/** The names that are at most so many letters from what was typed, with the same first letter; nearest first. */
export function namesNear(typed: string, mistakes: number): readonly Spelled[] {
  const word = spelling(typed);
  if (word.length < SHORTEST_WITH_A_SLIP) return [];
  return WITH_A_SLIP.filter(({ spelled }) => spelled[0] === word[0] && isWithin(spelled, word, mistakes));
}

/** An English name as it stands by itself. */
export const capitalised = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/** The name in the script in which `written` has no letter; null where it has both, and where it names nothing or several things. */
export function nameInOtherScript(written: string): string | null {
  const [only, another] = goodsIn(written);
  if (!only || another) return null;
  if (!hasDevanagari(written)) return only.hindi;
  return /[a-z]/i.test(written) ? null : capitalised(only.english);
}
