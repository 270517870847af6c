import type { Language } from '../../platform/messages.js';
import { OTHER_DISTRICTS, PLACE_ROWS, STATE_ROWS } from './geography-data.js';

/** States, districts and towns: each with its English and its Hindi name. */
export const NAMES_IN_BOTH: ReadonlyArray<readonly [english: string, hindi: string]> = [
  ...[...Object.values(OTHER_DISTRICTS), ...Object.values(PLACE_ROWS)]
    .flat()
    .map(({ name, hindi }) => [name, hindi] as const),
  ...STATE_ROWS.map(({ name, hindi }) => [name, hindi] as const),
];

const HINDI: ReadonlyMap<string, string> = new Map(NAMES_IN_BOTH.map(([name, hindi]) => [name.toLowerCase(), hindi]));

/**
 * A place as readers of a language know it: `Hisar, Haryana` is `हिसार, हरियाणा`. Each part between commas is looked up by
 * itself; what we do not know stays as its farmer wrote it.
 */
export function placeIn(language: Language, place: string): string {
  if (language !== 'hi') return place;
  return place
    .split(',')
    .map((part) => HINDI.get(part.trim().toLowerCase()) ?? part.trim())
    .join(', ');
}
