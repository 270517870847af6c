import { makeBuyer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What was logged as a failure of ours while the work ran. */
async function errorLinesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const before = server.logLines.length;
  await work();
  return server.logLines.slice(before).filter((line) => JSON.parse(line).level >= 40);
}

const cursor = (value: unknown) =>
  Buffer.from(JSON.stringify([value, '019aa000-0000-7000-8000-000000000000'])).toString('base64url');
const MOMENTS = ['+275760-09-13T00:00:00.000Z', '-000044-03-15T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '2026', 7];

test.each(MOMENTS)('a page marker of the moment %j is the caller’s mistake, and no failure of ours', async (moment) => {
  const buyer = await makeBuyer(server);
  const lists = ['crops(after: $after) { nodes { id } }', 'myBids(after: $after) { nodes { id } }'];
  for (const list of lists) {
    const errors = await errorLinesDuring(async () => {
      const query = `query ($after: String!) { ${list} }`;
      const { errors } = await server.graphql(query, { after: cursor(moment) }, buyer.token);
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'after' }] });
    });
    expect(errors).toEqual([]);
  }
});

test('a subscription over HTTP is refused with 400', async () => {
  const errors = await errorLinesDuring(async () => {
    const answer = await server.graphql('subscription { notificationAdded { unread } }');
    expect(answer.status).toBe(400);
    expect(answer.code).toBe('OPERATION_RESOLUTION_FAILURE');
  });
  expect(errors).toEqual([]);
});

test('more than ten wrong variables are 400 BAD_USER_INPUT, each of them', async () => {
  const errors = await errorLinesDuring(async () => {
    const input = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`unknown${index}`, 'canary']));
    const answer = await server.graphql(
      'mutation ($input: RegisterInput!) { register(input: $input) { session { accessToken } } }',
      {
        input,
      },
    );
    expect(answer.status).toBe(400);
    expect(answer.errors.length).toBeGreaterThan(10);
    expect(new Set(answer.errors.map(({ extensions }) => extensions?.code))).toEqual(new Set(['BAD_USER_INPUT']));
    expect(answer.text).not.toContain('canary');
  });
  expect(errors).toEqual([]);
});
