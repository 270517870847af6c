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

/** Further than any test's clock goes; in days, so that putting off and taking back give the same moment. */
const FAR_DAYS = 365_000;

/** Puts off the deliveries to everybody else, by so many days. */
const moveOthers = (server: TestServer, people: readonly Person[], days: number, which: string) =>
  server.dataSource.query(
    `UPDATE deliveries SET due_at = due_at + $2 * interval '1 day' WHERE state = 'WAITING' AND ${which} AND notification_id NOT IN
      (SELECT id FROM notifications WHERE account_id = ANY($1))`,
    [people.map(({ id }) => id), days],
  );

/** Does what is due by the test's clock: every sweep once, and the deliveries to these people, as a lane of the queue would. */
export async function runJobs(server: TestServer, ...people: readonly Person[]): Promise<void> {
  const { jobs, systemContext } = server.parts;
  for (const one of Object.values(jobs.everyMinute)) await sweep(systemContext, one);
  await moveOthers(server, people, FAR_DAYS, 'true');
  while (await jobs.queues.deliveries?.work(systemContext()));
  await moveOthers(server, people, -FAR_DAYS, "due_at > now() + interval '100000 days'");
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
