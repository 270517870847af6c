import type { RequestContext } from '../context.js';
import { TransactionLine } from '../database/transaction-line.js';
import type { Topics } from './topics.js';

/** The channel of PostgreSQL on which servers tell each other. */
export const CHANNEL = 'annapath_live';

/**
 * Tells everyone who listens to a topic, on whichever server, once the transaction is durable; nobody where it is rolled back.
 * Identifiers alone travel: whoever hears of it reads what they may see.
 */
export type Announce = (tx: RequestContext, topic: string, about?: string) => Promise<void>;

/** Through the database. What is said twice in one transaction is heard once. */
export const announceInDatabase: Announce = async (tx, topic, about = '') => {
  const values = { channel: CHANNEL, message: `${topic} ${about}` };
  const line = TransactionLine.of(tx.db);
  if (!line) throw new Error('What happened is announced in its transaction.');
  line.withCommit({ text: 'SELECT pg_notify(:channel, :message)', values });
};

/** In this process, which has the embedded database to itself. */
export const announceHere =
  (topics: Pick<Topics, 'publish'>): Announce =>
  (tx, topic, about) =>
    tx.afterCommit(() => topics.publish(topic, about));
