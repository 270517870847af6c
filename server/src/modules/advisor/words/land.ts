import { z } from 'zod';
import { wordsOf } from '../../vocabulary/words-of.js';
import { readData, wordSet } from './read-data.js';

/** Land that a question names, in acres. */
export interface Area {
  readonly acres: number;
  /** As the visitor said it: "5 acre", "2 hectare". */
  readonly amount: number;
  readonly unit: LandUnit;
}

const UNITS = ['acre', 'hectare', 'kanal', 'bigha'] as const;
type LandUnit = (typeof UNITS)[number];

const land = readData(
  'land.yaml',
  z.strictObject({
    numbers: z.record(z.string().regex(/^[\d.]+$/), wordSet),
    units: z.record(z.enum(UNITS), z.strictObject({ acres: z.number().positive(), words: wordSet })),
    easternBigha: z.strictObject({ acres: z.number().positive(), states: z.array(z.string()) }),
    each: wordSet,
    denial: wordSet,
  }),
);

const numbers = new Map(
  Object.entries(land.numbers).flatMap(([number, words]) => [...words].map((word) => [word, Number(number)] as const)),
);
const FOR_EACH = new RegExp(`(?<![\\p{L}\\p{M}])(?:${[...land.each].join('|')})\\s+[\\p{L}\\p{M}]+`, 'giu');
const LARGEST_FARM_ACRES = 10_000;

/** The text without what is said of each: "40000 per hectare, I have 2 hectare" names two hectares of land. */
export const withoutRates = (text: string): string => text.replace(FOR_EACH, ' ');

const unitOf = (word: string): LandUnit | undefined => UNITS.find((unit) => land.units[unit].words.has(word));

/** Whether a word only measures land: "bigha". */
export const measuresLand = (word: string): boolean => unitOf(word) !== undefined;

/**
 * The land that a text names; undefined where it names none. A bigha is another size in every district: it is taken as the large
 * (pucca) one (`areaInState` knows another), and the answer has to say so.
 */
export function areaIn(text: string): Area | undefined {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/[\s,]+/)
    // A figure keeps its point; a word gets the one spelling that lists have.
    .map((word) => (/^\d/.test(word) ? word : (wordsOf(word)[0] ?? '')));
  let denied: Area | undefined;
  for (const [index, word] of words.entries()) {
    const amount = /^\d+(\.\d+)?$/.test(word) ? Number(word) : land.each.has(word) ? 1 : numbers.get(word);
    const unit = unitOf(words[index + 1] ?? '');
    if (amount === undefined || amount <= 0 || !unit) continue;
    const area = { acres: amount * land.units[unit].acres, amount, unit };
    if (area.acres > LARGEST_FARM_ACRES) continue;
    // "One bigha no, one acre": the land that is named instead; alone, "is 5 acres not enough" still names five.
    if (!land.denial.has(words[index + 2] ?? '')) return area;
    denied ??= area;
  }
  return denied;
}

/** Whether a bigha is the small one of the east in a state. */
export const isEasternBigha = (state: string | undefined): boolean => land.easternBigha.states.includes(state ?? '');

/** Land as it is measured where the visitor lives. */
export function areaInState(area: Area, state: string | undefined): Area {
  if (area.unit !== 'bigha' || !isEasternBigha(state)) return area;
  return { ...area, acres: area.amount * land.easternBigha.acres };
}
