import { z } from 'zod';
import { lexiconOf, phrases, readData } from './read-data.js';

const INTENTS = [
  'supportPrice',
  'price',
  'scheme',
  'coldStorage',
  'warehouse',
  'rent',
  'charge',
  'fare',
  'send',
  'listing',
  'ofSite',
  'selling',
  'process',
  'where',
  'notAPrice',
  'sellOrKeep',
  'earning',
  'season',
  'helpline',
  'more',
  'dose',
  'pesticide',
  'forecast',
  'labTest',
  'priceOfTest',
  'trouble',
  'sick',
  'buyer',
  'anyScheme',
  'besidePrice',
] as const;

/** What a message can want; `data/advisor/intents.yaml` has the words of each. */
export type Intent = (typeof INTENTS)[number];

/** What a message names, and a tool may need. */
const NAMED = [
  'crop',
  'noCrop',
  'place',
  'machine',
  'vehicle',
  'load',
  'km',
  'twoPlaces',
  'mandiCrop',
  'mspCrop',
  'seed',
  'short',
] as const;

/** A condition of a tool: what is wanted, or what is named. */
export type Condition = Intent | (typeof NAMED)[number];

const conditions = z.array(z.enum([...INTENTS, ...NAMED])).default([]);

const { words, tools } = readData(
  'intents.yaml',
  z.strictObject({
    words: z.record(z.enum(INTENTS), phrases),
    tools: z.array(
      z.strictObject({
        tool: z.string(),
        all: conditions,
        any: conditions,
        none: conditions,
        yieldsTo: z.number().min(0).max(1),
        yieldsToWords: z.number().min(0).max(1).optional(),
        also: z.string().optional(),
        toldBefore: z.string().optional(),
        toldWith: z.string().optional(),
      }),
    ),
  }),
);

/** Which tool a message asks for, in the order in which they are tried. */
export const TOOL_RULES = tools;

/** Finds what a text wants. A word may say several things, so each intent has a lexicon of its own. */
export const INTENT_WORDS = Object.fromEntries(
  INTENTS.map((name) => [name, lexiconOf({ [name]: words[name] })]),
) as Readonly<Record<Intent, ReturnType<typeof lexiconOf>>>;

/** Everything that a text wants. */
export function intentsIn(text: string): ReadonlySet<Intent> {
  return new Set(INTENTS.filter((name) => INTENT_WORDS[name].has(text)));
}
