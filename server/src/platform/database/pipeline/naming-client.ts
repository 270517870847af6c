import pg from 'pg';
import type { Statement } from './conditions.js';
import { DescribedQuery } from './described-query.js';
import { type Answer, type Asker, type Column, type KnownStatement, StatementBatch } from './statement-batch.js';
import { keepsNames, type Sending, sendingOf } from './statement-names.js';

/** A statement, and who waits for what it gives. */
export interface Asked extends Statement {
  readonly asker: Asker;
}

/** A connection that sends our own statements as they are to be sent (`statement-names.ts`), by name once it has found out that it keeps names. */
export class NamingClient extends pg.Client {
  #keepsNames = false;
  /** By name: what each statement that was sent by name gave the first time. PostgreSQL refuses to give anything else. */
  readonly #columns = new Map<string, readonly Column[]>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...parts: readonly unknown[]) => unknown;
    const send = (text: string, values: readonly unknown[], sending: Sending) =>
      new Promise<Answer>((answered, failed) => {
        const asker = { answered, failed };
        const known = this.#known({ text, values, asker });
        query(known ? new StatementBatch([known]) : this.#first({ text, values, asker }, sending));
      }).catch((error: Error) => {
        // Its stack led to the socket; this one leads to the caller.
        Error.captureStackTrace(error);
        throw error;
      });
    this.query = ((text: unknown, values: unknown, ...rest: readonly unknown[]) => {
      const sending = typeof text === 'string' && rest.length === 0 ? sendingOf(text) : undefined;
      return sending && Array.isArray(values) ? send(text as string, values, sending) : query(text, values, ...rest);
    }) as typeof this.query;
  }

  /**
   * Sends statements in one batch, and ends when all is answered. What the connection has not sent by name before goes with
   * its own way there and back, but in the same write.
   */
  sendTogether(statements: readonly Asked[]): Promise<unknown> {
    const known: KnownStatement[] = [];
    for (const statement of statements) {
      const one = this.#known(statement);
      if (!one) return this.#sendEach(statements);
      known.push(one);
    }
    const batch = new StatementBatch(known);
    // The driver's own type of a query: the batch is one (`statement-batch.ts`).
    this.query(batch as unknown as pg.Submittable);
    return batch.ended;
  }

  #known({ text, values, asker }: Asked): KnownStatement | undefined {
    const sending = sendingOf(text);
    const columns = sending?.name === undefined ? undefined : this.#columns.get(sending.name);
    return sending?.name && columns
      ? { name: sending.name, inTuples: sending.inTuples, values, columns, asker }
      : undefined;
  }

  #first({ text, values, asker }: Asked, { name, inTuples }: Sending): DescribedQuery {
    const sentBy = this.#keepsNames ? name : undefined;
    const remember = (columns: readonly Column[]) => {
      if (sentBy !== undefined) this.#columns.set(sentBy, columns);
    };
    return new DescribedQuery({ text, values, name: sentBy, inTuples, asker, remember });
  }

  #sendEach(statements: readonly Asked[]): Promise<unknown> {
    const { stream } = this.connection;
    stream.cork();
    try {
      return Promise.all(
        statements.map(({ text, values, asker: { answered, failed } }) =>
          this.query(text, [...values]).then(answered, failed),
        ),
      );
    } finally {
      stream.uncork();
    }
  }

  /** To be called once, when the connection is there. */
  async findOut(): Promise<void> {
    this.#keepsNames = await keepsNames(this);
  }
}

/** Called by the pool before it hands out the new connection. */
export function findOutFirst(client: NamingClient, done: (error?: Error) => void): void {
  client.findOut().then(() => done(), done);
}
