import { startTestServer, type TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';
import { ask, insertCrop, type Person, person, uniqueWord } from './market.js';

/** More than the newest that a search looks at one by one. */
const NEWER = 1_600;
const PORTION = 400;

let server: TestServer;
let farmer: Person;
const word = uniqueWord();
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
  for (let age = 1; age <= 25; age += 1) {
    const createdAt = new Date(server.clock.now().getTime() - (10_000 + age) * 60_000);
    await insertCrop(server, farmer, {
      cropName: `${word} ${age % 2 ? 'ऴa' : 'bऴ'}`,
      createdAt,
      district: age < 9 ? 'Karnal' : 'Hisar',
    });
  }
  const { id } = await insertCrop(server, farmer, { cropName: 'Newer' });
  // In portions: the embedded database takes its time, and a statement may only take so long.
  for (let start = 1; start <= NEWER; start += PORTION) {
    await server.dataSource.query(
      `INSERT INTO crops SELECT (jsonb_populate_record(NULL::crops, to_jsonb(model) || jsonb_build_object(
         'id', gen_random_uuid(), 'created_at', model.created_at - n * interval '1 second'))).*
       FROM crops model, generate_series($2::int, $3::int) n WHERE model.id = $1`,
      [id, start, start + PORTION - 1],
    );
  }
});
afterAll(async () => {
  await server.dataSource.query('DELETE FROM crops WHERE farmer_id = $1', [farmer.id]);
  await server.close();
});

const SEARCH = `query ($first: Int!, $after: String, $filter: CropFilter) {
  crops(first: $first, after: $after, filter: $filter) { nodes { cropName } pageInfo { hasNextPage endCursor } totalCount } }`;

/** Every crop that a search gives, page by page, and how many the first page says there are. */
async function found(filter: Readonly<Record<string, unknown>>, first: number) {
  const names: string[] = [];
  let after: string | null = null;
  let total: number | undefined;
  do {
    const { body }: RestAnswer = await ask(server, SEARCH, { first, after, filter });
    const { crops } = body.data;
    names.push(...crops.nodes.map(({ cropName }: { cropName: string }) => cropName));
    total ??= crops.totalCount;
    after = crops.pageInfo.hasNextPage ? crops.pageInfo.endCursor : null;
  } while (after !== null);
  return { names, total };
}

const written = (ages: readonly number[]) => ages.map((age) => `${word} ${age % 2 ? 'ऴa' : 'bऴ'}`);
const ALL = Array.from({ length: 25 }, (_, index) => index + 1);

test('what only older listings have is found behind the newest, in order, on every page', async () => {
  for (const first of [4, 20]) {
    expect(await found({ search: word }, first)).toEqual({ names: written(ALL), total: 25 });
  }
  expect(await found({ search: word, district: 'Karnal' }, 20)).toEqual({ names: written(ALL.slice(0, 8)), total: 8 });
  expect(await found({ search: `${word}x` }, 20)).toEqual({ names: [], total: 0 });
});

test('one or two letters are found as the beginning of a word however old the listing is', async () => {
  const begun = ALL.filter((age) => age % 2 === 1);
  for (const search of ['ऴ', 'ऴa']) expect(await found({ search }, 5)).toEqual({ names: written(begun), total: 13 });
});

test('and among the newest as any part of a field', async () => {
  const newest = await insertCrop(server, farmer, { cropName: 'Newest xऴ', createdAt: server.clock.now() });
  const { names } = await found({ search: 'ऴ' }, 20);
  expect(names).toEqual([newest.cropName, ...written(ALL.filter((age) => age % 2 === 1))]);
});
