import { readDatasetFile } from '../../src/modules/catalogue/dataset-file.js';
import { DATASETS } from '../../src/modules/catalogue/datasets.js';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
});
afterAll(() => server.close());

async function nodes(query: string, fields: string): Promise<Array<Record<string, unknown>>> {
  const answer = await server.graphql<Record<string, { nodes: Array<Record<string, unknown>> }>>(
    `{ ${query}(first: 100) { nodes { ${fields} } } }`,
  );
  expect(answer.errors).toEqual([]);
  return answer.data?.[query]?.nodes ?? [];
}

/** The fields of a dataset's file that have a Hindi twin there; a pack's text stands in `packSize.text`. */
async function translatedFields(dataset: (typeof DATASETS)[number]) {
  const { rows } = await readDatasetFile(dataset);
  const names = Object.keys(rows[0] ?? {}).filter((name) => `${name}Hi` in (rows[0] ?? {}));
  return { rows, names: names.filter((name) => name !== 'packSize') };
}

test.each(DATASETS.map((dataset) => [dataset.query, dataset] as const))(
  'each text of %s comes in the language that is asked for, in English where none is',
  async (query, dataset) => {
    const { rows, names } = await translatedFields(dataset);
    for (const [argument, suffix] of [
      ['', ''],
      ['(language: EN)', ''],
      ['(language: HI)', 'Hi'],
    ]) {
      const answered = await nodes(query, ['id', ...names.map((name) => `${name}${argument}`)].join(' '));
      const expected = rows.map((row) =>
        Object.fromEntries([['id', row.id], ...names.map((name) => [name, row[`${name}${suffix}`]])]),
      );
      expect(answered).toEqual(expected);
    }
    expect(names.length).toBeGreaterThan(0);
  },
);

test('a language of null is English, and an unknown one is refused', async () => {
  const { data } = await server.graphql(
    'query ($l: Language) { transporters(first: 1) { nodes { name(language: $l) } } }',
    {
      l: null,
    },
  );
  expect(data).toEqual({ transporters: { nodes: [{ name: 'Sample Haryana Roadlines' }] } });
  const unknown = await server.graphql('{ transporters { nodes { name(language: TA) } } }');
  expect([unknown.status, unknown.code, unknown.data]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED', undefined]);
});

describe('in REST', () => {
  const first = async (path: string, headers: Record<string, string> = {}) =>
    (await server.rest('GET', `/api${path}`, { headers })).body.items[0];

  test.each([
    ['/transporters', 'Sample Haryana Roadlines', 'नमूना हरियाणा रोडलाइंस', 'name'],
    ['/services', 'Commodity Trade', 'कमोडिटी व्यापार', 'title'],
  ])('%s follows `language`, otherwise `Accept-Language`', async (path, english, hindi, field) => {
    const hindiReader = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.5' };
    expect((await first(path))[field]).toBe(english);
    expect((await first(path, hindiReader))[field]).toBe(hindi);
    expect((await first(`${path}?language=hi`))[field]).toBe(hindi);
    expect((await first(`${path}?language=en`, hindiReader))[field]).toBe(english);
    expect((await server.rest('GET', `/api${path}?language=ta`)).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [{ field: 'language' }],
    });
  });

  test.each(
    DATASETS.map((dataset) => [dataset.path ?? `/${dataset.query.replace(/[A-Z]/g, (l) => `-${l.toLowerCase()}`)}`]),
  )('%s has every text once', async (path) => {
    expect(Object.keys(await first(path)).filter((name) => name.endsWith('Hi'))).toEqual([]);
  });
});
