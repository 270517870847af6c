import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { newId } from '../ids.js';
import type { Logger } from '../logger.js';
import { CHANNEL } from './announce.js';
import type { Topics } from './topics.js';

/** How often the connection is tried: a line that was cut silently says nothing. */
const CHECK_MS = 15_000;
/** How long an answer, and what was said to oneself, may take. */
const ANSWER_MS = 5_000;
const AGAIN_MS = 1_000;
const CHECK = 'check';

export interface DatabaseListenerOptions {
  /** Of the database itself: a pooler in transaction mode takes LISTEN, and forgets it. */
  readonly url: string;
  /** The pool of all commands; a message sent there has to arrive here. */
  readonly dataSource: DataSource;
  readonly topics: Topics;
  readonly log: Logger;
}

/**
 * The one connection that receives the announcements of all servers. While it is down, or does not receive what is
 * said through the pool, subscriptions are refused; when it is lost, every subscription ends, so that no client relies on it.
 */
export class DatabaseListener {
  readonly #options: DatabaseListenerOptions;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #heard = new Map<string, () => void>();

  constructor(options: DatabaseListenerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { topics, log } = this.#options;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        await this.#listen();
      } catch (error) {
        if (!signal.aborted) {
          log.warn(
            { err: error },
            'the database is not listened to: pages ask every 20 seconds; see LISTEN_DATABASE_URL',
          );
        }
      }
      topics.close();
      // Servers that lost the same database do not come back to it together.
      await pause(AGAIN_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }

  /** Until the connection is lost, which throws, or the server stops. */
  async #listen(): Promise<void> {
    const { url, dataSource, topics, log } = this.#options;
    const { signal } = this.#stop;
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    const lost = once(client, 'end').then(() => {
      throw new Error('The connection ended.');
    });
    lost.catch(() => undefined);
    client.on('error', (error) => log.debug({ err: error }, 'the connection that listens broke'));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      await Promise.race([lost, this.#check((text) => dataSource.query('SELECT pg_notify($1, $2)', [CHANNEL, text]))]);
      topics.open();
      log.info('the database is listened to');
      while (!signal.aborted) {
        await Promise.race([lost, pause(CHECK_MS, undefined, { signal }).catch(() => undefined)]);
        if (signal.aborted) break;
        await Promise.race([lost, this.#check((text) => client.query('SELECT pg_notify($1, $2)', [CHANNEL, text]))]);
      }
    } finally {
      client.end().catch((error: unknown) => log.debug({ err: error }, 'the connection that listens was gone'));
    }
  }

  /** Sends itself a message, and throws if it does not arrive. */
  async #check(say: (text: string) => Promise<unknown>): Promise<void> {
    const id = newId();
    const late = new AbortController();
    const heard = new Promise<void>((resolve) => this.#heard.set(id, resolve));
    try {
      await say(`${CHECK} ${id}`);
      const tooLate = pause(ANSWER_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error('What was said through DATABASE_URL was not heard.');
      });
      tooLate.catch(() => undefined);
      await Promise.race([heard, tooLate]);
    } finally {
      late.abort();
      this.#heard.delete(id);
    }
  }

  #hear(payload: string): void {
    const [topic = '', about = ''] = payload.split(' ', 2);
    if (topic === CHECK) this.#heard.get(about)?.();
    else this.#options.topics.publish(topic, about);
  }
}
