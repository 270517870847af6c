import { existsSync, readFileSync } from 'node:fs';
import { SABOTAGES } from './sabotages.js';

/*
 * The table names exact source texts, and `npm run test:sabotage`, which would say that one is gone, takes an hour: this says
 * so at once.
 */
const fromRoot = (path: string) => new URL(`../../${path}`, import.meta.url);

test.each(SABOTAGES.map((sabotage) => [sabotage.name, sabotage] as const))('%s', (_name, sabotage) => {
  const { file, text, replacement, test: testFile } = sabotage;
  const times = readFileSync(fromRoot(file), 'utf8').split(text).length - 1;
  expect({ file, text, times }).toEqual({ file, text, times: 1 });
  expect(replacement).not.toBe(text);
  expect([testFile, existsSync(fromRoot(testFile))]).toEqual([testFile, true]);
});

test('no two rows have one name', () => {
  expect(new Set(SABOTAGES.map(({ name }) => name)).size).toBe(SABOTAGES.length);
});
