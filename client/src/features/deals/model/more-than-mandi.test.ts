import { moreThanMandi } from './more-than-mandi';

const sold = {
  price: 2400,
  weighing: { quantity: { amount: 39.5 } },
  priceComparison: { mandi: 2380, isOld: false },
};

test.each([
  ['above', sold, 790],
  ['equal', { ...sold, price: 2380 }, null],
  ['below', { ...sold, price: 2300 }, null],
  ['less than a rupee', { ...sold, price: 2380.01 }, null],
  ['an old price', { ...sold, priceComparison: { mandi: 2380, isOld: true } }, null],
  ['not known', { ...sold, priceComparison: null }, null],
  ['not weighed', { ...sold, weighing: null }, null],
])('%s (AC-725)', (_name, deal, more) => {
  expect(moreThanMandi(deal)).toBe(more);
});
