import type { GraphQLObjectType } from 'graphql';
import { makeBuyer, makeFarmer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { liveClient } from '../support/live-client.js';
import { type AccessRow, FIELDS, ROUTES, type Verdict } from './access-table.js';

const CALLERS = ['guest', 'buyer', 'farmer'] as const;

let server: TestServer;
let people: Record<'buyer' | 'farmer', TestPerson>;

beforeAll(async () => {
  server = await startTestServer({ live: true });
  people = { buyer: await makeBuyer(server), farmer: await makeFarmer(server) };
});
afterAll(() => server.close());

const tokenOf = (caller: (typeof CALLERS)[number]) => (caller === 'guest' ? undefined : people[caller].token);

const verdict = (code: string | undefined): Verdict =>
  code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'allowed';

async function verdicts(ask: (token: string | undefined) => Promise<string | undefined>): Promise<AccessRow> {
  const codes = await Promise.all(CALLERS.map((caller) => ask(tokenOf(caller))));
  const [guest, buyer, farmer] = codes.map(verdict) as [Verdict, Verdict, Verdict];
  return { guest, buyer, farmer };
}

/** The code of the first answer to a subscription; undefined where it was given something. */
async function subscribed(call: string, token: string | undefined): Promise<{ code: string | undefined }> {
  const client = await liveClient(server.url, { token });
  const { payload } = await client.subscribe(call).next();
  await client.close();
  const errors = Array.isArray(payload) ? payload : payload.errors;
  return { code: errors?.[0]?.extensions.code };
}

const rootFields = (type: GraphQLObjectType | null | undefined) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`);

describe('who may what', () => {
  test('every root field of the schema has a row, and every row a field', () => {
    const { schema } = server.parts;
    const fields = [
      ...rootFields(schema.getQueryType()),
      ...rootFields(schema.getMutationType()),
      ...rootFields(schema.getSubscriptionType()),
    ];
    expect(Object.keys(FIELDS).sort()).toEqual(fields.sort());
  });

  test.each(Object.entries(FIELDS))('%s', async (_field, { call, guest, buyer, farmer }) => {
    const found = await verdicts(async (token) => {
      const answer = call.startsWith('subscription')
        ? await subscribed(call, token)
        : await server.graphql(call, {}, token);
      // Without this a call that does not even validate would pass for an allowed one.
      expect(['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED', 'INTERNAL']).not.toContain(answer.code);
      return answer.code;
    });
    expect(found).toEqual({ guest, buyer, farmer });
  });

  test('every REST route has a row, and every row a route', () => {
    const routes = server.parts.routes.map(({ contract: { method, path } }) => `${method} ${path}`);
    expect(Object.keys(ROUTES).sort()).toEqual(routes.sort());
  });

  test.each(Object.entries(ROUTES))(
    '%s, with and without /api',
    async (route, { path, body, onlyBelowApi, guest, buyer, farmer }) => {
      const [method = '', pattern = ''] = route.split(' ');
      for (const prefix of onlyBelowApi ? ['/api'] : ['/api', '']) {
        const found = await verdicts(async (token) => {
          const request = { ...(body === undefined ? {} : { body }), ...(token === undefined ? {} : { token }) };
          const answer = await server.rest(method.toUpperCase(), `${prefix}${path ?? pattern}`, request);
          expect(answer.status).not.toBe(500);
          return answer.body?.code;
        });
        expect(found).toEqual({ guest, buyer, farmer });
      }
    },
  );

  test('a token that is altered, or signed by someone else, is refused everywhere', async () => {
    const { token } = people.buyer;
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'farmer' })).toString('base64url');
    for (const bad of [`${header}.${forged}.${signature}`, `${header}.${payload}.`, 'nonsense']) {
      expect((await server.graphql('{ myBids { nodes { id } } }', {}, bad)).code).toBe('UNAUTHENTICATED');
      expect((await server.graphql('{ crops { nodes { id } } }', {}, bad)).code).toBe('UNAUTHENTICATED');
    }
  });
});
