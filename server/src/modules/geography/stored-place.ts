import { nameKey } from '../../platform/spelling.js';
import { nameSound } from '../vocabulary/phonetic-fold.js';
import { wordsOf } from '../vocabulary/words-of.js';
import { STATE_ROWS } from './geography-data.js';
import { districtCalled } from './places.js';

/** A state, and a district in it. */
export interface PlaceNames {
  readonly state: string;
  readonly district: string;
}

/** States by a key of each of their names. */
const statesBy = (keyOf: (name: string) => string): ReadonlyMap<string, string> =>
  new Map(
    STATE_ROWS.flatMap(({ name, hindi, also = [], whole = [] }) =>
      [name, hindi, ...also, ...whole].map((each) => [keyOf(each), name] as const),
    ),
  );
const soundKey = (name: string): string => wordsOf(name).map(nameSound).join(' ');
const byName = statesBy(nameKey);
const bySound = statesBy(soundKey);

/** The English name of the state that a text names, and nothing beside it, in English, Hindi or Roman Hindi; undefined where it names none. */
export function stateCalled(text: string): string | undefined {
  return byName.get(nameKey(text)) ?? bySound.get(soundKey(text));
}

/**
 * A place as it is stored, by the English names of `server/data/geography`: `हिसार` in `हरियाणा` is Hisar in Haryana. What we do not know
 * stays as it was written, and so does every district of a state that we do not know.
 */
export function storedPlace({ state, district }: PlaceNames): PlaceNames {
  const known = stateCalled(state);
  if (known === undefined) return { state, district };
  return { state: known, district: districtCalled(district, known)?.name ?? district };
}

/** Whether both are places that we know. */
export function isKnownPlace({ state, district }: PlaceNames): boolean {
  return stateCalled(state) !== undefined && districtCalled(district, state) !== undefined;
}
