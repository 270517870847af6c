import { UnsubscribeTokens } from '../../src/modules/notifications/unsubscribe-tokens.js';
import { accept, placeBid } from '../bids/trading.js';
import { ask, insertCrop, type Person, person } from '../crops/market.js';
import type { TestServer } from '../harness.js';

/** What of a notification the tests look at. */
export interface Told {
  readonly id: string;
  readonly kind: string;
  readonly group: string;
  readonly text: string;
  readonly link: string;
  readonly readAt: string | null;
}

/** What somebody was told, newest first. */
export async function toldTo(server: TestServer, as: Person, language: 'EN' | 'HI' = 'EN'): Promise<Told[]> {
  const { body } = await ask(
    server,
    `query ($language: Language) { notifications(first: 50) {
      nodes { id kind group text(language: $language) link readAt } } }`,
    { language },
    as,
  );
  return body.data.notifications.nodes;
}

/** A farmer and a buyer of their own, with the buyer's bid on the farmer's wheat. */
export async function withBid(server: TestServer) {
  const farmer = await person(server, 'farmer', { firstName: 'Ramesh' });
  const buyer = await person(server, 'buyer', { firstName: 'Anita' });
  const crop = await insertCrop(server, farmer);
  const bid = await placeBid(server, buyer, crop.id);
  return { farmer, buyer, crop, bid };
}

/** The same with the bid accepted: both sides are told of the deal. */
export async function withDeal(server: TestServer) {
  const trade = await withBid(server);
  const { status, text } = await accept(server, trade.farmer, trade.bid.offerId);
  if (status !== 200) throw new Error(`Accepting answered ${status}: ${text}`);
  return trade;
}

/** The tokens that a test server makes. */
export const tokensOf = () => new UnsubscribeTokens('a-secret-for-the-tests-alone-0123456789');
