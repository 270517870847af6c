import { ask, call, type Person, person } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';
import { brokenInvariants } from './invariants.js';

/** Ramesh, who sells, and Anita and Imran, who bid. */
export async function traders(server: TestServer): Promise<Readonly<Record<'farmer' | 'buyer' | 'other', Person>>> {
  const [farmer, buyer, other] = await Promise.all([
    person(server, 'farmer', { firstName: 'Ramesh' }),
    person(server, 'buyer', { firstName: 'Anita' }),
    person(server, 'buyer', { firstName: 'Imran' }),
  ]);
  return { farmer, buyer, other };
}

/** A bid as REST shows it, with the offer that can be answered. */
export interface PlacedBid {
  readonly bidId: string;
  readonly offerId: string;
}

/** Places a bid, and gives what came of it. Throws where it is refused. */
export async function placeBid(
  server: TestServer,
  buyer: Person,
  cropId: string,
  terms: { readonly bidAmount?: number; readonly quantity?: number; readonly message?: string } = {},
): Promise<PlacedBid> {
  const body = { cropId, bidAmount: 2_480, ...terms };
  const { status, body: placed, text } = await call(server, 'POST', '/api/bids/place', { as: buyer, body });
  if (status !== 201) throw new Error(`A bid of a test answered ${status}: ${text}`);
  return placed.bid;
}

/** Somebody signed in anew: an access token ends long before an offer does. */
export async function signedInAgain<Who extends Person>(server: TestServer, who: Who): Promise<Who> {
  const { email, password } = who;
  const { status, body, text } = await call(server, 'POST', '/api/auth/login', { body: { email, password } });
  if (status !== 200) throw new Error(`Signing in again answered ${status}: ${text}`);
  return { ...who, token: body.accessToken };
}

/** The same for everybody of a test, by the names that it gives them. */
export async function allSignedInAgain<People extends Readonly<Record<string, Person>>>(
  server: TestServer,
  people: People,
): Promise<People> {
  const signedIn = Object.entries(people).map(async ([name, who]) => [name, await signedInAgain(server, who)] as const);
  return Object.fromEntries(await Promise.all(signedIn)) as People;
}

export const accept = (server: TestServer, as: Person | undefined, offerId: string): Promise<RestAnswer> =>
  call(server, 'POST', `/api/offers/${offerId}/accept`, { as });

export const decline = (
  server: TestServer,
  as: Person | undefined,
  offerId: string,
  body: unknown = { reason: 'PRICE_TOO_LOW' },
): Promise<RestAnswer> => call(server, 'POST', `/api/offers/${offerId}/decline`, { as, body });

export const counter = (
  server: TestServer,
  as: Person | undefined,
  offerId: string,
  body: unknown = { price: 2_550 },
): Promise<RestAnswer> => call(server, 'POST', `/api/offers/${offerId}/counter`, { as, body });

export const withdrawCounter = (server: TestServer, as: Person | undefined, offerId: string): Promise<RestAnswer> =>
  call(server, 'POST', `/api/offers/${offerId}/withdraw`, { as });

export const confirmQuantity = (
  server: TestServer,
  as: Person | undefined,
  bidId: string,
  body: unknown = {},
): Promise<RestAnswer> => call(server, 'POST', `/api/bids/${bidId}/confirm-quantity`, { as, body });

/** The offer of a bid that counts, as its answer has it. Throws where the call was refused. */
export function lastOfferOf({ status, body, text }: RestAnswer): string {
  if (status !== 200) throw new Error(`An answer of a test was refused with ${status}: ${text}`);
  return body.bid.offerId;
}

export const withdraw = (server: TestServer, as: Person | undefined, bidId: string): Promise<RestAnswer> =>
  call(server, 'POST', `/api/bids/${bidId}/withdraw`, { as });

export const removeCrop = (server: TestServer, as: Person, cropId: string): Promise<RestAnswer> =>
  call(server, 'DELETE', `/api/crops/${cropId}`, { as });

type Row = Readonly<Record<string, unknown>>;

/** Every row that a bid on the crop can lead to, in an order. */
export async function everythingOf(server: TestServer, cropId: string) {
  const rows = (sql: string): Promise<Row[]> => server.dataSource.query(sql, [cropId]);
  const [crop, bids, offers, deals, events] = [
    await rows('SELECT status, quantity_amount, sold_quantity, deleted_at FROM crops WHERE id = $1'),
    await rows('SELECT * FROM bids WHERE crop_id = $1 ORDER BY id'),
    await rows(
      'SELECT offers.* FROM offers JOIN bids ON bids.id = offers.bid_id WHERE bids.crop_id = $1 ORDER BY offers.id',
    ),
    await rows('SELECT * FROM deals WHERE crop_id = $1 ORDER BY id'),
    await rows(
      `SELECT deal_events.* FROM deal_events JOIN deals ON deals.id = deal_events.deal_id
       WHERE deals.crop_id = $1 ORDER BY deal_id, position`,
    ),
  ];
  return { crop: crop[0], bids, offers, deals, events };
}

/** Does something to a crop that is refused, and gives the answer. Throws where a row of its trade is another one afterwards. */
export async function nothingChanged<Answer>(
  server: TestServer,
  cropId: string,
  action: () => Promise<Answer>,
): Promise<Answer> {
  const before = await everythingOf(server, cropId);
  const answer = await action();
  expect(await everythingOf(server, cropId)).toEqual(before);
  return answer;
}

/** The invariants that do not hold for a crop, by their names. */
export const broken = ({ dataSource, clock }: TestServer, cropId: string): Promise<string[]> =>
  brokenInvariants((sql, parameters) => dataSource.query(sql, [...parameters]), cropId, clock.now());

const DEAL = `number state yourSide price total farmerName buyerName quantity { amount unit }
  sold { name category location { district } } crop { id status }
  farmer { firstName contact { lastName email phone } } buyer { firstName contact { lastName email phone } }
  events { position step by state }`;

/** The deals of somebody, newest first, with all that GraphQL says of them. */
export const myDeals = (server: TestServer, as?: Person): Promise<RestAnswer> =>
  ask(server, `{ myDeals(first: 20) { totalCount nodes { id ${DEAL} } } }`, {}, as);

/** A deal by its identifier. */
export const dealOf = (server: TestServer, as: Person | undefined, id: string): Promise<RestAnswer> =>
  ask(server, `query ($id: ID!) { deal(id: $id) { id ${DEAL} } }`, { id }, as);
