import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Everything that people read in Hindi: texts of pages, messages of the server, and the data. */
function hindiFiles(): string[] {
  const below = (folder: string, ending: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => join(folder, file));
  return [
    ...below('client/src', /locales\/hi\.json$/),
    ...below('server/src', /\.(messages\.hi|rules)\.ts$/),
    ...below('server/data', /\.json$/),
  ];
}

/** What is not written, and what is written instead; docs/words.md says why. */
const ONE_SPELLING: readonly (readonly [RegExp, string])[] = [
  [/गेहूं/, 'गेहूँ'],
  [/हिन्दी/, 'हिंदी'],
  [/लॉगिन|लॉग इन|लॉग-इन/, 'साइन इन'],
  [/मोडल|मॉडल भाव/, 'सबसे ज़्यादा चला भाव'],
  [/जड़ी-बूटियाँ/, 'हरा मसाला'],
];

/** A file without what people type: a crop's `also` is compared with, never shown. */
const shownIn = (file: string) => readFileSync(join(root, file), 'utf8').replace(/"also": \[[^\]]*\]/g, '');

test.each(ONE_SPELLING)('AC-572: nobody reads %s, but %s', (wrong) => {
  const files = hindiFiles();
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => wrong.test(shownIn(file)))).toEqual([]);
});
