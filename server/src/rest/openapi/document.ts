import { KEPT_MS } from '../../platform/commands/stored-answers.js';
import type { Config } from '../../platform/config.js';
import { inWords } from '../../platform/duration.js';
import type { Contract, Tag } from '../contract.js';
import { Components, type Json } from './json-schema.js';
import { operationOf } from './operation.js';

const DESCRIPTION = `The same rules as the GraphQL interface at /graphql. Amounts are rupees per unit of the listing.

The paths of accounts, crops, bids and the advisor also work without /api.

**Lists** come in pages: \`page\` counts from 1, \`limit\` says how many a page has, and \`total\` how many there are in all.

**Refusals** all have one body: \`success: false\`, a \`message\` for a person, a \`code\` for a program, and \`errors\` with the fields that are wrong.

**After a lost answer** send the same request again with the same \`Idempotency-Key\`: it is not done twice.

**What is not known here** (a misspelled parameter, a field that does not exist) is left out and named in \`warnings\` beside the answer. Send \`Prefer: handling=strict\` to have it refused instead, before anything happens.`;

const TAGS: Readonly<Record<Tag, string>> = {
  Accounts: 'Sign-up, sign-in, and the tokens that carry it on.',
  Crops: 'What farmers have for sale.',
  Bids: 'What buyers offer, and what farmers answer.',
  Deals: 'What both sides agreed on.',
  Notifications: 'What you are told, and how.',
  People: 'What the deals of farmers and buyers say of them; open to anyone.',
  Advisor: 'Questions about farming, answered in Hindi or English.',
  'Farm services': 'Prices, schemes, news and directories; open to anyone.',
};

const PREFER = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description: '`handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240).',
  schema: { type: 'string', examples: ['handling=strict'] },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `A text of your choice for this one request; a UUID is good. Sent again with the same key within ${inWords(KEPT_MS)}, the request is not done again and gets the same answer (sign-up: is signed in again). The same key with another request is KEY_REUSED. What was refused is not kept.`,
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    pattern: '^[ -~]+$',
    examples: ['0f3c2b8e-6f0e-4a53-9d0b-2f3f0f8f5f10'],
  },
};

/** Every operation, grouped by path. */
function pathsOf(contracts: readonly Contract[], components: Components): Record<string, Record<string, Json>> {
  const grouped: Record<string, Record<string, Json>> = {};
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    grouped[path] = { ...grouped[path], [contract.method]: operationOf(contract, components) };
  }
  return grouped;
}

/** Only an address that others can reach is worth naming beside the relative one. */
const isPublic = (url: string) => url.startsWith('https:');

/** The description of the REST interface, OpenAPI 3.1, from the contracts that its routes keep. */
export function openApiDocument({ brand, http }: Pick<Config, 'brand' | 'http'>, contracts: readonly Contract[]): Json {
  const components = new Components();
  const paths = pathsOf(contracts, components);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} REST interface`,
      version: '1.0.0',
      description: DESCRIPTION,
      contact: { email: brand.email },
      license: { name: 'Not licensed for redistribution', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }, ...(isPublic(http.publicUrl) ? [{ url: `${http.publicUrl}/api` }] : [])],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY, Prefer: PREFER },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `accessToken` of sign-up, sign-in or refresh.',
        },
      },
    },
  };
}
