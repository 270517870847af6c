import type { Language } from './language';

type Place = { district: string; state: string; districtHi: string; stateHi: string };

/** District and state as readers of the language know them: the values of `{district}, {state}`. */
export function placeIn(language: Language, { district, state, districtHi, stateHi }: Place) {
  return language === 'hi' ? { district: districtHi, state: stateHi } : { district, state };
}

/** An address with its district behind it, unless the farmer wrote that already, in either script. */
export function placeLine(address: string, { district, districtHi }: Pick<Place, 'district' | 'districtHi'>): string {
  const parts = address.split(',').map((part) => part.trim().toLocaleLowerCase());
  const isSaid = [district, districtHi]
    .map((name) => name.toLocaleLowerCase())
    .some((name) => parts.some((part) => part === name || part.endsWith(` ${name}`)));
  return isSaid ? address : `${address}, ${district}`;
}
