import pg from 'pg';
import { KnownQuery } from './known-query.js';
import { keepsNames, type Sending, sendingOf } from './statement-names.js';

/** A connection that sends our own statements as they are to be sent (`statement-names.ts`), by name once it has found out that it keeps names. */
export class NamingClient extends pg.Client {
  #keepsNames = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...parts: readonly unknown[]) => unknown;
    const send = (text: string, values: unknown[], { name, inTuples }: Sending) =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        const options = { text, values, name: this.#keepsNames ? name : undefined, inTuples };
        query(new KnownQuery(options, (error, result) => (error ? reject(error) : resolve(result))));
      }).catch((error: Error) => {
        // Its stack led to the socket; this one leads to whoever asked.
        Error.captureStackTrace(error);
        throw error;
      });
    this.query = ((text: unknown, values: unknown, ...rest: readonly unknown[]) => {
      const sending = typeof text === 'string' && rest.length === 0 ? sendingOf(text) : undefined;
      return sending && Array.isArray(values) ? send(text as string, values, sending) : query(text, values, ...rest);
    }) as typeof this.query;
  }

  /** To be called once, when the connection is there. */
  async findOut(): Promise<void> {
    this.#keepsNames = await keepsNames(this);
  }
}

/** The same as the pool asks for it: before anybody gets the new connection. */
export function findOutFirst(client: NamingClient, done: (error?: Error) => void): void {
  client.findOut().then(() => done(), done);
}
