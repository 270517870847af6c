import { readFileSync } from 'node:fs';
import { placeIn } from '../../src/modules/geography/place-names.js';

const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const LATIN = /[A-Za-z]/;

test('every state of the forms has its Hindi name, the one that the forms show (AC-571)', () => {
  const states = [...source('client/src/lib/indian-states.ts').matchAll(/name: '([^']+)', nameHi: '([^']+)'/g)];
  expect(states).toHaveLength(36);
  for (const [, name = '', nameHi] of states) expect(placeIn('hi', name)).toBe(nameHi);
});

test('every place of the demo data has its Hindi name (AC-571)', () => {
  const listings = source('server/data/seed-listings.json');
  const places = [...listings.matchAll(/"(?:location|state|district)":\s*"([A-Z][a-z][^"]*)"/g)].map(
    ([, place = '']) => place,
  );
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => LATIN.test(placeIn('hi', place)))).toEqual([]);
});

test('what we do not know stays as its farmer wrote it, and English is never touched', () => {
  expect(placeIn('hi', 'Village Kaimri,hisar ,HARYANA')).toBe('Village Kaimri, हिसार, हरियाणा');
  expect(placeIn('en', 'Hisar,Haryana')).toBe('Hisar,Haryana');
  expect(placeIn('hi', 'हिसार')).toBe('हिसार');
});
