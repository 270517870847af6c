import { isPhone, looksUnusual, phoneDigits, withoutLetters } from './phone';

test.each([
  '9812000001',
  '+91 98120 00001',
  '+91 98120-00001',
  '(+91) 98120 00001',
  '+91-098120-00001',
  '+9109812000001',
  '09812000001',
  '0 98120 00001',
  '919812000001',
  '91-9812000001',
  '00919812000001',
  '98120.00001',
  '\u202a+91 98120 00001\u202c',
  '\u202d98120 00001\u202e',
  '\u20669812000001\u2069',
  '९८१२०००००१',
  '+९१ ९८१२० ००००१',
])('%j is 9812000001', (written) => expect(phoneDigits(withoutLetters(written))).toBe('9812000001'));

test.each([
  ['98a12-00001', '981200001'],
  ['98120 000011', '98120000011'],
  ['9198120000', '9198120000'],
  ['+65 9123 4567', '+6591234567'],
  ['98120 00001 / 98120 00002', '98120000019812000002'],
  ['abc', ''],
])('of %j the digits %j stay, which are no other number (AC-246)', (typed, kept) =>
  expect(phoneDigits(typed)).toBe(kept),
);

test('letters do not stay while it is typed, and what stands between the digits does (AC-246)', () => {
  expect(withoutLetters('98a12-0b')).toBe('9812-0');
  expect(withoutLetters('+91 (98')).toBe('+91 (98');
});

test.each([
  ['981200000', false],
  ['9812000001', true],
  ['98120000011', false],
])('%s is a number: %s (AC-247)', (digits, fits) => expect(isPhone(digits)).toBe(fits));

test('a number that no mobile has is worth a word (X-47)', () => {
  expect(['5812000001', '0812', '9812', '6', ''].map(looksUnusual)).toEqual([true, true, false, false, false]);
});
