import { formatDollarAmount, formatNumber, formatRupees } from '../money';

test.each([
  [0, '₹0'],
  [2500, '₹2500'],
  [15000, '₹15,000'],
  [150000, '₹1,50,000'],
  [100000000, '₹10,00,00,000'],
  [12.5, '₹12.50'],
  [15000.25, '₹15,000.25'],
])('%d rupees read %s (X-65)', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test('the buyer dashboard puts a dollar sign before the same digits (X-03)', () => {
  expect(formatDollarAmount(150000)).toBe('$1,50,000');
});

test('a plain number has no sign', () => {
  expect(formatNumber(15000)).toBe('15,000');
});
