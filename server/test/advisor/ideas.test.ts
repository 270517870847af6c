import { readdir } from 'node:fs/promises';
import { IDEAS } from '../../src/modules/advisor/vocabulary/ideas.js';

const FOLDER = new URL('../../src/modules/advisor/vocabulary/ideas/', import.meta.url);

test('an idea stands in one file: a second one of its name would silently take its place', async () => {
  const groups = await Promise.all(
    (await readdir(FOLDER)).map(async (file): Promise<string[]> => {
      const module: Record<string, object> = await import(new URL(file, FOLDER).href);
      return Object.values(module).flatMap((ideas) => Object.keys(ideas));
    }),
  );
  const names = groups.flat();
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.toSorted()).toEqual(Object.keys(IDEAS).toSorted());
});
