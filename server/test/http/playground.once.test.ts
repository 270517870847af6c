import { startTestServer, type TestServer } from '../harness.js';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const TITLE = '<title>GraphQL playground</title>';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const fromAddress = (path: string, headers: Record<string, string>) => server.rest('GET', path, { headers });

describe('an address that GraphiQL has written its query into', () => {
  const query = encodeURIComponent('{ services { nodes { slug } } }');

  test.each(['/graphql', '/playground'])('%s opens the playground in a browser, and runs nothing', async (path) => {
    const page = await fromAddress(`${path}?query=${query}&variables=%7B%7D`, BROWSER);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(TITLE);
    expect(page.text).not.toContain('commodity-trade');
  });

  test('answers a program as before', async () => {
    const asked = { accept: 'application/json', 'apollo-require-preflight': '1' };
    const answer = await fromAddress(`/graphql?query=${query}`, asked);
    expect([answer.status, answer.body.data.services.nodes[0].slug]).toEqual([200, 'commodity-trade']);
  });
});

test('the playground opens with a query of the market, which answers', async () => {
  const { text } = await server.rest('GET', '/playground/files/start.js');
  const [, settings = '{}'] = text.match(/\.\.\.(\{.*\}),$/m) ?? [];
  const { defaultQuery } = JSON.parse(settings);
  expect(defaultQuery).not.toContain('__schema');
  const { errors, data } = await server.graphql(defaultQuery);
  expect({ errors, data }).toEqual({ errors: [], data: { crops: { nodes: expect.any(Array) } } });
});
