import type { Language } from './language';

type Place = { district: string; state: string; districtHi: string; stateHi: string };

/** District and state as readers of the language know them: the values of `{district}, {state}`. */
export function placeIn(language: Language, { district, state, districtHi, stateHi }: Place) {
  return language === 'hi' ? { district: districtHi, state: stateHi } : { district, state };
}
