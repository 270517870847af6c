import { existsSync, readFileSync } from 'node:fs';
import { SABOTAGES } from './sabotages.js';
import { hasTest } from './test-titles.js';

/*
 * The table names exact source texts, and `npm run test:sabotage`, which would say that one is gone, takes an hour: this says
 * so at once.
 */
const fromRoot = (path: string) => new URL(`../../${path}`, import.meta.url);

test.each(SABOTAGES.map((sabotage) => [sabotage.name, sabotage] as const))('%s', (_name, sabotage) => {
  const { file, text, replacement, test: testFile, title } = sabotage;
  const times = readFileSync(fromRoot(file), 'utf8').split(text).length - 1;
  expect({ file, text, times }).toEqual({ file, text, times: 1 });
  expect(replacement).not.toBe(text);
  expect([testFile, existsSync(fromRoot(testFile))]).toEqual([testFile, true]);
  expect([title, hasTest(fromRoot(testFile), title)]).toEqual([title, true]);
});

describe('whether a file has a test of a title is read from its source', () => {
  const MOVES = fromRoot('server/test/auctions/auction-moves.exam.test.ts');
  test.each([
    ['what each fills in, in a group', 'live and leading, written down: false withdraw by buyer', true],
    ['a part of it', 'leading, written down: true acc', true],
    ['the group is called otherwise', 'live and leading: withdraw by buyer', false],
    ['a word that the file does not have', 'live and leading, written down: false steal by buyer', false],
    ['no test at all', 'nobody wrote this one', false],
  ])('%s', (_what, title, expected) => {
    expect(hasTest(MOVES, title)).toBe(expected);
  });
});

test('no two rows have one name', () => {
  expect(new Set(SABOTAGES.map(({ name }) => name)).size).toBe(SABOTAGES.length);
});
