import { classOf, priceClasses } from './classes';

test('prices are told apart in four steps of equal width', () => {
  const classes = priceClasses([2000, 2400, 2100]);
  expect(classes.map(({ least, greatest }) => [least, greatest])).toEqual([
    [2000, 2100],
    [2100, 2200],
    [2200, 2300],
    [2300, 2400],
  ]);
  expect([2000, 2100, 2101, 2400].map((price) => classOf(price, classes)?.number)).toEqual([1, 1, 2, 4]);
});

test('prices that are alike are one step, and without prices there is none', () => {
  expect(priceClasses([2000, 2000.2])).toHaveLength(1);
  expect(priceClasses([])).toEqual([]);
});
