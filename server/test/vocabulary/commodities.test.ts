import { existsSync, readFileSync } from 'node:fs';
import { COMMODITIES, commoditiesIn, commodityById, commodityNamed } from '../../src/modules/vocabulary/commodities.js';

const rowsOf = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8')).rows;

test('at least sixty commodities, each with one id, its names in both scripts and spellings that no other has', () => {
  expect(COMMODITIES.length).toBeGreaterThanOrEqual(60);
  for (const commodity of COMMODITIES) {
    expect(commodityById(commodity.id)).toBe(commodity);
    expect(commodity.hindi).toMatch(/^[\p{Script=Devanagari} -]+$/u);
    expect(commodity.sources.map((source) => commodityNamed(source)?.id)).toEqual(
      commodity.sources.map(() => commodity.id),
    );
    expect(commodityNamed(commodity.english)).toBe(commodity);
    if (commodity.picture) {
      expect(existsSync(new URL(`../../data/pictures/${commodity.picture}-1.webp`, import.meta.url))).toBe(true);
    }
  }
});

test.each([
  ['Paddy(Dhan)(Common)', 'paddy'],
  ['Bengal Gram(Gram)(Whole)', 'gram'],
  ['ARHAR (Tur/Red Gram) (Whole)', 'tur'],
  ['Bajra(Pearl Millet/Cumbu)', 'bajra'],
  ['Paddy 1509', 'basmati'],
  ['गेहूं', 'wheat'],
  ['pyaaz', 'onion'],
  ['black-pepper', 'black-pepper'],
])('%s is the commodity %s', (name, id) => {
  expect(commodityNamed(name)?.id).toBe(id);
});

test.each(['Mustard Oil', 'Bengal Gram Dal (Chana Dal)', 'Dry Chillies', 'Coriander(Leaves)', 'Cement'])(
  '%s is none of them',
  (name) => expect(commodityNamed(name)).toBeUndefined(),
);

test('every row of the demo table and of the support prices is one of them', () => {
  const demo = rowsOf<{ commodity: string }>('mandi-prices').map(({ commodity }) => commodity);
  expect(new Set(demo.map((name) => commodityNamed(name)?.id)).size).toBe(14);
  expect(demo.filter((name) => !commodityNamed(name))).toEqual([]);
  const supported = new Set(COMMODITIES.flatMap(({ supportPrices }) => supportPrices));
  expect(supported).toEqual(new Set(rowsOf<{ crop: string }>('minimum-support-prices').map(({ crop }) => crop)));
});

test('words of people find them, by sound too', () => {
  expect(commoditiesIn('aaj gehoon aur sarson ka bhav').map(({ id }) => id)).toEqual(['wheat', 'mustard']);
  expect(commoditiesIn('HD-3086 Wheat').map(({ id }) => id)).toEqual(['wheat']);
});
