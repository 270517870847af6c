import { againstAsking } from './asking-price';

test.each([
  [2500, 2500, { side: 'same', rupees: 0, percent: 0 }],
  [2400, 2500, { side: 'below', rupees: 100, percent: 4 }],
  [2600, 2500, { side: 'above', rupees: 100, percent: 4 }],
  // A unit mistaken.
  [25, 2500, { side: 'below', rupees: 2475, percent: 99 }],
  [2499.9, 2500, { side: 'below', rupees: 0.1, percent: 1 }],
  [0.1, 0.3, { side: 'below', rupees: 0.2, percent: 67 }],
])('%s where %s is asked', (price, asking, against) => {
  expect(againstAsking(price, asking)).toEqual(against);
});
