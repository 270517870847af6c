import type pg from 'pg';
import { DisconnectOnTimeoutClient } from './disconnect-on-timeout-client.js';
import { keepsNames, nameOf } from './statement-names.js';

/** A connection that sends by name what is to be sent so (`statement-names.ts`), once it has found out that it keeps names. */
export class NamingClient extends DisconnectOnTimeoutClient {
  #keepsNames = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...parts: readonly unknown[]) => unknown;
    this.query = ((text: unknown, ...rest: readonly unknown[]) => {
      const name = this.#keepsNames && typeof text === 'string' ? nameOf(text) : undefined;
      return name === undefined ? query(text, ...rest) : query({ name, text }, ...rest);
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
