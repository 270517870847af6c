import { filterCrops, serverFilter } from './filter-crops';
import { type MarketFilters, noFilters } from './market-filters';

const wheat = {
  id: 'wheat',
  cropName: 'Wheat HD-3086',
  nameInOtherScript: 'गेहूँ',
  category: 'GRAINS',
  farmer: { firstName: 'Ramesh', email: 'ramesh@fields.example' },
  location: { state: 'Haryana', district: 'Hisar', stateHi: 'हरियाणा', districtHi: 'हिसार' },
  basePrice: 2500,
  quantity: { unit: 'QUINTAL' },
  qualityGrade: 'A',
  verified: true,
};
const tomato = {
  ...wheat,
  id: 'tomato',
  cropName: 'Tomato',
  nameInOtherScript: 'टमाटर',
  category: 'Vegetables',
  farmer: { firstName: 'Savitri', email: 'savitri@garden.example' },
  location: { state: 'Rajasthan', district: 'Jaipur', stateHi: 'राजस्थान', districtHi: 'जयपुर' },
  basePrice: 30,
  quantity: { unit: 'KG' },
  qualityGrade: 'B',
  verified: false,
};
const turmeric = { ...tomato, id: 'turmeric', cropName: 'Turmeric', nameInOtherScript: null, category: 'SPICES' };
const all = [wheat, tomato, turmeric];

const idsWith = (change: Partial<MarketFilters>) =>
  filterCrops(all, { ...noFilters, ...change }).map((crop) => crop.id);

test.each([
  ['a part of the crop name in any case (AC-256)', 'WHE', ['wheat']],
  ['the farmer e-mail (AC-257)', '@garden', ['tomato', 'turmeric']],
  ['the state (AC-258)', 'haryan', ['wheat']],
  ['the district (AC-259)', 'JAIPUR', ['tomato', 'turmeric']],
  ['the farmer first name (X-10)', 'rames', ['wheat']],
  ['blanks around it do not count', '  wheat ', ['wheat']],
  ['the place in Hindi', 'हिसार', ['wheat']],
  ['a part of the state in Hindi', 'राजस्', ['tomato', 'turmeric']],
  ['the name in the other script', 'गेहूं', ['wheat']],
  ['digits of Devanagari', 'HD-३०८६', ['wheat']],
  ['full-width letters', 'ＨＤ‑3086', ['wheat']],
  ['nothing (AC-260)', 'saffron', []],
])('search finds by %s', (_what, search, ids) => {
  expect(idsWith({ search })).toEqual(ids);
});

test('All shows also categories without a chip (AC-261)', () => {
  expect(idsWith({ category: 'ALL' })).toEqual(['wheat', 'tomato', 'turmeric']);
});

test('a category matches whole and in any case (AC-262)', () => {
  expect(idsWith({ category: 'VEGETABLES' })).toEqual(['tomato']);
  expect(filterCrops([{ ...tomato, category: 'veg' }], { ...noFilters, category: 'VEGETABLES' })).toEqual([]);
});

test('search and category both have to match (AC-263)', () => {
  expect(idsWith({ search: 'jaipur', category: 'SPICES' })).toEqual(['turmeric']);
  expect(idsWith({ search: 'wheat', category: 'VEGETABLES' })).toEqual([]);
});

test.each<[Partial<MarketFilters>, string[]]>([
  [{ state: 'haryana' }, ['wheat']],
  [{ unit: 'KG' }, ['tomato', 'turmeric']],
  [{ grade: 'A' }, ['wheat']],
  [{ minPrice: 2500 }, ['wheat']],
  [{ maxPrice: 30 }, ['tomato', 'turmeric']],
  [{ verified: true }, ['wheat']],
])('the further filters %j', (change, ids) => {
  expect(idsWith(change)).toEqual(ids);
});

test('the server is asked for the same, and for nothing where nothing narrows', () => {
  expect(serverFilter({ ...noFilters, search: '  ' })).toBeUndefined();
  expect(serverFilter({ ...noFilters, search: ' wheat ', category: 'GRAINS', grade: 'A', verified: true })).toEqual({
    search: 'wheat',
    category: 'GRAINS',
    state: null,
    unit: null,
    qualityGrade: 'A',
    minPrice: null,
    maxPrice: null,
    verified: true,
  });
});
