import { z } from 'zod';
import { Vehicle } from '../../transport/fare.rules.js';
import { Lexicon } from '../../vocabulary/lexicon.js';
import { lexiconOf, phrases, readData } from './read-data.js';

const vehicles = z.enum(Object.values(Vehicle) as [Vehicle, ...Vehicle[]]);

const words = readData(
  'tool-words.yaml',
  z.strictObject({
    machines: z.record(z.string().startsWith('machine-'), phrases),
    vehicles: z.record(vehicles, phrases),
    schemes: z.array(z.strictObject({ id: z.string().optional(), category: z.string().optional(), names: phrases })),
  }),
);

/** Finds machines, each as the beginning of its identifier: `machine-tractor`; `machine-` is any. */
export const machineWords = lexiconOf(words.machines);

/** Finds the vehicles of the fare calculator. */
export const vehicleWords = lexiconOf<Vehicle>(words.vehicles);

/** Finds what a scheme is asked for: the scheme itself where it has a name of its own, otherwise its category. */
export const schemeNeedWords = new Lexicon(
  words.schemes.map(({ id, category, names }) => ({ value: { id, category }, names })),
);
