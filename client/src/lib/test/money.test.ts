import { formatDollarAmount, formatNumber, formatRupees } from '../money';
import { spokenRupees } from '../spoken-rupees';

test.each([
  [0, '₹0'],
  [2500, '₹2,500'],
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

test.each([
  [120_000, 'en', '1 lakh 20 thousand rupees'],
  [120_000, 'hi', '1 लाख 20 हज़ार रुपये'],
  [96_000, 'en', '96 thousand rupees'],
  [512, 'hi', '512 रुपये'],
  [2_48_512.5, 'en', '2 lakh 48 thousand 512 rupees 50 paise'],
  [3_00_00_000, 'hi', '3 करोड़ रुपये'],
  [0.25, 'en', '0 rupees 25 paise'],
  // Binary fractions make no extra paisa.
  [1000.1, 'en', '1 thousand rupees 10 paise'],
] as const)('%s is said in %s as %s', (amount, language, text) => {
  expect(spokenRupees(amount, language)).toBe(text);
});
