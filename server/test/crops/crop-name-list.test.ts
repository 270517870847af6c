import { existsSync } from 'node:fs';
import { COMMON_GOODS, GOODS } from '../../src/modules/vocabulary/goods.js';
import { startTestServer, type TestServer } from '../harness.js';
import { ask } from './market.js';

const QUERY = `query ($first: Int!, $after: String) {
  cropNames(first: $first, after: $after) {
    nodes { id english hindi names category unit picture isCommon }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`;

interface CropName {
  readonly id: string;
  readonly english: string;
  readonly names: readonly string[];
  readonly category: string;
  readonly unit: string;
  readonly picture: string | null;
  readonly isCommon: boolean;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function pageAfter(after: string | null): Promise<CropName[]> {
  const { body } = await ask(server, QUERY, { first: 100, after });
  const { nodes, pageInfo, totalCount } = body.data.cropNames;
  expect(totalCount).toBe(GOODS.length);
  return pageInfo.hasNextPage ? [...nodes, ...(await pageAfter(pageInfo.endCursor))] : nodes;
}

test('AC-598: a guest reads what crops are called and as what they are sold, each once', async () => {
  const all = await pageAfter(null);
  expect(all.map(({ id }) => id).sort()).toEqual(GOODS.map(({ english }) => english).sort());
  expect(all.find(({ id }) => id === 'tomato')).toEqual({
    id: 'tomato',
    english: 'Tomato',
    hindi: 'टमाटर',
    names: expect.arrayContaining(['tomato', 'टमाटर', 'tamatar']),
    category: 'VEGETABLES',
    unit: 'QUINTAL',
    picture: 'tomato',
    isCommon: true,
  });
  const soldAs = (id: string) =>
    all.filter((name) => name.id === id).map(({ category, unit }) => `${category} ${unit}`);
  expect(['wheat', 'onion', 'mango', 'milk', 'turmeric', 'cotton', 'egg'].flatMap(soldAs)).toEqual([
    'GRAINS QUINTAL',
    'VEGETABLES QUINTAL',
    'FRUITS KG',
    'DAIRY LITERS',
    'SPICES QUINTAL',
    'OTHER QUINTAL',
    'OTHER PIECES',
  ]);
});

test('AC-711: the twelve that most farmers sell come first, each with its picture', async () => {
  const all = await pageAfter(null);
  const first = all.slice(0, 12);
  expect(first.map(({ id }) => id)).toEqual(COMMON_GOODS);
  expect(all.filter(({ isCommon }) => isCommon)).toEqual(first);
  const files = first.map(({ picture }) => new URL(`../../data/pictures/${picture}-1.webp`, import.meta.url));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('none is listed as what the form does not offer, or has more names than promised', async () => {
  for (const { id, category, names } of await pageAfter(null)) {
    expect([id, category]).not.toEqual([id, 'HERBS']);
    expect(names.length).toBeLessThanOrEqual(30);
  }
});

test('a page is at most 100 long', async () => {
  const { body } = await ask(server, QUERY, { first: 101 });
  expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
