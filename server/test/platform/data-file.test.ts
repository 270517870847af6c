import { z } from 'zod';
import { readDataFile } from '../../src/platform/data-file.js';

test('a data file that does not pass its check is named, with the place that is wrong', () => {
  const check = z.object({ states: z.array(z.object({ name: z.string(), capital: z.string() })) });
  expect(() => readDataFile('geography/states.json', check)).toThrow(
    /server\/data\/geography\/states\.json: .*expected string.*states\[0\]\.capital/s,
  );
});
