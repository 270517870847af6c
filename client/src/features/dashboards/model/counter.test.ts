import { checkCounter, counterInput, needsAsking } from './counter';

test('a price there has to be', () => {
  expect(checkCounter({ price: '', quantity: '5' })).toEqual({ price: 'dashboards.counter.priceMissing' });
  expect(checkCounter({ price: '0', quantity: '' })).toEqual({ price: 'dashboards.counter.priceMissing' });
  expect(checkCounter({ price: '2550.5', quantity: '' })).toEqual({});
});

test('an empty quantity is not sent', () => {
  expect(counterInput({ price: '2550.5', quantity: ' ' })).toEqual({ price: 2550.5 });
  expect(counterInput({ price: '2550', quantity: '12.5' })).toEqual({ price: 2550, quantity: 12.5 });
});

test('a price far from the last one is asked about once, another one again', () => {
  expect(needsAsking('25', 2500, null)).toBe(true);
  expect(needsAsking('25', 2500, '25')).toBe(false);
  expect(needsAsking('26', 2500, '25')).toBe(true);
  expect(needsAsking('2600', 2500, null)).toBe(false);
});
