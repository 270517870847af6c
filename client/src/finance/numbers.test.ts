import { formatNumber as siteNumber, formatRupees as siteRupees } from '@/lib/money';
import { formatNumber, formatRupees } from './numbers';

test.each([0, 7, 999, 2500, 15_000, 150_000, 12_345_678])('%d is printed as everywhere on the site', (value) => {
  expect(formatRupees(value)).toBe(siteRupees(value));
  expect(formatNumber(value)).toBe(siteNumber(value));
});

test('rupees are whole, numbers have at most two decimals', () => {
  expect(formatRupees(8884.88)).toBe('₹8885');
  expect(formatNumber(4.126)).toBe('4.13');
});
