import { z } from 'zod';
import { readDataFile } from '../../platform/data-file.js';
import { Language } from '../../platform/messages.js';
import { Lexicon } from './lexicon.js';

/** A crop as each part of the house calls it. */
export interface CropWord {
  /** Subject of the knowledge base's entries. */
  readonly subject: string;
  /** As `mandiPrices` spells the commodity; absent where the table does not have it. */
  readonly mandi?: string | undefined;
  /** As `minimumSupportPrices` spells it; several where the price differs by kind, none where there is no MSP. */
  readonly msp?: readonly string[] | undefined;
  /** As people call it, in English, Hindi and Hindi in Latin letters. The first two name it in an answer. */
  readonly names: readonly [english: string, hindi: string, ...others: string[]];
  /** What it is called besides in one part of the country. */
  readonly regional: readonly string[];
}

/** Whether all of these are different. */
const differ = (all: readonly string[]): boolean => new Set(all).size === all.length;

const text = z.string().trim().min(1);
const names = z.array(z.string().trim().min(2)).min(1);

const cropCheck = z
  .strictObject({
    subject: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    english: z.string().regex(/^[a-z]+([ -][a-z]+)*$/),
    hindi: z.string().regex(/^[\p{Script=Devanagari} -]+$/u),
    note: text.optional(),
    mandi: text.optional(),
    msp: z.array(text).min(1).optional(),
    also: names.optional(),
    regional: names.optional(),
  })
  .transform(
    ({ subject, english, hindi, mandi, msp, also = [], regional = [] }): CropWord => ({
      subject,
      mandi,
      msp,
      names: [english, hindi, ...also],
      regional,
    }),
  )
  .refine((crop) => differ([...crop.names, ...crop.regional]), 'a name stands here twice');

const file = readDataFile(
  'vocabulary/crops.json',
  z.strictObject({
    description: text,
    soundAlike: z.array(z.strictObject({ note: text.optional(), words: names })),
    crops: z.array(cropCheck).refine((crops) => differ(crops.map((crop) => crop.names[0])), 'a crop stands here twice'),
  }),
);

/**
 * The crops that people ask about (`server/data/vocabulary/crops.json`). The same thing has other names in the mandi table and in
 * the MSP table ("Paddy 1509", "Paddy (Common)"), and others again in the field.
 */
export const CROPS: readonly CropWord[] = file.crops;

/** A name as a sentence bends it: जीरा → जीरे, makka → makke. Written out, they go before names that only sound alike. */
function withOblique(names: readonly string[]): string[] {
  const bent = names.flatMap((name) =>
    name.endsWith('ा')
      ? [`${name.slice(0, -1)}े`]
      : name !== 'banana' && /[a-z]{3}a$/.test(name)
        ? [`${name.slice(0, -1)}e`]
        : [],
  );
  return [...names, ...bent];
}

/** Finds the crops that a text names. */
export const cropWords = new Lexicon<CropWord>(
  CROPS.map((word) => ({ value: word, names: withOblique([...word.names, ...word.regional]) })),
  file.soundAlike.flatMap(({ words }) => words),
);

/** The crop's name as an answer says it; undefined without a crop. */
export function nameOf(word: CropWord | undefined, language: Language): string | undefined {
  return word?.names[language === Language.HI ? 1 : 0];
}
