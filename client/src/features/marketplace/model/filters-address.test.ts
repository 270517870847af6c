import { readFilters, writeFilters } from './filters-address';
import { countMoreFilters, isNarrowed, type MarketFilters, noFilters } from './market-filters';

const everything: MarketFilters = {
  search: 'wheat & rice',
  category: 'SPICES',
  state: 'Haryana',
  unit: 'QUINTAL',
  grade: 'A',
  minPrice: 100,
  maxPrice: 2500.5,
  verified: true,
  near: 'Hisar, Haryana',
  withinKm: 100,
  sort: 'PRICE_LOW_TO_HIGH',
};

test('filters come back from the address as they went in', () => {
  expect(readFilters(new URLSearchParams(writeFilters(everything).toString()))).toEqual(everything);
  expect(countMoreFilters(everything)).toBe(8);
});

test('no filters leave no trace', () => {
  expect(writeFilters(noFilters).toString()).toBe('');
  expect(readFilters(new URLSearchParams())).toEqual(noFilters);
  expect(isNarrowed(noFilters)).toBe(false);
});

test('what an address says in vain does not narrow', () => {
  const parameters = new URLSearchParams(
    'category=weapons&unit=miles&grade=Z&min=-4&max=abc&verified=perhaps&sort=size&near=Hisar&km=7',
  );
  expect(readFilters(parameters)).toEqual(noFilters);
});
