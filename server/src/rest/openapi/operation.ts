import type { z } from 'zod';
import type { Contract } from '../contract.js';
import { errorBody } from '../contracts/fields.js';
import type { Components, Json } from './json-schema.js';
import { COUNTED, refusalResponses } from './refusals.js';

const PREFER = { $ref: '#/components/parameters/Prefer' };
const KEY = { $ref: '#/components/parameters/IdempotencyKey' };
const APPLIED = {
  'Preference-Applied': {
    description: '`handling=strict` where it was asked for.',
    schema: { type: 'string', examples: ['handling=strict'] },
  },
};

/** An object's fields as parameters: their description stands at the parameter, the rest in its schema. */
function parametersOf(place: 'path' | 'query', fields: z.ZodObject | undefined, components: Components): Json[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = components.schemaOf(fields) as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description,
    schema,
  }));
}

const FORM_RULES =
  'In a form, every part needs a name and every file a file name too: `Content-Disposition: form-data; name="images"; filename="wheat.jpg"`. What the file is called is used nowhere; `filename*` beside it or in its place is taken. Texts are UTF-8.';

function requestBody({ body }: Contract, components: Components): Json {
  if (!body) return {};
  const json = { schema: components.schemaOf(body.schema), example: body.example };
  const form = body.upload && { schema: components.schemaOf(body.upload.schema), example: body.upload.example };
  return {
    requestBody: {
      required: true,
      ...(form ? { description: FORM_RULES } : {}),
      content: { 'application/json': json, ...(form ? { 'multipart/form-data': form } : {}) },
    },
  };
}

/** Server-sent events as they stand on the wire. */
const eventsOf = (example: Json): string =>
  Object.entries(example)
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');

function success({ answer }: Contract, components: Components): Json {
  const { schema, example, stream, csv } = answer;
  return {
    description: stream ?? 'Done.',
    headers: { ...APPLIED, ...COUNTED },
    content: stream
      ? { 'text/event-stream': { schema: { type: 'string' }, example: eventsOf(example) } }
      : {
          'application/json': { schema: components.schemaOf(schema), example },
          ...(csv ? { 'text/csv': { schema: { type: 'string' }, example: csv } } : {}),
        },
  };
}

const SIGN_IN = { accessToken: [] };
const SECURITY = { required: [SIGN_IN], optional: [{}, SIGN_IN], never: [] };

/** An operation of the OpenAPI document. */
export function operationOf(contract: Contract, components: Components): Json {
  const { tag, id, summary, description, signedIn = 'never', params, query, answer } = contract;
  return {
    tags: [tag],
    operationId: id,
    summary,
    ...(description ? { description } : {}),
    security: SECURITY[signedIn],
    parameters: [
      ...parametersOf('path', params, components),
      ...parametersOf('query', query, components),
      ...(contract.takesKey ? [KEY] : []),
      PREFER,
    ],
    ...requestBody(contract, components),
    responses: {
      [answer.status]: success(contract, components),
      ...refusalResponses(contract, components.schemaOf(errorBody)),
    },
  };
}
