import { type Person, person } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';
import { accept, confirmQuantity, counter, decline, type PlacedBid, withdraw, withdrawCounter } from './trading.js';

/*
 * What the tables of moves share, at a fixed price and in an auction: every way to answer a bid, everybody who may try, and
 * what those hear who never may.
 */
export const ACTORS = ['farmer', 'buyer', 'otherFarmer', 'otherBuyer', 'guest'] as const;
export type Actor = (typeof ACTORS)[number];
export type Actors = Readonly<Record<Exclude<Actor, 'guest'>, Person>>;

/** Signs everybody up. */
export async function signUpActors(server: TestServer): Promise<Actors> {
  const [farmer, buyer, otherFarmer, otherBuyer] = await Promise.all([
    person(server, 'farmer'),
    person(server, 'buyer'),
    person(server, 'farmer'),
    person(server, 'buyer'),
  ]);
  return { farmer, buyer, otherFarmer, otherBuyer };
}

type Answering = (server: TestServer, as: Person | undefined, bid: PlacedBid) => Promise<RestAnswer>;
export const ACTIONS: Readonly<Record<string, Answering>> = {
  accept: (server, as, { offerId }) => accept(server, as, offerId),
  decline: (server, as, { offerId }) => decline(server, as, offerId, { words: 'No.' }),
  counter: (server, as, { offerId }) => counter(server, as, offerId, { price: 2_500, quantity: 20 }),
  'withdraw the counter': (server, as, { offerId }) => withdrawCounter(server, as, offerId),
  confirm: (server, as, { bidId }) => confirmQuantity(server, as, bidId),
  withdraw: (server, as, { bidId }) => withdraw(server, as, bidId),
};

/** Does it as the actor; `offerId` is the offer of the bid that counts. */
export function answer(server: TestServer, people: Actors, actor: Actor, action: string, bid: PlacedBid) {
  const act = ACTIONS[action];
  if (!act) throw new Error(`No action has the name ${action}.`);
  return act(server, actor === 'guest' ? undefined : people[actor], bid);
}

/** The code of the refusal of those who never may, in whatever state the bid is. */
export function neverAllowed(action: string, actor: Actor): string | undefined {
  if (actor === 'guest') return 'UNAUTHENTICATED';
  if (actor === 'otherFarmer' || actor === 'otherBuyer') return 'NOT_FOUND';
  const never = actor === 'farmer' ? ['withdraw', 'confirm'] : ['withdraw the counter'];
  return never.includes(action) ? 'FORBIDDEN' : undefined;
}
