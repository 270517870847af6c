import { catalog, catalogFolders } from '@/testing/words';

/** The names between braces that a text expects values for. */
function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name as string))]
    .filter((name) => new RegExp(`\\{${name}\\s*[,}]`).test(text))
    .sort();
}

test.each(catalogFolders)('%s says everything in both languages', (folder) => {
  const english = catalog(folder, 'en');
  const hindi = catalog(folder, 'hi');
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort());
  const blank = [...Object.entries(english), ...Object.entries(hindi)].filter(([, text]) => text.trim() === '');
  expect(blank).toEqual([]);
  const expected = (texts: Record<string, string>) =>
    Object.entries(texts).map(([id, text]) => [id, placeholders(text)]);
  expect(Object.fromEntries(expected(hindi))).toEqual(Object.fromEntries(expected(english)));
});

test('no id has two owners', () => {
  const owners = new Map<string, string[]>();
  for (const folder of catalogFolders) {
    for (const id of Object.keys(catalog(folder, 'en'))) owners.set(id, [...(owners.get(id) ?? []), folder]);
  }
  expect([...owners].filter(([, folder]) => folder.length > 1)).toEqual([]);
});
