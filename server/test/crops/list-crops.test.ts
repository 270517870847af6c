import { startTestServer, type TestServer } from '../harness.js';
import { ask, call, codeOf, insertCrop, type Person, person, statements, uniqueWord } from './market.js';

const CROPS = `query ($first: Int!, $after: String, $filter: CropFilter, $sort: CropSort!) {
  crops(first: $first, after: $after, filter: $filter, sort: $sort) {
    pageInfo { hasNextPage endCursor }
    nodes { id cropName basePrice rating farmer { firstName email } images { url } } } }`;
const COUNT = 'query ($filter: CropFilter) { crops(first: 1, filter: $filter) { totalCount } }';

interface Node {
  readonly id: string;
  readonly cropName: string;
  readonly basePrice: number;
}

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer', { firstName: 'Lakshmibai' });
});
afterAll(() => server.close());

async function list(filter: Readonly<Record<string, unknown>>, sort = 'NEWEST', first = 100): Promise<Node[]> {
  const { body } = await ask(server, CROPS, { first, filter, sort });
  return body.data.crops.nodes;
}

async function everyPage(filter: Readonly<Record<string, unknown>>, sort: string, first: number): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null; ; ) {
    const { crops }: { crops: { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string } } } = (
      await ask(server, CROPS, { first, after, filter, sort })
    ).body.data;
    nodes.push(...crops.nodes);
    if (!crops.pageInfo.hasNextPage) return nodes;
    after = crops.pageInfo.endCursor;
  }
}

const names = (nodes: readonly Node[]) => nodes.map((node) => node.cropName).sort();

describe('the search (spec §5, X-10)', () => {
  test.each([
    ['AC-256: the crop name', (word: string) => ({ cropName: `Big ${word} Wheat` })],
    ['AC-258: the state', (word: string) => ({ state: word })],
    ['AC-259: the district', (word: string) => ({ district: word })],
  ])('%s, any part, in upper or lower case', async (_name, values) => {
    const word = uniqueWord();
    const crop = await insertCrop(server, farmer, values(word));
    for (const search of [word, word.toUpperCase(), word.slice(2), ` ${word} `]) {
      expect((await list({ search })).map(({ id }) => id)).toContain(crop.id);
    }
    expect(await list({ search: `${word}x` })).toEqual([]);
  });

  test('AC-257: the farmer’s e-mail, and their first name (X-10)', async () => {
    const crop = await insertCrop(server, farmer);
    for (const search of [farmer.email, farmer.email.slice(0, 9).toUpperCase(), 'lakshmiBAI']) {
      expect((await list({ search })).map(({ id }) => id)).toContain(crop.id);
    }
  });

  test('Hindi', async () => {
    const word = uniqueWord();
    await insertCrop(server, farmer, { cropName: `शरबती गेहूँ ${word}` });
    expect(names(await list({ search: `गेहूँ ${word}` }))).toEqual([`शरबती गेहूँ ${word}`]);
  });

  test('one and two letters work too', async () => {
    const crop = await insertCrop(server, farmer, { cropName: 'ϬϬ' });
    expect((await list({ search: 'ϭϭ' })).map(({ id }) => id)).toEqual([crop.id]);
    expect((await list({ search: 'ϭ' })).map(({ id }) => id)).toEqual([crop.id]);
  });

  test('no match runs from one field into the next', async () => {
    const word = uniqueWord();
    await insertCrop(server, farmer, { state: word, district: 'Hisar' });
    expect(await list({ search: `${word} hisar` })).toEqual([]);
  });

  test('I2: wildcards are letters', async () => {
    const word = uniqueWord();
    await insertCrop(server, farmer, { cropName: `100%_${word}\\` });
    await insertCrop(server, farmer, { cropName: `100x-${word}` });
    expect(names(await list({ search: `%_${word}` }))).toEqual([`100%_${word}\\`]);
    expect(names(await list({ search: `${word}\\` }))).toEqual([`100%_${word}\\`]);
    const start = performance.now();
    await list({ search: '%'.repeat(100) });
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test('I1, I5: what is no search is refused or finds nothing, and never an error of ours', async () => {
    const nasty = ["' OR 1=1 --", "'; DROP TABLE crops; --", '") UNION SELECT password_hash FROM users --', '\\'];
    for (const search of nasty) {
      expect(await list({ search: `${search} ${uniqueWord()}` })).toEqual([]);
      expect((await call(server, 'GET', `/crops?search=${encodeURIComponent(search)}`)).status).toBe(200);
    }
    for (const search of ['a\u0000b', '\ud800', 'x'.repeat(101)]) {
      const reply = await ask(server, CROPS, { first: 1, filter: { search }, sort: 'NEWEST' });
      expect(codeOf(reply)).toBe('BAD_USER_INPUT');
    }
    const rest = await call(server, 'GET', '/crops?search=a%00b');
    expect(rest).toMatchObject({ status: 400, body: { errors: [{ field: 'search' }] } });
  });
});

describe('the filters', () => {
  test('AC-261 … AC-263: a category is exact, and everything has to hold at once', async () => {
    const word = uniqueWord();
    await insertCrop(server, farmer, { cropName: `${word} chilli`, category: 'spices', state: 'Haryana' });
    await insertCrop(server, farmer, { cropName: `${word} onion`, category: 'vegetables', state: 'Punjab' });
    expect(names(await list({ search: word }))).toEqual([`${word} chilli`, `${word} onion`]);
    expect(names(await list({ search: word, category: 'SPICES' }))).toEqual([`${word} chilli`]);
    expect(names(await list({ search: word, category: 'SPICES', state: 'punjab' }))).toEqual([]);
    expect(names(await list({ search: word, state: 'PUNJAB' }))).toEqual([`${word} onion`]);
  });

  test.each([
    ['district', { district: 'hisar' }, { district: 'Sirsa' }],
    ['unit', { unit: 'QUINTAL' }, { quantityUnit: 'kg' }],
    ['grade', { qualityGrade: 'B' }, { qualityGrade: 'A' }],
    ['lowest price', { minPrice: 2520 }, { basePricePaise: 251_999 }],
    ['highest price', { maxPrice: 2520 }, { basePricePaise: 252_001 }],
    ['verified', { verified: false }, { verified: true }],
  ] as const)('%s', async (_name, filter, elsewhere) => {
    const word = uniqueWord();
    const wanted = await insertCrop(server, farmer, { cropName: word });
    await insertCrop(server, farmer, { cropName: word, ...elsewhere });
    expect((await list({ search: word, ...filter })).map(({ id }) => id)).toEqual([wanted.id]);
  });

  test('X-43: active and pending crops alone, and never a removed one', async () => {
    const word = uniqueWord();
    for (const status of ['active', 'pending', 'sold', 'expired', 'draft'] as const) {
      await insertCrop(server, farmer, { cropName: `${word} ${status}`, status });
    }
    await insertCrop(server, farmer, { cropName: `${word} removed`, deletedAt: new Date() });
    expect(names(await list({ search: word }))).toEqual([`${word} active`, `${word} pending`]);
  });
});

describe('order and pages', () => {
  test.each([
    // At one moment of the clock nothing is newer: what was stored last comes first.
    ['NEWEST', [500, 100, 200, 200, 200, 100, 300]],
    ['PRICE_LOW_TO_HIGH', [100, 100, 200, 200, 200, 300, 500]],
    ['PRICE_HIGH_TO_LOW', [500, 300, 200, 200, 200, 100, 100]],
  ])('%s: none twice, none missing, ties too', async (sort, prices) => {
    const word = uniqueWord();
    for (const price of [300, 100, 200, 200, 200, 100, 500]) {
      await insertCrop(server, farmer, { cropName: word, basePricePaise: price * 100 });
    }
    const whole = await list({ search: word }, sort);
    expect(whole.map(({ basePrice }) => basePrice)).toEqual(prices);
    expect(await everyPage({ search: word }, sort, 2)).toEqual(whole);
  });

  test('the newest first', async () => {
    const word = uniqueWord();
    for (const hours of [2, 1, 3]) {
      const createdAt = new Date(server.clock.now().getTime() - hours * 3_600_000);
      await insertCrop(server, farmer, { cropName: `${word} ${hours}`, createdAt });
    }
    expect((await list({ search: word })).map(({ cropName }) => cropName)).toEqual(
      [1, 2, 3].map((h) => `${word} ${h}`),
    );
  });

  test('the total, under the same filter', async () => {
    const word = uniqueWord();
    for (let i = 0; i < 3; i += 1) await insertCrop(server, farmer, { cropName: word });
    expect((await ask(server, COUNT, { filter: { search: word } })).body.data.crops.totalCount).toBe(3);
  });

  test.each([0, -1, 101, 2 ** 31])('G16: a page of %d is refused', async (first) => {
    expect(codeOf(await ask(server, CROPS, { first, sort: 'NEWEST' }))).toBe('BAD_USER_INPUT');
  });

  test('a forged cursor, or one of another order, is refused', async () => {
    await insertCrop(server, farmer);
    await insertCrop(server, farmer);
    const byPrice = (await ask(server, CROPS, { first: 1, sort: 'PRICE_LOW_TO_HIGH' })).body.data.crops.pageInfo
      .endCursor;
    const forged = Buffer.from(JSON.stringify(['2025-01-01', "x' OR 1=1"])).toString('base64url');
    const codes: unknown[] = [];
    for (const after of [byPrice, forged, 'x', '']) {
      codes.push(codeOf(await ask(server, CROPS, { first: 1, after, sort: 'NEWEST' })));
    }
    // An empty one is none: the first page.
    expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', undefined]);
  });

  test('G17: one crop or thirty of as many farmers: the same three statements', async () => {
    const [one, many] = [uniqueWord(), uniqueWord()];
    await insertCrop(server, farmer, { cropName: one });
    for (let i = 0; i < 30; i += 1) await insertCrop(server, await person(server, 'farmer'), { cropName: many });
    // A total, the first of the order, and the index, since the page is not full after those.
    expect(await statements(server, () => list({ search: one }))).toBe(3);
    expect(await statements(server, () => list({ search: many }))).toBe(3);
    expect(await statements(server, () => call(server, 'GET', `/crops?search=${many}`))).toBe(3);
  });
});

describe('near a place (AC-602)', () => {
  test('up to a distance as the crow flies, by any name of the place; what cannot be placed is near nothing', async () => {
    const word = uniqueWord();
    const at = (state: string, district: string) =>
      insertCrop(server, farmer, { cropName: `${word} ${district}`, state, district });
    for (const [state, district] of [
      ['Haryana', 'Hisar'],
      ['Haryana', 'fatehabad'],
      ['Haryana', 'Gurugram'],
      ['Uttar Pradesh', 'Agra'],
      // Of another state than the one that we know by this name.
      ['Bihar', 'Hisar'],
      ['Haryana', 'Nowhere'],
      ['Bihar', 'Gaya'],
    ] as const) {
      await at(state, district);
    }
    const found = async (near: string, withinKm?: number) =>
      names(await list({ search: word, near, withinKm })).map((name) => name.replace(`${word} `, ''));
    expect(await found('Hisar', 50)).toEqual(['Hisar', 'fatehabad']);
    expect(await found('हिसार')).toEqual(['Hisar', 'fatehabad']);
    expect(await found('hissar, Haryana', 200)).toEqual(['Gurugram', 'Hisar', 'fatehabad']);
    expect(await found('gurgaon', 1)).toEqual(['Gurugram']);
    expect(await found('गया', 20)).toEqual(['Gaya']);
    const rest = await call(server, 'GET', `/api/crops?search=${word}&near=Hisar&withinKm=50`);
    expect(rest.body.crops).toHaveLength(2);
  });

  test.each([
    ['a place that we do not know', { near: 'Atlantis' }, 'near'],
    ['no distance', { near: 'Hisar', withinKm: 0 }, 'withinKm'],
    ['too far', { near: 'Hisar', withinKm: 501 }, 'withinKm'],
  ])('%s is refused', async (_name, filter, field) => {
    const reply = await ask(server, CROPS, { first: 1, filter, sort: 'NEWEST' });
    expect(codeOf(reply)).toBe('BAD_USER_INPUT');
    expect(JSON.stringify(reply.body.errors)).toContain(`"${field}"`);
  });

  test('the places that it takes are told by state and name, in both languages', async () => {
    const { body } = await ask(server, '{ cropsFilterValues { near { value label hindi: label(language: HI) } } }');
    const { near } = body.data.cropsFilterValues as { near: { value: string; label: string; hindi: string }[] };
    expect(near).toContainEqual({ value: 'Hisar, Haryana', label: 'Hisar, Haryana', hindi: 'हिसार, हरियाणा' });
    expect(near.length).toBeGreaterThan(200);
    expect(new Set(near.map(({ value }) => value)).size).toBe(near.length);
    expect(near.filter(({ hindi }) => /[A-Za-z]/.test(hindi))).toEqual([]);
    for (const { value } of near) expect(await list({ near: value }, 'NEWEST', 1)).toBeDefined();
  });
});
