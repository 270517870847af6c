import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

const filesOf = (folder: string) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

/** Words of this product's trade, alone or within a name: `cropId`, `CropRemoved`, `crops`. */
const FARMING =
  /(?<![a-z])(crop|bid|bidder|mandi|farm|farmer|farming|harvest|quintal|tractor|fertili[sz]er|pesticide|buyer|seller|kisan|wheat|listing|warehouse)s?(?![a-z])/i;
/** What callers were promised: the one table of codes has it, in whatever words. */
const PROMISED = 'BID_TOO_LOW';
/** `CropRemoved`, `cropId`, `crop_id`: parted, so that each word is looked at by itself. */
const words = (text: string) =>
  text
    .replace(PROMISED, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ');

describe('platform/ holds no word of farming: it would serve another trade as it is', () => {
  test.each(filesOf('platform'))('%s', (file) => {
    const found = readFileSync(join(SOURCES, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (FARMING.test(words(line)) ? [`${index + 1}: ${line.trim()}`] : []));
    expect(found).toEqual([]);
  });

  test('and the guard of this test sees names, not only words', () => {
    for (const line of ['lockCrop(id)', "'crop_id'", 'placeBid', '/** Bids. */']) expect(words(line)).toMatch(FARMING);
    for (const line of ['forbidden', 'cropped', 'performer', 'schema']) expect(words(line)).not.toMatch(FARMING);
  });
});

/** The kinds of CONTRIBUTING's table. */
const CONTRIBUTING = readFileSync(fileURLToPath(new URL('../../../CONTRIBUTING.md', import.meta.url)), 'utf8');
const KINDS = [...CONTRIBUTING.matchAll(/`x\.([a-z-]+)(?:\.hi)?\.ts`/g)].map((match) => match[1]);

describe('a file of a module is of a kind that CONTRIBUTING lists, or is named for the one thing that it does', () => {
  test.each(readdirSync(join(SOURCES, 'modules')))('modules/%s', (module) => {
    const kinds = filesOf(`modules/${module}`).flatMap((file) => {
      const [, kind] = /\.([a-z-]+)\.ts$/.exec(basename(file).replace('.messages.hi.', '.messages.')) ?? [];
      return kind === undefined ? [] : [kind];
    });
    expect(kinds.filter((kind) => !KINDS.includes(kind))).toEqual([]);
  });
});
