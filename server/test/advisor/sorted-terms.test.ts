import fc from 'fast-check';
import { SortedTerms } from '../../src/modules/advisor/knowledge/sorted-terms.js';

/** By the book: the whole table for each pair of words. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      now.push(Math.min((before[column - 1] ?? 0) + same, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}

/** Few letters, so that words are alike. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'क', 'ा'), minLength: 1, maxLength: 8 });

test('words that are like one are those of so many mistakes, and no others', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, fc.integer({ min: 1, max: 4 }), (words, asked, most) => {
      const terms = new SortedTerms(words);
      const found = terms.like(asked, most).map(({ place, mistakes }) => `${terms.at(place)} ${mistakes}`);
      const expected = [...new Set(words)]
        .sort()
        .filter((other) => distance(asked, other) <= most)
        .map((other) => `${other} ${distance(asked, other)}`);
      expect(found).toEqual(expected);
    }),
  );
});

test('words that begin alike stand together, and each has its place', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, (words, asked) => {
      const terms = new SortedTerms(words);
      const all = Array.from({ length: terms.length }, (_, place) => terms.at(place));
      const { from, to } = terms.beginningWith(asked);
      expect(all.slice(from, to)).toEqual(all.filter((other) => other.startsWith(asked)));
      expect(terms.placeOf(asked)).toBe(all.includes(asked) ? all.indexOf(asked) : undefined);
    }),
  );
});
