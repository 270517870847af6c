import { randomUUID } from 'node:crypto';
import type { Person } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import { type RestAnswer, restClient } from '../support/http-client.js';

/** What a command came to, in either interface. */
export interface Outcome {
  readonly status: number;
  /** Undefined where it was done. */
  readonly code: string | undefined;
  readonly message: string | undefined;
  /** The whole answer. */
  readonly text: string;
  /** Identifier of what was made or removed; undefined where it was refused. */
  readonly id: string | undefined;
  readonly retryAfter: string | null;
}

export interface BidToSend {
  readonly cropId: string;
  readonly bidAmount: number;
}

export interface Way {
  readonly name: string;
  bid(server: Pick<TestServer, 'url'>, as: Person, bid: BidToSend, key?: string): Promise<Outcome>;
  list(server: Pick<TestServer, 'url'>, as: Person, cropName: string, key?: string): Promise<Outcome>;
  remove(server: Pick<TestServer, 'url'>, as: Person, id: string, key?: string): Promise<Outcome>;
  signUp(
    server: Pick<TestServer, 'url'>,
    fields: Readonly<Record<string, unknown>>,
    key?: string,
  ): Promise<Outcome & { readonly token: string | undefined }>;
}

export const newKey = () => randomUUID();

const WHEAT = {
  category: 'grains',
  description: 'Clean and dry.',
  quantity: { amount: 80, unit: 'quintal' },
  price: { basePrice: 2520 },
  location: { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' },
};

const restOutcome = (
  { status, body, text, headers }: RestAnswer,
  id: (body: RestAnswer['body']) => string,
): Outcome => ({
  status,
  code: body?.code,
  message: body?.success ? undefined : body?.message,
  text,
  id: body?.success ? id(body) : undefined,
  retryAfter: headers.get('retry-after'),
});

const withKey = (key: string | undefined) => (key === undefined ? {} : { headers: { 'Idempotency-Key': key } });

const REST: Way = {
  name: 'REST',
  async bid({ url }, { token }, body, key) {
    const answer = await restClient(url)('POST', '/api/bids/place', { token, body, ...withKey(key) });
    return restOutcome(answer, ({ bid }) => bid.bidId);
  },
  async list({ url }, { token }, cropName, key) {
    const body = { ...WHEAT, cropName };
    const answer = await restClient(url)('POST', '/api/crops', { token, body, ...withKey(key) });
    return restOutcome(answer, ({ crop }) => crop.id);
  },
  async remove({ url }, { token }, id, key) {
    const answer = await restClient(url)('DELETE', `/api/crops/${id}`, { token, ...withKey(key) });
    return restOutcome(answer, () => id);
  },
  async signUp({ url }, fields, key) {
    const answer = await restClient(url)('POST', '/api/auth/register', { body: fields, ...withKey(key) });
    return { ...restOutcome(answer, ({ user }) => user.id), token: answer.body?.accessToken };
  },
};

async function mutate(
  { url }: Pick<TestServer, 'url'>,
  [query, input]: readonly [string, Readonly<Record<string, unknown>>],
  id: (payload: RestAnswer['body']) => string,
  token?: string,
): Promise<Outcome & { readonly payload: RestAnswer['body'] }> {
  const answer = await restClient(url)('POST', '/graphql', {
    body: { query, variables: { input } },
    ...(token ? { token } : {}),
  });
  const [error] = answer.body?.errors ?? [];
  const payload = Object.values(answer.body?.data ?? {})[0] ?? null;
  return {
    status: answer.status,
    code: error?.extensions?.code,
    message: error?.message,
    text: answer.text,
    id: payload === null ? undefined : id(payload),
    retryAfter: answer.headers.get('retry-after'),
    payload,
  };
}

const PLACE = `mutation ($input: PlaceBidInput!) { placeBid(input: $input) {
  bid { id bidAmount createdAt crop { id images { url } farmer { firstName } } } } }`;
const CREATE = `mutation ($input: CreateCropInput!) { createCrop(input: $input) {
  crop { id createdAt images { url } farmer { firstName contact { phone } } } } }`;
const REMOVE = 'mutation ($input: DeleteCropInput!) { deleteCrop(input: $input) { deletedCropId } }';
const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { session { accessToken user { id } } } }';

const GRAPHQL: Way = {
  name: 'GraphQL',
  bid: (server, { token }, bid, idempotencyKey) =>
    mutate(server, [PLACE, { ...bid, idempotencyKey }], (payload) => payload.bid.id, token),
  list(server, { token }, cropName, idempotencyKey) {
    const { price, ...crop } = WHEAT;
    const quantity = { ...crop.quantity, unit: 'QUINTAL' };
    const input = { ...crop, ...price, quantity, category: 'GRAINS', cropName, idempotencyKey };
    return mutate(server, [CREATE, input], (payload) => payload.crop.id, token);
  },
  remove: (server, { token }, id, idempotencyKey) =>
    mutate(server, [REMOVE, { id, idempotencyKey }], (payload) => payload.deletedCropId, token),
  async signUp(server, { role, gender, ...fields }, idempotencyKey) {
    const input = { ...fields, role: String(role).toUpperCase(), gender: String(gender).toUpperCase(), idempotencyKey };
    const outcome = await mutate(server, [REGISTER, input], (payload) => payload.session.user.id);
    return { ...outcome, token: outcome.payload?.session.accessToken };
  },
};

/** Every command goes both ways, and has to come to the same. */
export const WAYS: readonly Way[] = [REST, GRAPHQL];
