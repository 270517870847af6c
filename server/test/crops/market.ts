import { randomUUID } from 'node:crypto';
import { AccessTokens } from '../../src/modules/auth/access-tokens.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { searchTextOf } from '../../src/modules/crops/crop-search-text.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import type { Role } from '../../src/modules/users/user.types.js';
import { newId } from '../../src/platform/ids.js';
import type { MarketServer } from './market-server.js';

export { type MarketServer, startMarket } from './market-server.js';

/** Someone with an account and a live access token. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly token: string;
}

/** What came back: a status and, where there was one, a JSON body. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReturnType<typeof JSON.parse>;
}

/** A complete listing as JSON. */
export const WHEAT = {
  cropName: 'Wheat',
  category: 'grains',
  description: 'Clean and dry.',
  quantity: { amount: 80, unit: 'quintal' },
  price: { basePrice: 2520 },
  location: { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' },
} as const;

/** The same as the add-crop form sends it: multipart with dotted keys. */
export function wheatForm(pictures: readonly Buffer[] = [], others: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  const fields = {
    cropName: 'Wheat',
    category: 'grains',
    description: 'Clean and dry.',
    'quantity.amount': '80',
    'quantity.unit': 'quintal',
    'price.basePrice': '2520',
    'location.state': 'Haryana',
    'location.district': 'Hisar',
    'location.address': 'Village Kaimri',
    ...others,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const bytes of pictures) form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
  return form;
}

/** One REST call; a `FormData` goes as multipart, anything else as JSON. */
export async function call(
  server: MarketServer,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { as, body }: { readonly as?: Person | undefined; readonly body?: unknown } = {},
): Promise<Reply> {
  const headers = new Headers(as ? { authorization: `Bearer ${as.token}` } : {});
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** One GraphQL operation. */
export function ask(
  server: MarketServer,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  as?: Person,
): Promise<Reply> {
  return call(server, 'POST', '/graphql', { as, body: { query, variables } });
}

/** The code of a GraphQL answer's first error, undefined where there is none. */
export const codeOf = (reply: Reply): string | undefined => reply.body.errors?.[0]?.extensions?.code;

/** A word that nobody else's crops have, so that a search finds this test's alone. */
export function uniqueWord(): string {
  return `w${randomUUID().slice(0, 8)}`;
}

/** An account of its own for a test, without the cost of a password. */
export async function person(server: MarketServer, role: Role, values: Partial<UserEntity> = {}): Promise<Person> {
  const user = Object.assign(
    new UserEntity(),
    {
      id: newId(),
      firstName: 'Asha',
      lastName: 'Rani',
      email: `${uniqueWord()}@example.org`,
      phone: '5000000000',
      passwordHash: 'nobody signs in with this',
      role,
      gender: 'female',
      location: null,
      rating: null,
      verified: false,
      createdAt: server.clock.now(),
    } satisfies UserEntity,
    values,
  );
  await server.parts.dataSource.manager.insert(UserEntity, user);
  const token = new AccessTokens(server.parts.config.jwtSecret ?? '').sign({ id: user.id, role }, server.clock.now());
  return { id: user.id, email: user.email, firstName: user.firstName, token };
}

/** A crop that is for sale, with whatever the test wants otherwise. */
export async function makeCrop(
  server: MarketServer,
  farmer: Person,
  values: Partial<CropEntity> = {},
): Promise<CropEntity> {
  const crop = Object.assign(
    new CropEntity(),
    {
      id: newId(),
      farmerId: farmer.id,
      cropName: 'Wheat',
      category: 'grains',
      description: 'Clean and dry.',
      quantityAmount: 80,
      quantityUnit: 'quintal',
      priceType: 'fixed',
      basePricePaise: 252_000,
      reservePricePaise: null,
      state: 'Haryana',
      district: 'Hisar',
      address: 'Village Kaimri',
      harvestDate: null,
      expiryDate: null,
      qualityGrade: 'B',
      organic: false,
      pesticidesUsed: [],
      fertilizersUsed: [],
      certifications: [],
      status: 'active',
      verified: false,
      rating: null,
      reviews: null,
      searchText: '',
      createdAt: server.clock.now(),
      deletedAt: null,
    } satisfies CropEntity,
    values,
  );
  crop.searchText = searchTextOf(crop, farmer);
  await server.parts.dataSource.manager.insert(CropEntity, crop);
  return crop;
}

/** How many SQL statements the work sends. */
export async function statements(server: MarketServer, work: () => Promise<unknown>): Promise<number> {
  const { dataSource } = server.parts;
  const logger = dataSource.logger;
  let count = 0;
  dataSource.logger = {
    logQuery: () => {
      count += 1;
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
