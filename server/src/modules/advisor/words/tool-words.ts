import { z } from 'zod';
import { Vehicle } from '../../transport/fare.rules.js';
import { Lexicon } from '../../vocabulary/lexicon.js';
import { lexiconOf, phrases, readData, wordSet } from './read-data.js';

const vehicles = z.enum(Object.values(Vehicle) as [Vehicle, ...Vehicle[]]);

const MEASURES = ['km', 'crate', 'ton', 'quintal'] as const;

const words = readData(
  'tool-words.yaml',
  z.strictObject({
    machines: z.record(z.string().startsWith('machine-'), phrases),
    tests: z.record(z.string(), phrases),
    offer: z.strictObject({ sell: phrases, rupees: phrases }),
    measures: z.record(z.enum(MEASURES), phrases),
    from: wordSet,
    lastYear: phrases,
    vehicles: z.record(vehicles, phrases),
    schemes: z.array(z.strictObject({ id: z.string().optional(), category: z.string().optional(), names: phrases })),
  }),
);

const FIGURES_WITH = Object.fromEntries(
  MEASURES.map((unit) => [
    unit,
    new RegExp(String.raw`(\d+(?:\.\d+)?)\s*(?:${words.measures[unit].join('|')})(?![\p{L}\p{M}])`, 'iu'),
  ]),
) as Readonly<Record<(typeof MEASURES)[number], RegExp>>;

/** Finds machines, each as the beginning of its identifier: `machine-tractor`; `machine-` is any. */
export const machineWords = lexiconOf(words.machines);

/** Finds what a laboratory tests, each as the beginning of the test's identifier. */
export const testWords = lexiconOf(words.tests);

/** Finds the vehicles of the fare calculator. */
export const vehicleWords = lexiconOf<Vehicle>(words.vehicles);

/** Finds what a scheme is asked for: the scheme itself where it has a name of its own, otherwise its category. */
export const schemeNeedWords = new Lexicon(
  words.schemes.map(({ id, category, names }) => ({ value: { id, category }, names })),
);

/** What stands with an offered price: a seller or a sale, and its currency; each a part of a regular expression. */
export const offerWords = words.offer;

/** "दिल्ली भेजना लुधियाना से": the load is where one of these follows. */
export const fromWords = words.from;

export const lastYearWords = lexiconOf({ last: words.lastYear });

/** A figure with a unit that is written behind it, by the name of the unit: "40 km", "80 quintals". */
export function measuresIn(text: string): ReadonlyMap<(typeof MEASURES)[number], number> {
  return new Map(
    MEASURES.flatMap((unit) => {
      const figure = FIGURES_WITH[unit].exec(text)?.[1];
      return figure === undefined ? [] : [[unit, Number(figure)] as const];
    }),
  );
}
