import { shownRows } from '@/testing/datasets';
import { commoditiesOf, countMarkets, DISTRICTS, filterMandiRows, type MandiRow, priceScale } from './mandi-rows';

const rows = shownRows<MandiRow>('mandi-prices');

test('14 commodities in 7 markets (AC-101, AC-105, AC-106, X-38)', () => {
  expect(rows).toHaveLength(98);
  expect(commoditiesOf(rows)).toHaveLength(14);
  expect(countMarkets(rows)).toBe(7);
});

test('the districts of the filter are those of the data, with the names it shows (AC-102)', () => {
  expect(DISTRICTS.map(([name]) => name)).toEqual([
    'Hisar',
    'Panipat',
    'Sirsa',
    'Gurgaon',
    'Faridabad',
    'Delhi',
    'Jaipur',
  ]);
  expect(new Set(rows.map(({ location }) => location))).toEqual(new Set(DISTRICTS.map(([name]) => name)));
});

test('both filters have to hold, and either may be left out (AC-103)', () => {
  expect(filterMandiRows(rows, '', '')).toHaveLength(98);
  expect(filterMandiRows(rows, 'Wheat', '')).toHaveLength(7);
  expect(filterMandiRows(rows, '', 'Delhi')).toHaveLength(14);
  expect(filterMandiRows(rows, 'Wheat', 'Delhi').map(({ id }) => id)).toEqual(['mandi-wheat-delhi']);
});

test('the scale of a commodity spans its prices in all markets, and no other’s', () => {
  expect(priceScale(rows, 'Wheat')).toEqual({ from: 2440, to: 2630 });
});
