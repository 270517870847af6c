import { z } from 'zod';
import { readDataFile } from '../../platform/data-file.js';

const name = z.string().regex(/^[A-Z][A-Za-z -]+$/);
const hindi = z.string().regex(/^[\p{Script=Devanagari} -]+$/u);
/** Other names, in any script. */
const also = z.array(z.string().trim().min(2)).min(1).optional();
const description = z.string().min(1);

const stateCheck = z.strictObject({
  name,
  hindi,
  also,
  /** Names that count as a whole text alone: in the midst of others they are everyday words, or name something else. */
  whole: also,
});
const placeCheck = z.strictObject({
  name,
  hindi,
  /** Degrees north and east, within India. */
  at: z.tuple([z.number().min(6).max(38), z.number().min(68).max(98)]),
  market: z.literal(true).optional(),
  district: name.optional(),
  also,
});

/** What is wrong with a list of names: those that stand in it twice. */
function twice(names: readonly string[]): string | undefined {
  const again = names.filter((each, index) => names.indexOf(each) !== index);
  return again.length > 0 ? `stands here twice: ${again.join(', ')}` : undefined;
}

const statesCheck = z
  .strictObject({ description, states: z.array(stateCheck) })
  .refine(({ states }) => !twice(states.map((state) => state.name)), 'a state stands here twice');

/** States and union territories of `server/data/geography/states.json`. */
export const { states: STATE_ROWS } = readDataFile('geography/states.json', statesCheck);

const stateNames: ReadonlySet<string> = new Set(STATE_ROWS.map((state) => state.name));

const placesCheck = z
  .strictObject({
    description,
    soundAlike: z.array(z.string()),
    places: z.record(
      z.string().refine((state) => stateNames.has(state), 'is no state of states.json'),
      z.array(placeCheck),
    ),
  })
  .check(({ value, issues }) => {
    const problem = twice(Object.values(value.places).flatMap((rows) => rows.map((row) => row.name)));
    if (problem) issues.push({ code: 'custom', message: problem, path: ['places'], input: value.places });
  });

/** Towns and districts by state, and everyday words that sound like one of them (`server/data/geography/places.json`). */
export const { places: PLACE_ROWS, soundAlike: SOUND_LIKE_PLACES } = readDataFile('geography/places.json', placesCheck);

const placeName = z.enum(Object.values(PLACE_ROWS).flatMap((rows) => rows.map((row) => row.name)));

const districtCheck = z.strictObject({
  /** As the sources of prices spell it too: `Medinipur(E)`, `North 24 Parganas`. */
  name: z.string().regex(/^[A-Z][A-Za-z\d() -]+$/),
  hindi: z.string().regex(/^[\p{Script=Devanagari}\d -]+$/u),
  at: placeCheck.shape.at.optional(),
  sameAs: z.string().optional(),
});

/** Districts beside the places, by state, and other names of districts (`server/data/geography/other-districts.json`). */
export const { districts: OTHER_DISTRICTS } = readDataFile(
  'geography/other-districts.json',
  z
    .strictObject({ description, districts: z.record(z.string(), z.array(districtCheck)) })
    .check(({ value, issues }) => {
      for (const [state, rows] of Object.entries(value.districts)) {
        const known = [...(PLACE_ROWS[state] ?? []), ...rows.filter(({ at }) => at)].map((row) => row.name);
        const wrong = rows.filter(({ at, sameAs }) => (at === undefined) !== known.includes(sameAs ?? ''));
        const problem = stateNames.has(state) ? twice(rows.map((row) => row.name)) : 'is no state of states.json';
        const message = problem ?? wrong.map((row) => `${row.name} needs "at", or "sameAs" of a known district`)[0];
        if (message) issues.push({ code: 'custom', message, path: ['districts', state], input: rows });
      }
    }),
);

const roadCheck = z.strictObject({ between: z.tuple([placeName, placeName]), km: z.number().int().positive() });

/** Roads of which the length is known, in km. */
export const { roads: ROADS } = readDataFile(
  'geography/roads.json',
  z.strictObject({ description, roads: z.array(roadCheck) }),
);
