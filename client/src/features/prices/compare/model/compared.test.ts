import { lineOfWord, linesOfAddress, withLines } from './compared';

const address = (search: string) => new URLSearchParams(search);

test('an address holds what is compared, each line once and at most four', () => {
  expect(linesOfAddress(address('of=wheat&of=&of=onion.azadpur&of=wheat'))).toEqual({
    words: ['wheat', 'onion.azadpur'],
    tooMany: [],
  });
  expect(linesOfAddress(address('of=a&of=b&of=c&of=d&of=e')).tooMany).toEqual(['e']);
});

test('a line is of a crop in all India, or in a mandi', () => {
  expect(lineOfWord('wheat')).toEqual({ commodity: 'wheat' });
  expect(lineOfWord('onion.azadpur')).toEqual({ commodity: 'onion', market: 'azadpur' });
});

test('other lines leave the rest of the address as it is', () => {
  expect(String(withLines(address('of=a&range=1y&of=b'), ['c.d', 'b']))).toBe('range=1y&of=c.d&of=b');
});
