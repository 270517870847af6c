import { CropImageEntity } from '../../src/modules/crops/crop.entity.js';
import { newId } from '../../src/platform/ids.js';
import { call, insertCrop, type Person, person, statements, wheatForm } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

/** Longer than any test takes, so that only what the tests are about ends an answer. */
const KEPT_MS = 600_000;
/** What is shorter than a packet is not packed. */
const LONG = 'Clean and dry. '.repeat(100);
const CROP = 'query ($id: ID!) { crop(id: $id) { cropName description basePrice reservePrice images { alt } } }';

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer({ guestAnswersMs: KEPT_MS, live: true });
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

const priceOf = async (id: string, token?: string) => {
  const { data } = await server.graphql<{ crop: { basePrice: number; reservePrice: number | null } }>(
    CROP,
    { id },
    token,
  );
  return data?.crop;
};

/** A GET, as a browser or a cache between sends it. */
const get = (id: string, headers: Record<string, string> = {}) => {
  const address = new URL('/graphql', server.url);
  address.search = new URLSearchParams({ query: CROP, variables: JSON.stringify({ id }) }).toString();
  return fetch(address, { headers: { 'apollo-require-preflight': 'yes', ...headers } });
};

test('guests who ask the same get the same answer, read once; ten at a time as well', async () => {
  const { id } = await insertCrop(server, farmer);
  const questions = () => Promise.all(Array.from({ length: 10 }, () => server.graphql(CROP, { id })));
  let texts: string[] = [];
  const read = await statements(server, async () => {
    texts = (await questions()).map(({ text }) => text);
    texts.push((await server.graphql(CROP, { id })).text);
  });
  expect(read).toBe(1);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('"basePrice"');
});

test('who is signed in is never answered from it, and nothing of theirs is kept', async () => {
  const { id } = await insertCrop(server, farmer, { reservePricePaise: 990_000 });
  expect(await priceOf(id, farmer.token)).toMatchObject({ reservePrice: 9_900 });
  expect(await priceOf(id)).toMatchObject({ reservePrice: null });
  expect(await priceOf(id, farmer.token)).toMatchObject({ reservePrice: 9_900 });
  const signedIn = await server.graphql(CROP, { id }, farmer.token);
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
  expect(signedIn.headers.get('etag')).toBeNull();
  const badToken = await server.graphql(CROP, { id }, 'not-a-token');
  expect([badToken.status, badToken.data]).toEqual([401, undefined]);
});

test('what anybody changes is seen by guests, however long an answer is kept', async () => {
  const { id } = await insertCrop(server, farmer, { basePricePaise: 100_000 });
  expect(await priceOf(id)).toMatchObject({ basePrice: 1_000 });
  const { errors } = await server.graphql(
    `mutation ($input: UpdateCropInput!) { updateCrop(input: $input) { crop { basePrice } } }`,
    { input: { id, version: 1, basePrice: 2_000 } },
    farmer.token,
  );
  expect(errors).toEqual([]);
  await expect(until(async () => (await priceOf(id))?.basePrice === 2_000)).resolves.toBe(true);
});

test('what is listed anew is seen by guests, however long an answer is kept', async () => {
  const search = `Sonalika ${newId()}`;
  const list = 'query ($search: String!) { crops(first: 1, filter: { search: $search }) { nodes { id } } }';
  const found = async () => (await server.graphql<{ crops: { nodes: object[] } }>(list, { search })).data?.crops.nodes;
  expect(await found()).toEqual([]);
  const listed = await call(server, 'POST', '/api/crops', {
    as: farmer,
    body: wheatForm([], { cropName: search }),
  });
  expect(listed.status).toBe(201);
  await expect(until(async () => (await found())?.length === 1)).resolves.toBe(true);
});

test('a strong tag: who has the answer already, under whatever tag a proxy made of it, is told so in as few bytes as there are', async () => {
  const { id } = await insertCrop(server, farmer);
  const first = await get(id);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toMatch(/Accept-Language.*Authorization/);
  for (const known of [`"other", ${etag}`, `"other" ,W/${etag}`, `W/${etag}`, '*']) {
    const again = await get(id, { 'if-none-match': known });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  for (const unknown of ['"other"', 'W/"other"', etag.slice(1)]) {
    expect((await get(id, { 'if-none-match': unknown })).status).toBe(200);
  }
});

/** A question of a guest as the browser program sends it. */
const ask = (server: TestServer, id: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: CROP, variables: { id } }),
  });

test('a kept answer has every header of a new one, and its line in the log', async () => {
  const { id } = await insertCrop(server, farmer, { description: LONG });
  const unlike = ['date', 'x-request-id', 'x-server-time', 'content-length', 'transfer-encoding'];
  const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !unlike.includes(name));
  const [made, kept] = [await ask(server, id), await ask(server, id, { 'x-request-id': 'a-kept-answer' })];
  expect(headersOf(kept)).toEqual(headersOf(made));
  expect(kept.headers.get('content-encoding')).toBe('gzip');
  // Packed before it is sent, so its length is known.
  expect(kept.headers.get('content-length')).toBe(made.headers.get('content-length'));
  expect(kept.headers.get('x-request-id')).toBe('a-kept-answer');
  expect(kept.headers.get('x-server-time')).toBe(server.clock.now().toISOString());
  expect(await kept.text()).toBe(await made.text());
  await expect(until(async () => server.logLines.some((line) => line.includes('a-kept-answer')))).resolves.toBe(true);
  const line = server.logLines.find((one) => one.includes('a-kept-answer')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ operation: 'Query.crop', path: '/graphql', status: 200, complete: true });
});

test('whoever cannot unpack it gets it as it is', async () => {
  const { id } = await insertCrop(server, farmer, { description: LONG });
  for (const encoding of ['identity', 'gzip;q=0', 'br']) {
    await ask(server, id, { 'accept-encoding': encoding });
    const { headers } = await ask(server, id, { 'accept-encoding': encoding });
    expect([encoding, headers.get('content-encoding')]).toEqual([encoding, null]);
  }
});

test('a kept answer counts like every other, by the address that the trusted proxy says', async () => {
  const strict = await startTestServer({
    guestAnswersMs: KEPT_MS,
    rateLimitFactor: 1,
    settings: { TRUSTED_PROXIES: '1' },
  });
  try {
    const { id } = await insertCrop(strict, farmer);
    const from = (address: string) => ask(strict, id, { 'x-forwarded-for': `198.51.100.1, ${address}` });
    for (let number = 1; number < 300; number += 1) expect((await from('203.0.113.7')).status).toBe(200);
    const last = await from('203.0.113.7');
    expect([last.status, last.headers.get('ratelimit')]).toEqual([200, expect.stringMatching(/r=0;/)]);
    const refused = await from('203.0.113.7');
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('RATE_LIMITED')]);
    expect((await from('203.0.113.8')).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('each language has its own', async () => {
  const { id } = await insertCrop(server, farmer);
  const picture = { id: newId(), cropId: id, position: 0, key: 'wheat', alt: 'Wheat, picture 1', variants: [] };
  await server.dataSource.manager.insert(CropImageEntity, picture);
  const english = await (await get(id, { 'accept-language': 'en' })).text();
  const hindi = await (await get(id, { 'accept-language': 'hi' })).text();
  expect(english).toContain(', picture 1');
  expect(hindi).toContain(', फ़ोटो 1');
});

test('what is refused stays refused, kept answer or not', async () => {
  const { id } = await insertCrop(server, farmer);
  expect((await get(id)).status).toBe(200);
  // Without the header a form of another site could have sent it.
  expect((await get(id, { 'apollo-require-preflight': '' })).status).toBe(400);
  const wrong = await server.graphql(CROP, { id: null });
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect((await server.graphql(CROP, { id: null })).text).toContain('"errors"');
});

test('a farmer’s contact is counted each time, so it is never kept (X-11)', async () => {
  const strict = await startTestServer({ guestAnswersMs: KEPT_MS, rateLimitFactor: 1 });
  try {
    const contact = 'query ($id: ID!) { crop(id: $id) { farmer { contact { phone } } } }';
    const { id } = await insertCrop(strict, farmer);
    const kept = await strict.graphql(contact, { id });
    expect([kept.status, kept.headers.get('etag')]).toEqual([200, null]);
    expect(await statements(strict, () => strict.graphql(contact, { id }))).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});

/** Whether it comes true, asked again and again. */
async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) if (await isTrue()) return true;
  return false;
}
