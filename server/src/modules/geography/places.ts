import { nameKey, searchKey } from '../../platform/spelling.js';
import { Lexicon, type Named } from '../vocabulary/lexicon.js';
import { OTHER_DISTRICTS, PLACE_ROWS, SOUND_LIKE_PLACES, STATE_ROWS } from './geography-data.js';
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

interface PlaceRow {
  readonly name: string;
  readonly hindi: string;
  readonly at?: readonly [number, number] | undefined;
  readonly market?: boolean | undefined;
  readonly district?: string | undefined;
  readonly also?: readonly string[] | undefined;
}

function placeOf(state: string, { name, hindi, at, market = false, district = name, also = [] }: PlaceRow): Place[] {
  if (!at) return [];
  const others = (OTHER_DISTRICTS[state] ?? []).filter(({ sameAs }) => sameAs === name);
  return [
    {
      name,
      hindi,
      state,
      latitude: at[0],
      longitude: at[1],
      names: [name, hindi, ...also, ...others.flatMap((other) => [other.name, other.hindi])],
      isMarket: market,
      haryanaDistrict: state === HARYANA ? district : undefined,
    },
  ];
}

const placesOf = (rows: Readonly<Record<string, readonly PlaceRow[]>>): Place[] =>
  Object.entries(rows)
    .flatMap(([state, all]) => all.flatMap((row) => placeOf(state, row)))
    .sort((one, other) => one.state.localeCompare(other.state) || one.name.localeCompare(other.name));

/** What a text may name in the midst of others. */
const IN_TEXTS = placesOf(PLACE_ROWS);

/** In the order of states and names; those that a text names by their whole name alone come last. */
export const PLACES: readonly Place[] = [...IN_TEXTS, ...placesOf(OTHER_DISTRICTS)];

/** Finds districts and towns in a text. */
export const placeWords = new Lexicon(
  IN_TEXTS.map((place) => {
    const also = PLACE_ROWS[place.state]?.find(({ name }) => name === place.name)?.also ?? [];
    return { value: place, names: [place.name, place.hindi, ...also] };
  }),
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

/** Places by each of their whole names. */
const byWholeName = new Map<string, Place[]>();
for (const place of PLACES) {
  for (const key of new Set(place.names.map(nameKey))) byWholeName.set(key, [...(byWholeName.get(key) ?? []), place]);
}

/**
 * The district or town of this name, as listings and sources of prices write it: `Gurugram`, `Khiri (Lakhimpur)`, `प्रयागराज`. With
 * `state`, or one behind a comma, only one of that state: there are two of Aurangabad. Undefined where we know none.
 */
export function districtNamed(text: string, state?: string): Place | undefined {
  const [name = '', after = ''] = text.split(',');
  const within = stateWords.find(state ?? after)[0] ?? state;
  const isThere = (place: Place): boolean => within === undefined || place.state === within;
  return byWholeName.get(nameKey(name))?.find(isThere) ?? placeWords.find(text).find(isThere);
}

/** The district or town, of a state if one is given, that a text names with nothing beside it but a state: `हिसार`, `Hissar, Haryana`. Undefined where we know none. */
export function districtCalled(text: string, state: string | undefined): Place | undefined {
  const isThere = (place: Place): boolean => state === undefined || place.state === state;
  const whole = byWholeName.get(nameKey(text))?.find(isThere);
  if (whole || stateWords.rest(placeWords.rest(text).join(' ')).length > 0) return whole;
  const [only, another] = placeWords.find(text).filter(isThere);
  return another ? undefined : only;
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
