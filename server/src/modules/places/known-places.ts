import { searchKey } from '../../platform/spelling.js';
import { MARKETS, TOWNS } from '../advisor/vocabulary/towns.js';
import { HARYANA_DISTRICTS } from '../prices/haryana-districts.js';
import { Lexicon } from '../vocabulary/lexicon.js';
import { NAMES_IN_BOTH, placeIn } from './place-names.js';

/** A district or town of which we know where its centre is, in degrees to a tenth: some ten km more or less. */
export interface KnownPlace {
  readonly name: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** What it is called, as listings and people write it. */
  readonly names: readonly string[];
}

/** The states of the mandi table's markets, where it is not Haryana. */
const STATE_OF: Readonly<Record<string, string>> = { Delhi: 'Delhi', Jaipur: 'Rajasthan' };

/** Other names of these, beside those in Hindi. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  Gurgaon: ['Gurugram', 'गुरुग्राम'],
  Nuh: ['Mewat', 'मेवात'],
  Sonipat: ['Sonepat'],
  Delhi: ['New Delhi', 'Central Delhi', 'East Delhi', 'North Delhi', 'South Delhi', 'West Delhi'],
};

/** In the order of states and names. */
export const KNOWN_PLACES: readonly KnownPlace[] = [
  ...TOWNS.map(({ value: { name, state, latitude, longitude }, names }) => ({
    name,
    state,
    latitude,
    longitude,
    names,
  })),
  ...Object.entries({ ...HARYANA_DISTRICTS, ...MARKETS }).map(([name, [latitude, longitude]]) => ({
    name,
    state: STATE_OF[name] ?? 'Haryana',
    latitude,
    longitude,
    names: [name, placeIn('hi', name), ...(ALSO[name] ?? [])],
  })),
].sort((one, other) => one.state.localeCompare(other.state) || one.name.localeCompare(other.name));

const words = new Lexicon(KNOWN_PLACES.map((place) => ({ value: place, names: place.names })));

/** The place that a text names, in English, Hindi or Roman Hindi: `Hisar`, `Hisar, Haryana`, `हिसार`. Undefined where we know none. */
export function placeNamed(text: string): KnownPlace | undefined {
  return words.find(text)[0];
}

/** What each state, district and town is called besides, by the key of each of its names. */
const namesByKey = new Map<string, Set<string>>();
for (const names of [...NAMES_IN_BOTH, ...KNOWN_PLACES.map((place) => place.names)]) {
  const keys = names.map(searchKey);
  const all = new Set(keys.flatMap((key) => [...(namesByKey.get(key) ?? []), key]));
  for (const key of all) namesByKey.set(key, all);
}

/** Every name of a state, district or town in English and Hindi, itself among them, as texts are compared; none where we know none of that name. */
export function namesOfPlace(name: string): readonly string[] {
  return [...(namesByKey.get(searchKey(name)) ?? [])];
}

const KM_A_DEGREE = 111;

/** As the crow flies, between the centres. */
function kmBetween(one: KnownPlace, other: KnownPlace): number {
  const across = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, across) * KM_A_DEGREE;
}

/** The places that we know up to so many km from one of them, itself among them. */
export function placesWithin(km: number, centre: KnownPlace): KnownPlace[] {
  return KNOWN_PLACES.filter((place) => kmBetween(centre, place) <= km);
}
