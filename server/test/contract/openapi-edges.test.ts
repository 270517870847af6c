import { makeBuyer, makeFarmer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

/*
 * A request that fits the description is not refused for its form: clients and testers that are generated from it believe it. Tried
 * at the edges of every parameter and field: the shortest and the longest text, the least and the greatest number.
 */

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters: ReadonlyArray<{ readonly name: string; readonly in: string; readonly schema: Schema }>;
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema; readonly example: object }> };
}

/** What no schema of one field can say. */
const MORE_THAN_A_FORM: ReadonlySet<string> = new Set([
  // Only markers that an answer gave.
  'after',
  // Only places that we know.
  'near',
  // Not more than there is, which is another field.
  'minQuantity',
]);

let server: TestServer;
let tokens: readonly string[];
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
let components: Readonly<Record<string, Schema>>;

beforeAll(async () => {
  server = await startTestServer();
  tokens = [(await makeFarmer(server)).token, (await makeBuyer(server)).token];
  const { body } = await server.rest('GET', '/api/openapi.json');
  paths = body.paths;
  components = body.components.schemas;
});
afterAll(() => server.close());

const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(components[schema.$ref.replace('#/components/schemas/', '')] as Schema) : schema;

/** The values at the edges of what a schema takes; none where its form says more than a length. */
function edgesOf(given: Schema): unknown[] {
  const schema = resolved(given);
  if (schema.anyOf) return schema.anyOf.flatMap(edgesOf);
  if (schema.const !== undefined || schema.enum || schema.format || schema.pattern) return [];
  const types = [schema.type].flat();
  if (types.includes('string')) {
    return [schema.minLength ?? 0, Math.min(schema.maxLength ?? 20, 4_000)].map((length) => 'x'.repeat(length));
  }
  if (types.includes('integer') || types.includes('number')) {
    return [schema.minimum, schema.maximum].filter((edge) => edge !== undefined);
  }
  return [];
}

test('the edges of what the description takes are taken', async () => {
  const refused = new Set<string>();
  let tried = 0;
  for (const [path, verbs] of Object.entries(paths)) {
    const address = `/api${path.replace(/\{\w+\}/g, '018f6b24-5d10-7a33-9c42-0a1b2c3d4e5f')}`;
    for (const [method, { parameters, requestBody }] of Object.entries(verbs)) {
      const json = requestBody?.content['application/json'];
      const fields = Object.entries((json && resolved(json.schema).properties) ?? {});
      const requests = [
        ...parameters
          .filter((parameter) => parameter.in === 'query')
          .flatMap(({ name, schema }) =>
            edgesOf(schema).map((edge) => ({
              name,
              edge,
              at: `${address}?${name}=${encodeURIComponent(String(edge))}${name === 'page' ? '&limit=1' : ''}`,
              body: json?.example,
            })),
          ),
        ...fields.flatMap(([name, schema]) =>
          edgesOf(schema).map((edge) => ({ name, edge, at: address, body: { ...json?.example, [name]: edge } })),
        ),
      ];
      for (const { name, edge, at, body } of requests) {
        tried += 1;
        for (const token of tokens) {
          const sent = body === undefined ? {} : { body };
          const answer = await server.rest(method.toUpperCase(), at, { token, ...sent });
          const errors: ReadonlyArray<{ readonly field: string; readonly message: string }> = answer.body?.errors ?? [];
          const own = errors.find(({ field }) => field === name);
          if (answer.status === 400 && own && !MORE_THAN_A_FORM.has(name))
            refused.add(`${method} ${path} ${name}=${String(edge).slice(0, 12)}: ${own.message}`);
        }
      }
    }
  }
  expect([...refused]).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});
