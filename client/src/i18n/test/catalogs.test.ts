import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '../..');
const folders = [
  'app',
  'finance',
  'ui',
  ...readdirSync(path.join(source, 'features')).map((feature) => path.join('features', feature)),
].filter((folder) => existsSync(path.join(source, folder, 'locales')));

function catalog(folder: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(source, folder, 'locales', `${language}.json`), 'utf8'));
}

/** The names between braces that a text expects values for. */
function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name as string))]
    .filter((name) => new RegExp(`\\{${name}\\s*[,}]`).test(text))
    .sort();
}

test.each(folders)('%s says everything in both languages', (folder) => {
  const english = catalog(folder, 'en');
  const hindi = catalog(folder, 'hi');
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort());
  for (const [id, text] of Object.entries({ ...english, ...hindi })) {
    expect(`${id}: ${text.trim()}`).not.toBe(`${id}: `);
  }
  for (const [id, text] of Object.entries(english)) {
    expect([id, placeholders(hindi[id] ?? '')]).toEqual([id, placeholders(text)]);
  }
});

test('no id has two owners', () => {
  const owners = new Map<string, string[]>();
  for (const folder of folders) {
    for (const id of Object.keys(catalog(folder, 'en'))) owners.set(id, [...(owners.get(id) ?? []), folder]);
  }
  expect([...owners].filter(([, folder]) => folder.length > 1)).toEqual([]);
});
