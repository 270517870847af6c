import { z } from 'zod';
import { readDataFile } from '../../platform/data-file.js';

const number = z.string().regex(/^-?\d+(?:\.\d+)?$/);
const words = z.record(number, z.array(z.string().min(2)).min(1));

const file = readDataFile(
  'vocabulary/number-words.json',
  z.strictObject({ description: z.string(), numbers: words, times: words, beside: words }),
);

const byWord = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(table).flatMap(([value, all]) => all.map((word) => [word.normalize('NFC'), Number(value)] as const)),
  );

/** Numbers as they are said in English, Hindi and Roman Hindi: "dhai" is 2.5. */
export const NUMBER_WORDS = byWord(file.numbers);
const TIMES = byWord(file.times);
const BESIDE = byWord(file.beside);

const FIGURE = /^\d/;
/** Stands between two numbers, or between a number and what it counts: "half a litre", "one and a half", "2 to 3". */
const BETWEEN: ReadonlySet<string> = new Set(['a', 'an', 'and', 'to', 'or', 'se', 'ya', 'aur', 'से', 'या', 'और']);
const JOINS: ReadonlySet<string> = new Set(['and', 'aur', 'और']);

/** Whether a word is a number or a part of one: "2", "do", "sau", "sadhe". */
export const isNumberWord = (word: string): boolean =>
  FIGURE.test(word) || NUMBER_WORDS.has(word) || TIMES.has(word) || BESIDE.has(word);

/** Whether a word may stand among those of a number. */
export const standsInNumber = (word: string): boolean => isNumberWord(word) || BETWEEN.has(word);

/** Whether a number goes on from the one before it: "twenty five", "two hundred fifty", "one and a half". */
function goesOn(before: number, next: number, isJoined: boolean): boolean {
  return (
    (isJoined && next < 1) ||
    (before >= 100 && before % 100 === 0 && next < 100) ||
    (before >= 20 && before % 10 === 0 && next >= 1 && next < 10)
  );
}

/** The numbers that words say, in their order: "dhai sau" is 250, "do teen" are 2 and 3. Figures are taken as they stand. */
export function numbersIn(words: readonly string[]): number[] {
  const numbers: number[] = [];
  let beside = 0;
  let isJoined = false;
  let isSpoken = false;
  for (const word of words) {
    const last = numbers.at(-1);
    const times = TIMES.get(word);
    const value = FIGURE.test(word) ? Number(word.replaceAll(',', '')) : NUMBER_WORDS.get(word);
    if (times !== undefined) {
      numbers.splice(-1, 1, (last ?? 1) * times);
      isSpoken = true;
    } else if (
      value !== undefined &&
      last !== undefined &&
      isSpoken &&
      !FIGURE.test(word) &&
      goesOn(last, value, isJoined)
    ) {
      numbers.splice(-1, 1, last + value);
    } else if (value !== undefined) {
      numbers.push(value + beside);
      isSpoken = !FIGURE.test(word);
    }
    if (value !== undefined) beside = 0;
    beside += BESIDE.get(word) ?? 0;
    isJoined = JOINS.has(word) || (isJoined && word === 'a');
  }
  return numbers;
}
