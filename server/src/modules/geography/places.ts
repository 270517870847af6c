import { searchKey } from '../../platform/spelling.js';
import { Lexicon, type Named } from '../vocabulary/lexicon.js';
import { PLACE_ROWS, SOUND_LIKE_PLACES, STATE_ROWS } from './geography-data.js';
import { NAMES_IN_BOTH } from './place-names.js';

/** A district or town of which the centre is known, in degrees to a tenth: some ten km more or less. */
export interface Place {
  readonly name: string;
  readonly hindi: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** What it is called, as listings and people write it; its English and Hindi name come first. */
  readonly names: readonly string[];
  /** Whether the mandi prices have rows of it, by `name`. */
  readonly isMarket: boolean;
  /** As the directories of Haryana spell it; undefined in other states. */
  readonly haryanaDistrict: string | undefined;
}

const HARYANA = 'Haryana';

/** In the order of states and names. */
export const PLACES: readonly Place[] = Object.entries(PLACE_ROWS)
  .flatMap(([state, rows]) =>
    rows.map(({ name, hindi, at: [latitude, longitude], market = false, district = name, also = [] }) => ({
      name,
      hindi,
      state,
      latitude,
      longitude,
      names: [name, hindi, ...also],
      isMarket: market,
      haryanaDistrict: state === HARYANA ? district : undefined,
    })),
  )
  .sort((one, other) => one.state.localeCompare(other.state) || one.name.localeCompare(other.name));

/** Finds districts and towns in a text. */
export const placeWords = new Lexicon(
  PLACES.map((place) => ({ value: place, names: place.names })),
  SOUND_LIKE_PLACES,
);

/** States and union territories by the names that the forms have, with what people call them. */
export const STATES: ReadonlyArray<Named<string>> = STATE_ROWS.map(({ name, hindi, also = [] }) => ({
  value: name,
  names: [name, hindi, ...also],
}));

/** Finds states in a text. */
export const stateWords = new Lexicon(STATES);

/** The place that a text names, in English, Hindi or Roman Hindi: `Hisar`, `Hisar, Haryana`, `हिसार`. Undefined where we know none. */
export function placeNamed(text: string): Place | undefined {
  return placeWords.find(text)[0];
}

/** The state that a text names, or the one of a place that it names. */
export function stateIn(text: string): string | undefined {
  return stateWords.find(text)[0] ?? placeNamed(text)?.state;
}

/** What each state, district and town is called besides, by the key of each of its names. */
const namesByKey = new Map<string, Set<string>>();
for (const names of [...NAMES_IN_BOTH, ...PLACES.map((place) => place.names)]) {
  const keys = names.map(searchKey);
  const all = new Set(keys.flatMap((key) => [...(namesByKey.get(key) ?? []), key]));
  for (const key of all) namesByKey.set(key, all);
}

/** Every name of a state, district or town in English and Hindi, itself among them, as texts are compared; none where we know none of that name. */
export function namesOfPlace(name: string): readonly string[] {
  return [...(namesByKey.get(searchKey(name)) ?? [])];
}
