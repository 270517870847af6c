import { readyPrices } from './ready-prices';

const pricesOf = (...given: Parameters<typeof readyPrices>) =>
  readyPrices(...given).map(({ kind, price }) => [kind, price]);

test('the middle in a round number, the own price and the mandi’s (AC-693)', () => {
  expect(pricesOf({ offered: 2411, own: 2500, mandi: 2385 })).toEqual([
    ['middle', 2460],
    ['own', 2500],
    ['mandi', 2385],
  ]);
  expect(pricesOf({ offered: 31, own: 32, mandi: undefined })).toEqual([['own', 32]]);
  expect(pricesOf({ offered: 12, own: 13, mandi: undefined })).toEqual([
    ['middle', 12.5],
    ['own', 13],
  ]);
});

test('each once, and none that is on the table', () => {
  expect(pricesOf({ offered: 2500, own: 2500, mandi: 2500 })).toEqual([]);
  expect(pricesOf({ offered: 2400, own: 2500, mandi: 2450 })).toEqual([
    ['own', 2500],
    ['mandi', 2450],
  ]);
});
