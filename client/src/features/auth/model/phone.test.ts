import { isPhone, looksUnusual, phoneDigits } from './phone';

test.each([
  ['98a12-00001', '981200001'],
  ['+91 98120-00001', '9812000001'],
  ['98120 000011', '98120000011'],
  ['9198120000', '9198120000'],
  ['abc', ''],
])('of %j the digits %j stay (AC-246)', (typed, kept) => expect(phoneDigits(typed)).toBe(kept));

test.each([
  ['981200000', false],
  ['9812000001', true],
  ['98120000011', false],
])('%s is a number: %s (AC-247)', (digits, fits) => expect(isPhone(digits)).toBe(fits));

test('a number that no mobile has is worth a word (X-47)', () => {
  expect(['5812000001', '0812', '9812', '6', ''].map(looksUnusual)).toEqual([true, true, false, false, false]);
});
