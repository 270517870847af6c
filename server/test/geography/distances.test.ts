import { readFileSync } from 'node:fs';
import { distanceKm, nearestMarket, placesWithin, roadBetween } from '../../src/modules/geography/distances.js';
import { districtNamed, PLACES, type Place, placeNamed, stateIn } from '../../src/modules/geography/places.js';

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

test.each([
  ['Gurugram', 'Haryana', 'Gurgaon'],
  ['गुड़गांव', undefined, 'Gurgaon'],
  ['Gaya', undefined, 'Gaya'],
  ['Khiri (Lakhimpur)', 'Uttar Pradesh', 'Lakhimpur'],
  ['Allahabad', 'Uttar Pradesh', 'Prayagraj'],
  ['Kachchh', 'Gujarat', 'Kutch'],
  ['New Delhi', 'NCT of Delhi', 'Delhi'],
  ['Bijapur', 'Chattisgarh', 'Bijapur'],
  ['hissar', 'Haryana', 'Hisar'],
  ['Gaya, Bihar', undefined, 'Gaya'],
])('%s of %s is the district %s', (text, state, name) => {
  const found = districtNamed(text, state);
  expect(found?.name).toBe(name);
  if (state) expect(found?.state).toBe(stateIn(state));
});

test('a name that two states have is the district of the state that is named, and of no third', () => {
  const [bihar, maharashtra] = [districtNamed('Aurangabad', 'Bihar'), districtNamed('Aurangabad', 'Maharashtra')];
  expect(distanceKm(bihar as Place, maharashtra as Place)).toBeGreaterThan(900);
  expect(districtNamed('Aurangabad', 'Kerala')).toBeUndefined();
});

test('an everyday word is a district as a whole name, and none within a sentence', () => {
  expect(districtNamed('Mandi', 'Himachal Pradesh')?.hindi).toBe('मंडी');
  expect(placeNamed('mandi bhav')).toBeUndefined();
});

test.each([
  ['Hisar', 'Sirsa', 80],
  ['Jaipur', 'Delhi', 230],
  ['Gaya', 'Aurangabad', 60],
])('from %s to %s it is about %i km as the crow flies', (from, to, km) => {
  const [one, other] = [districtNamed(from), districtNamed(to, from === 'Gaya' ? 'Bihar' : undefined)];
  expect(Math.abs(distanceKm(one as Place, other as Place) - km)).toBeLessThan(25);
});
