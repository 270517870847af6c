import type { TestServer } from '../harness.js';
import { importRows, quoted, startPriceServer, TODAY } from './market-prices.js';

let server: TestServer;
beforeAll(async () => {
  server = await startPriceServer();
  await importRows(server, [
    quoted(TODAY, [2400, 2500.5, 2600]),
    quoted('2026-11-21', [2380, 2480, 2580]),
    quoted(TODAY, [100, 200, 300], { commodity: 'Onion', district: '=HYPERLINK("x")', market: '@Lasalgaon' }),
  ]);
});
afterAll(() => server.close());

const WHEAT = '/api/prices?commodity=wheat&district=hisar';
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

test('prices come as JSON, or as a table where that is asked for', async () => {
  const json = await server.rest('GET', WHEAT);
  expect(json.body).toMatchObject({
    commodity: 'wheat',
    name: 'Wheat',
    place: 'Hisar',
    total: 2,
    items: [
      { day: '2026-11-21', least: 2380, modal: 2480, greatest: 2580, quotes: 1, source: 'CSV' },
      { day: TODAY, modal: 2500.5 },
    ],
    sources: [
      { source: 'CSV', name: 'a file of mandi prices that the operator read in', readOn: TODAY, publication: null },
    ],
  });
  const table = await get(WHEAT, { accept: 'text/csv' });
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = Buffer.from(await table.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.toString().slice(1).split('\r\n')).toEqual([
    'Day,Commodity,Place,Least (₹/quintal),Modal (₹/quintal),Greatest (₹/quintal),Quotations,Source',
    '2026-11-21,Wheat,Hisar,2380,2480,2580,1,CSV',
    `${TODAY},Wheat,Hisar,2400,2500.5,2600,1,CSV`,
    `Source: a file of mandi prices that the operator read in; read in on ${TODAY},,,,,,,`,
    '',
  ]);
  const hindi = await (await get(`${WHEAT}&format=csv&language=hi`)).text();
  expect(hindi).toContain(`${TODAY},गेहूँ,हिसार,2400`);
});

test('no cell of a table begins a formula', async () => {
  const table = await (await get('/api/prices?commodity=onion&market=lasalgaon&format=csv')).text();
  expect(table).toContain(`,'@Lasalgaon,`);
  expect(table).not.toMatch(/(^|,)"?[=@+-]/m);
});

test('an answer has a tag, of each form its own, which stays until its prices change', async () => {
  const [json, csv] = await Promise.all([get(WHEAT), get(`${WHEAT}&format=csv`)]);
  const [tag = '', other] = [json, csv].map(({ headers }) => headers.get('etag') ?? '');
  expect(tag).not.toBe(other);
  expect((await get(WHEAT, { 'if-none-match': tag })).status).toBe(304);
  await importRows(server, [quoted(TODAY, [2400, 2510, 2600])]);
  const changed = await get(WHEAT, { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(tag);
});

test('what is not known is refused in the words of the schema', async () => {
  expect((await server.rest('GET', '/api/prices?commodity=gold')).body).toMatchObject({ code: 'NOT_FOUND' });
  expect((await server.rest('GET', `${WHEAT}&from=2020-01-01`)).body).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [{ field: 'interval' }],
  });
});
