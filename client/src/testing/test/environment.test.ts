import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '../..');
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('testing/');

test('only lib/env.ts reads import.meta.env', () => {
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .filter((file) => /import\.meta\.env\b(?!`)/.test(readFileSync(path.join(source, file), 'utf8')));
  expect(readers).toEqual(['lib/env.ts']);
});
