import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { RequestContext } from '../context.js';
import { readRowsByName } from '../database/pipeline/plain-rows.js';
import type { Logger } from '../logger.js';
import type { Topics } from './topics.js';

/** The channel of LISTEN and NOTIFY between servers. */
export const CHANNEL = 'annapath_live';

/**
 * Notifies the listeners of a topic on all servers after the commit; not after a rollback.
 * Identifiers alone travel: each listener reads what its reader may see.
 */
export type Announce = (tx: RequestContext, topic: string, about?: string) => Promise<void>;

/** Between two statements that announce: in a rush each commit would have one of its own. */
const GAP_MS = 25;
const SAY = 'SELECT pg_notify(:channel, message) FROM unnest(:messages::text[]) message';

/**
 * Through the database. Behind the commit and not in it: commits that notify take turns until they are on the disk. What has
 * been committed meanwhile goes in one statement, and a repeated topic is sent once.
 */
export class DatabaseAnnouncer {
  readonly #dataSource: DataSource;
  readonly #log: Logger;
  readonly #waiting = new Set<string>();
  #saying: Promise<void> = Promise.resolve();
  #isSaying = false;
  readonly #hurry = new AbortController();

  constructor(dataSource: DataSource, log: Logger) {
    this.#dataSource = dataSource;
    this.#log = log;
  }

  readonly announce: Announce = (tx, topic, about = '') =>
    tx.afterCommit(() => {
      this.#waiting.add(`${topic} ${about}`);
      if (!this.#isSaying) this.#saying = this.#sayAll();
    });

  /** Ends when all that was committed is said. */
  async end(): Promise<void> {
    this.#hurry.abort();
    await this.#saying;
  }

  async #sayAll(): Promise<void> {
    this.#isSaying = true;
    while (this.#waiting.size > 0) {
      const messages = [...this.#waiting];
      this.#waiting.clear();
      try {
        await readRowsByName(this.#dataSource.manager, SAY, { channel: CHANNEL, messages });
      } catch (error) {
        // Listeners of an unavailable database are disconnected, and ask anew.
        this.#log.warn({ err: error, messages: messages.length }, 'what was committed could not be announced');
      }
      await pause(GAP_MS, undefined, { signal: this.#hurry.signal }).catch(() => undefined);
    }
    this.#isSaying = false;
  }
}

/** In this process, which has the embedded database to itself. */
export const announceHere =
  (topics: Pick<Topics, 'publish'>): Announce =>
  (tx, topic, about) =>
    tx.afterCommit(() => topics.publish(topic, about));
