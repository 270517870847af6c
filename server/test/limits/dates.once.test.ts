import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CREATE = `mutation ($d: Date) { createCrop(input: {
  cropName: "x", category: GRAINS, description: "x", basePrice: 1, quantity: { amount: 1, unit: KG }
  location: { state: "x", district: "x", address: "x" }, harvestDate: $d }) { crop { id } } }`;

describe('a date', () => {
  test.each(['2026-02-31', '2026-13-01', '+275760-09-13', '2026-2-1', '2026-02-01T00:00:00Z', '', 'soon'])(
    '"%s" is none',
    async (harvestDate) => {
      const answer = await server.graphql(CREATE, { d: harvestDate });
      expect([answer.status, answer.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(answer.errors[0]?.extensions?.fields?.[0]?.field).toBe('d');
    },
  );
});
