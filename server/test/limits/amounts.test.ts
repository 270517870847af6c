import { makeBuyer, makeFarmer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
let buyer: TestPerson;
let cropId: string;

beforeAll(async () => {
  server = await startTestServer();
  buyer = await makeBuyer(server);
  const farmer = await makeFarmer(server);
  const listed = await server.graphql<{ createCrop: { crop: { id: string } } }>(
    `mutation { createCrop(input: {
      cropName: "Wheat", category: GRAINS, description: "Clean and dry.", basePrice: 2500,
      quantity: { amount: 4, unit: QUINTAL }, location: { state: "Haryana", district: "Hisar", address: "Mangali" }
    }) { crop { id } } }`,
    {},
    farmer.token,
  );
  cropId = listed.data?.createCrop.crop.id ?? '';
});
afterAll(() => server.close());

const bids = async () => (await server.rest('GET', '/api/bids/my-bids', { token: buyer.token })).body.crops.length;

/** Amounts as they stand in the JSON text, some of which JSON.stringify cannot write (security.md N1). */
const REFUSED = [
  ['0'],
  ['-0'],
  ['-1'],
  ['0.001'],
  ['19.999'],
  ['1e12'],
  ['100000000.01'],
  ['1e309'],
  ['"5"'],
  ['" 5 "'],
  ['"1_000"'],
  ['"0x1F"'],
  ['"५"'],
  ['""'],
  ['true'],
  ['null'],
  ['[]'],
  ['[5]'],
  ['{}'],
];

describe('a bid of an amount that is none is refused everywhere and leaves nothing', () => {
  test.each(REFUSED)('%s', async (amount) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` };
    const post = async (path: string, body: string) => {
      const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    };
    const query = 'mutation($i: PlaceBidInput!) { placeBid(input: $i) { bid { id } } }';
    const variable = await post(
      '/graphql',
      `{"query":${JSON.stringify(query)},"variables":{"i":{"cropId":"${cropId}","bidAmount":${amount}}}}`,
    );
    const literal = await post(
      '/graphql',
      JSON.stringify({
        query: `mutation { placeBid(input: { cropId: "${cropId}", bidAmount: ${amount} }) { bid { id } } }`,
      }),
    );
    const rest = await post('/api/bids/place', `{"cropId":"${cropId}","bidAmount":${amount}}`);
    expect([variable.status, literal.status, rest.status]).toEqual([400, 400, 400]);
    expect(variable.text).toContain('BAD_USER_INPUT');
    expect(rest.text).toContain('BAD_USER_INPUT');
    expect(await bids()).toBe(0);
  });

  test('the same bid at a good amount goes through', async () => {
    const query = 'mutation($i: PlaceBidInput!) { placeBid(input: $i) { bid { bidAmount } } }';
    const placed = await server.graphql(query, { i: { cropId, bidAmount: 19.99 } }, buyer.token);
    expect(placed.data).toEqual({ placeBid: { bid: { bidAmount: 19.99 } } });
    expect(await bids()).toBe(1);
  });
});

describe('a date', () => {
  test.each(['2026-02-31', '2026-13-01', '+275760-09-13', '2026-2-1', '2026-02-01T00:00:00Z', '', 'soon'])(
    '"%s" is none',
    async (harvestDate) => {
      const query =
        'mutation($d: Date) { createCrop(input: {cropName: "x", category: GRAINS, description: "x", basePrice: 1, quantity: {amount: 1, unit: KG}, location: {state: "x", district: "x", address: "x"}, harvestDate: $d}) { crop { id } } }';
      const answer = await server.graphql(query, { d: harvestDate });
      expect([answer.status, answer.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(answer.errors[0]?.extensions?.fields?.[0]?.field).toBe('d');
    },
  );
});
