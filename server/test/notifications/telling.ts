import { UnsubscribeTokens } from '../../src/modules/notifications/unsubscribe-tokens.js';
import { sweep } from '../../src/platform/jobs/jobs.js';
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

/** Does what is due by the test's clock: every sweep once, and the deliveries to these people, as their jobs would. */
export async function runJobs(server: TestServer, ...people: readonly Person[]): Promise<void> {
  const { jobs, systemContext } = server.parts;
  for (const one of Object.values(jobs.everyMinute)) await sweep(systemContext, one);
  const due: ReadonlyArray<{ id: string }> = await server.dataSource.query(
    `SELECT deliveries.id FROM deliveries JOIN notifications ON notifications.id = notification_id
     WHERE account_id = ANY($1) AND state = 'WAITING' AND due_at <= $2 ORDER BY due_at, deliveries.id`,
    [people.map(({ id }) => id), server.clock.now()],
  );
  for (const { id } of due) await jobs.tasks.deliver?.(systemContext(), { deliveryId: id });
}

/** Where the deliveries to somebody stand, oldest first. */
export function deliveriesTo(
  server: TestServer,
  { id }: Person,
): Promise<Array<{ kind: string; state: string; tries: number; outcome: string | null; due_at: Date }>> {
  return server.dataSource.query(
    `SELECT kind, state, tries, outcome, due_at FROM deliveries JOIN notifications ON notifications.id = notification_id
     WHERE account_id = $1 ORDER BY deliveries.created_at, deliveries.id`,
    [id],
  );
}
