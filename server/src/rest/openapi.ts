import type { Config } from '../platform/config.js';
import { ERROR_KINDS } from '../platform/errors/codes.js';
import { ACCOUNT_SCHEMAS } from './openapi-accounts.js';
import { CROP_SCHEMAS } from './openapi-crops.js';
import { OPERATIONS } from './openapi-paths.js';
import { object, ref, type Schema, text } from './openapi-schema.js';

/** What any operation may answer. */
const ALWAYS = [400, 401, 429, 500, 503];

const codesOf = (status: number): string[] =>
  Object.entries(ERROR_KINDS)
    .filter(([, kind]) => kind.status === status)
    .map(([code]) => code);

function refusal(status: number): Schema {
  return {
    description: codesOf(status).join(', '),
    content: { 'application/json': { schema: ref('Error') } },
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
      : {}),
  };
}

function describe(operation: (typeof OPERATIONS)[string]): Schema {
  const { tag, id, summary, signedIn, parameters, body, status, answer, optional, stream, refusals = [] } = operation;
  const statuses = [...new Set([...ALWAYS, ...refusals])].sort();
  return {
    tags: [tag],
    operationId: id,
    summary,
    ...(signedIn ? { security: [{ accessToken: [] }] } : {}),
    ...(parameters ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(Object.entries(body).map(([type, schema]) => [type, { schema }])),
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Done.',
        content:
          stream === undefined
            ? { 'application/json': { schema: object({ success: { const: true }, ...answer }, optional) } }
            : { 'text/event-stream': { schema: text(stream) } },
      },
      ...Object.fromEntries(statuses.map((code) => [code, refusal(code)])),
    },
  };
}

/** Every operation, grouped by path. */
function paths(): Record<string, Record<string, Schema>> {
  const grouped: Record<string, Record<string, Schema>> = {};
  for (const [key, operation] of Object.entries(OPERATIONS)) {
    const [verb = '', path = ''] = key.split(' ');
    grouped[path] = { ...grouped[path], [verb]: describe(operation) };
  }
  return grouped;
}

/** The description of the REST interface, OpenAPI 3.1. The tables it is made of stand in `openapi-*.ts`. */
export function openApiDocument({ brand, http }: Pick<Config, 'brand' | 'http'>): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} REST interface`,
      version: '1.0.0',
      description:
        'The same rules as the GraphQL interface at /graphql. Every path also works without /api. Amounts are rupees per unit of the listing.',
      contact: { email: brand.email },
    },
    servers: [{ url: '/api' }, { url: `${http.publicUrl}/api` }],
    paths: paths(),
    components: {
      schemas: { ...ACCOUNT_SCHEMAS, ...CROP_SCHEMAS },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
