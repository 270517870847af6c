import { isFar, percentOf } from '../far-price';

test.each([
  [25, 2500, true, 1],
  [1249.99, 2500, true, 50],
  [1250, 2500, false, 50],
  [2500, 2500, false, 100],
  [5000, 2500, false, 200],
  [5000.01, 2500, true, 200],
  [0.5, 2500, true, 1],
])('%d against %d', (price, other, far, percent) => {
  expect([isFar(price, other), percentOf(price, other)]).toEqual([far, percent]);
});

test('nothing is far from nothing: an empty field is no price', () => {
  expect([isFar(0, 2500), isFar(25, 0), isFar(Number.NaN, 2500)]).toEqual([false, false, false]);
});
