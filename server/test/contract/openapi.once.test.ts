import { createConfig, lintFromString } from '@redocly/openapi-core';
import { chatStream } from '../../src/rest/contracts/chat.contract.js';
import { startTestServer, type TestServer } from '../harness.js';

interface Media {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: { readonly code: string } }>>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, { readonly description: string; readonly content: Record<string, Media> }>;
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, { readonly properties: Record<string, unknown> }> };
}

let server: TestServer;
let text: string;
let document: Document;

beforeAll(async () => {
  server = await startTestServer();
  const answer = await server.rest('GET', '/api/openapi.json');
  text = answer.text;
  document = answer.body;
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ route: `${verb} ${path}`, ...operation })),
  );

describe('/api/openapi.json', () => {
  test('describes exactly the routes that there are', () => {
    const routes = server.parts.routes.map(
      ({ contract: { method, path } }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    // The one answer that is no JSON has a router of its own.
    routes.push('post /chat/stream');
    expect(
      operations()
        .map(({ route }) => route)
        .sort(),
    ).toEqual(routes.sort());
  });

  test("has nothing to say for Redocly's recommended rules, no warning either, but for one path beside the specification's", async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([
      // The first path is the specification's and is tried first; no crop's identifier is the word "farmer".
      ...['publish', 'relist', 'auction', 'bids'].map(
        (part) =>
          `no-ambiguous-paths: Paths should resolve unambiguously. Found two ambiguous paths: \`/crops/farmer/{id}\` and \`/crops/{id}/${part}\`. #/paths/~1crops~1{id}~1${part}`,
      ),
    ]);
  });

  test('names nothing that it does not define, and defines nothing that it does not name', () => {
    const named = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
    expect([...named].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('gives every operation a name of its own, and the refusals that may always come', () => {
    const all = operations();
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    for (const { responses } of all) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
    }
  });

  test('says which headers an answer has: what is left of a limit, and of 401 how to sign in', () => {
    const answers = Object.values(document.paths)
      .flatMap((verbs) => Object.values(verbs))
      .flatMap(({ responses }) => Object.entries(responses as Record<string, { readonly headers?: object }>));
    for (const [status, { headers = {} }] of answers) {
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(['RateLimit-Policy', 'RateLimit']));
      expect([status, 'WWW-Authenticate' in headers]).toEqual([status, status === '401']);
    }
  });

  test('has an example of every request, every answer and every refusal', () => {
    const isEmpty = (example: unknown) => example === undefined || JSON.stringify(example) === '{}';
    const without = operations().flatMap(({ route, requestBody, responses }) => [
      ...Object.entries(requestBody?.content ?? {})
        .filter(([, media]) => isEmpty(media.example))
        .map(([type]) => `${route} takes ${type}`),
      ...Object.entries(responses)
        .filter(([status, { content }]) => {
          const [media] = Object.values(content);
          return isEmpty(Number(status) < 400 ? media?.example : media?.examples);
        })
        .map(([status]) => `${route} answers ${status}`),
    ]);
    expect(without).toEqual([]);
  });

  test('types a listing nested, as JSON takes it, and dotted, as a form does', () => {
    const { CropInput, CropForm } = document.components.schemas;
    expect(CropInput?.properties.price).toMatchObject({ type: 'object', required: ['basePrice'] });
    expect(CropInput?.properties).not.toHaveProperty(['price.basePrice']);
    expect(CropForm?.properties).toHaveProperty(['price.basePrice']);
    expect(CropForm?.properties.images).toMatchObject({ type: 'array', items: { type: 'string', format: 'binary' } });
    expect(CropInput?.properties.category).toMatchObject({ enum: expect.arrayContaining(['grains', 'dairy']) });
  });

  test('describes the pieces in which the advisor answers', async () => {
    const body = { messages: [{ role: 'user', content: 'What is the MSP of wheat?' }] };
    const stream = await server.rest('POST', '/api/chat/stream', { body });
    const described = JSON.stringify(document.paths['/chat/stream']?.post?.responses[stream.status]);
    expect(described).toContain('text/event-stream');
    const events = [...stream.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)];
    expect(events.map(([, name]) => name)).toEqual(expect.arrayContaining(['delta', 'sources', 'done']));
    for (const [, name = '', data = ''] of events) {
      expect(described).toContain(`\`${name}\``);
      const event = { [name]: JSON.parse(data) };
      expect(chatStream.answer.schema.parse(event)).toEqual(event);
    }
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
