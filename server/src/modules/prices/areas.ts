import { districtNamed, PLACES, type Place, STATES, stateWords } from '../geography/places.js';
import type { PriceLevel } from './price.types.js';

/** A name as it stands in an address: `charkhi-dadri`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A district, a state or the country, as the days of prices are kept of it. */
export interface PriceArea {
  readonly level: PriceLevel;
  readonly id: string;
  /** In English. */
  readonly name: string;
}

export const INDIA: PriceArea = { level: 'COUNTRY', id: 'india', name: 'India' };

/** Every state and union territory by its identifier. */
export const STATE_AREAS: ReadonlyMap<string, PriceArea> = new Map(
  STATES.map(({ value: name }): [string, PriceArea] => [slugOf(name), { level: 'STATE', id: slugOf(name), name }]),
);

/** The state of an identifier: `haryana`. */
export const stateById = (id: string): PriceArea | undefined => STATE_AREAS.get(id);

/** The state that a source means: `NCT of Delhi`. */
export function stateArea(written: string): PriceArea | undefined {
  const [name] = stateWords.find(written);
  return name === undefined ? undefined : STATE_AREAS.get(slugOf(name));
}

const districtCounts = new Map<string, number>();
for (const { name } of PLACES) districtCounts.set(name, (districtCounts.get(name) ?? 0) + 1);

/** The district that a source means in a state. One that another state has too, and one that we do not know, has the state in its identifier. */
export function districtArea(written: string, state: PriceArea): PriceArea {
  const place = districtNamed(written, state.name);
  const name = place?.name ?? written.trim();
  const isUnmistakable = place !== undefined && districtCounts.get(name) === 1;
  return { level: 'DISTRICT', id: isUnmistakable ? slugOf(name) : `${slugOf(name)}-${state.id}`, name };
}

/** No name is longer; more is not looked through. */
const LONGEST_NAME = 120;

/** The place that people mean by a district's name or its identifier; undefined where we know none. */
export const placeMeant = (text: string): Place | undefined =>
  districtNamed(text.slice(0, LONGEST_NAME).replaceAll('-', ' '));

/** The district that they mean. */
export function districtMeant(text: string): PriceArea | undefined {
  const place = placeMeant(text);
  const state = place && stateArea(place.state);
  return place && state && districtArea(place.name, state);
}
