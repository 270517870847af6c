import { readFileSync } from 'node:fs';
import { nearestMarket, placesWithin, roadBetween } from '../../src/modules/geography/distances.js';
import { PLACES, type Place, placeNamed } from '../../src/modules/geography/places.js';

const place = (name: string): Place => {
  const found = placeNamed(name);
  if (!found) throw new Error(`${name} is no place.`);
  return found;
};

test.each([
  ['करनाल', 'Panipat'],
  ['Meerut', 'Delhi'],
  ['Gurugram', 'Gurgaon'],
  ['Ajmer', 'Jaipur'],
])('the market nearest to %s is %s', (name, market) => {
  expect(nearestMarket(place(name)).market.name).toBe(market);
});

test('a market of the data is one whose district the mandi prices have, and the other way round', () => {
  const file = readFileSync(new URL('../../data/mandi-prices.json', import.meta.url), 'utf8');
  const { rows }: { rows: Array<{ location: string }> } = JSON.parse(file);
  const markets = PLACES.filter(({ isMarket }) => isMarket).map(({ name }) => name);
  expect(new Set(markets)).toEqual(new Set(rows.map(({ location }) => location)));
});

test('every district of the cold storage directory is a place', () => {
  const file = readFileSync(new URL('../../data/cold-storages.json', import.meta.url), 'utf8');
  const { rows }: { rows: Array<{ district: string }> } = JSON.parse(file);
  const districts = new Set(rows.map(({ district }) => district));
  expect(districts.size).toBe(22);
  for (const district of districts) expect(placeNamed(district)?.haryanaDistrict).toBe(district);
});

test('a usual road is told as it is driven, either way; another one is reckoned', () => {
  expect(roadBetween(place('Delhi'), place('Hisar'))).toEqual({ km: 165, isKnown: true });
  expect(roadBetween(place('Hisar'), place('Delhi'))).toEqual({ km: 165, isKnown: true });
  expect(roadBetween(place('Karnal'), place('Meerut'))).toEqual({ km: expect.any(Number), isKnown: false });
  expect(roadBetween(place('Karnal'), place('Meerut')).km).toBeGreaterThan(100);
});

test('what is near a place is so by its centre, and the place is near itself', () => {
  const near = placesWithin(60, place('Karnal')).map(({ name }) => name);
  expect(near).toEqual(expect.arrayContaining(['Karnal', 'Panipat', 'Kurukshetra']));
  expect(near).not.toContain('Hisar');
});
