import { randomUUID } from 'node:crypto';
import { CropEntity, NEW_CROP } from '../../src/modules/crops/crop.entity.js';
import { checkCrop } from '../../src/modules/crops/crop.rules.js';
import { searchTextOf } from '../../src/modules/crops/crop-search.js';
import { storedPlace } from '../../src/modules/geography/stored-place.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import type { Role } from '../../src/modules/users/user.types.js';
import { newId } from '../../src/platform/ids.js';
import { makeBuyer, makeFarmer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';
import { WHEAT } from './wheat.js';

export { WHEAT };

/** Someone with an account and a live access token. */
export type Person = Pick<TestPerson, 'id' | 'email' | 'password' | 'firstName' | 'token'>;

/** The listing of `wheat.ts` in the dotted keys of the add-crop form. */
export const WHEAT_FIELDS: Readonly<Record<string, string>> = {
  cropName: 'Wheat',
  category: 'grains',
  description: 'Clean and dry.',
  'quantity.amount': '80',
  'quantity.unit': 'quintal',
  'price.basePrice': '2520',
  'location.state': 'Haryana',
  'location.district': 'Hisar',
  'location.address': 'Village Kaimri',
};

/** The same as the add-crop form sends it, as multipart. */
export function wheatForm(pictures: readonly Buffer[] = [], others: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  const fields = { ...WHEAT_FIELDS, ...others };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const bytes of pictures)
    form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
  return form;
}

/** One REST call. A `FormData` goes as multipart, a text as it stands (also where it is no JSON), anything else as JSON. */
export async function call(
  server: TestServer,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { as, body }: { readonly as?: Person | undefined; readonly body?: unknown } = {},
): Promise<RestAnswer> {
  const token = as ? { token: as.token } : {};
  if (body instanceof FormData) return server.rest(method, path, { ...token, form: body });
  if (typeof body !== 'string') return server.rest(method, path, { ...token, body });
  const response = await fetch(`${server.url}${path}`, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as.token}` } : {}) },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** One GraphQL operation; the body has `data` and `errors`. */
export function ask(
  server: TestServer,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  as?: Person,
): Promise<RestAnswer> {
  return call(server, 'POST', '/graphql', { as, body: { query, variables } });
}

/** The code of a GraphQL answer's first error, undefined where there is none. */
export const codeOf = (reply: RestAnswer): string | undefined => reply.body.errors?.[0]?.extensions?.code;

/** A word that nobody else's crops have, so that a search finds this test's alone. */
export function uniqueWord(): string {
  return `w${randomUUID().slice(0, 8)}`;
}

/** Someone who signed up for this test alone, with whatever the test wants to be so about their account. */
export async function person(server: TestServer, role: Role, values: Partial<UserEntity> = {}): Promise<Person> {
  const made = await (role === 'farmer' ? makeFarmer : makeBuyer)(server);
  if (Object.keys(values).length > 0) await server.dataSource.manager.update(UserEntity, { id: made.id }, values);
  return { ...made, ...values };
}

/** A crop that is for sale, with whatever the test wants otherwise. */
export async function insertCrop(
  server: TestServer,
  farmer: Person,
  values: Partial<CropEntity> = {},
): Promise<CropEntity> {
  const crop = Object.assign(
    new CropEntity(),
    {
      id: newId(),
      farmerId: farmer.id,
      ...NEW_CROP,
      ...checkCrop(WHEAT, server.clock.now()),
      auctionPlannedEnd: null,
      auctionState: null,
      status: 'active',
      verified: false,
      searchText: '',
      createdAt: server.clock.now(),
    } satisfies CropEntity,
    values,
  );
  Object.assign(crop, storedPlace(crop));
  crop.searchText = searchTextOf(crop, farmer);
  await server.dataSource.manager.insert(CropEntity, crop);
  return crop;
}

/** How many SQL statements the work sends, without the news of earlier changes, which other workers get on its own time. */
export async function statements(server: TestServer, work: () => Promise<unknown>): Promise<number> {
  const { dataSource } = server;
  const logger = dataSource.logger;
  let count = 0;
  dataSource.logger = {
    logQuery: (text: string) => {
      if (!text.startsWith('SELECT pg_notify(')) count += 1;
    },
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
    logSchemaBuild: () => undefined,
    logMigration: () => undefined,
    log: () => undefined,
  };
  try {
    await work();
  } finally {
    dataSource.logger = logger;
  }
  return count;
}

/** A server of its own with the limits of production, closed again also where the test fails. */
export async function withRealLimits(work: (server: TestServer) => Promise<void>): Promise<void> {
  const strict = await startTestServer({ rateLimitFactor: 1 });
  try {
    await work(strict);
  } finally {
    await strict.close();
  }
}
