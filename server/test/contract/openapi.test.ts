import { startTestServer, type TestServer } from '../harness.js';

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

let server: TestServer;
let document: Document;

beforeAll(async () => {
  server = await startTestServer();
  document = (await server.rest('GET', '/api/openapi.json')).body;
});
afterAll(() => server.close());

interface Described {
  readonly content: Record<string, { readonly schema: { properties: Record<string, unknown>; required: string[] } }>;
}

const question = (content: string) => ({ messages: [{ role: 'user', content }] });
const chat = (content: string) => server.rest('POST', '/api/chat', { body: question(content) });
const operations = () =>
  Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ route: `${verb} ${path}`, ...operation })),
  );

describe('/api/openapi.json', () => {
  test('describes exactly the routes that there are', () => {
    const routes = server.parts.routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    // The one answer that is no JSON has a router of its own.
    routes.push('post /chat/stream');
    expect(
      operations()
        .map(({ route }) => route)
        .sort(),
    ).toEqual(routes.sort());
  });

  test('names nothing that it does not define, and defines nothing that it does not name', () => {
    const text = JSON.stringify(document);
    const named = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
    expect([...named].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('gives every operation a name of its own, a success and the refusals that may always come', () => {
    const all = operations();
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    for (const { responses } of all) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
      expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
    }
  });

  test.each([
    ['get /crops', () => server.rest('GET', '/api/crops?limit=1')],
    ['post /chat', () => chat('What is the MSP of wheat?')],
    ['post /chat', () => chat('Hello')],
  ] as const)('describes every property of the answer of %s', async (route, ask) => {
    const { status, body } = await ask();
    const [verb = '', path = ''] = route.split(' ');
    const schema = document.paths[path]?.[verb]?.responses[status] as Described;
    const { properties, required } = schema.content['application/json']?.schema ?? { properties: {}, required: [] };
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(body)));
    expect(Object.keys(body)).toEqual(expect.arrayContaining(required));
  });

  test('describes the pieces in which the advisor answers', async () => {
    const stream = await server.rest('POST', '/api/chat/stream', { body: question('What is the MSP of wheat?') });
    const described = JSON.stringify(document.paths['/chat/stream']?.post?.responses[stream.status]);
    expect(described).toContain('text/event-stream');
    const events = [...stream.text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name ?? '');
    expect(events).toEqual(expect.arrayContaining(['delta', 'sources', 'done']));
    for (const event of events) expect(described).toContain(event);
  });

  test('/api/docs reads it with our own files alone', async () => {
    const page = await server.rest('GET', '/api/docs');
    expect(page.status).toBe(200);
    const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses).toContain('/api/docs/files/swagger-ui-bundle.js');
    for (const address of addresses) {
      expect(address).toMatch(/^\/api\//);
      expect((await server.rest('GET', address)).status).toBe(200);
    }
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    expect((await server.rest('GET', '/api/docs/files/package.json')).status).toBe(404);
  });
});
