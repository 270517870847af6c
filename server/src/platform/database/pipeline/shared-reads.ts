import { type DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import type { Statement } from './conditions.js';
import type { Asked, NamingClient } from './naming-client.js';
import { NotAnsweredError } from './statement-batch.js';
import { isObserved, logStatement, notifyObservers } from './statement-observers.js';

/** So many go in one batch at most: with more, one side has nothing to do while the other works them off (docs/measurements.md). */
const MOST_TOGETHER = 4;

interface Waiting extends Asked {
  /** What it goes on. */
  runner?: QueryRunner;
  /** When it went; undefined where no connection was to be had. */
  sentAt?: number;
}

/**
 * Short reads of one turn of the event loop, of whichever requests, that go to a database on one connection in one batch: what a
 * connection costs both ends is for the most part the writing, the reading and the waking up, and not what is asked.
 */
class SharedReads {
  readonly #dataSource: DataSource;
  #waiting: Waiting[] = [];

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /**
   * What a statement that is sent by name gives; it has to be found at once, since others wait behind it. Throws
   * `NotAnsweredError` if it was not executed because another one failed.
   */
  async rowsOf<Row>(statement: Statement): Promise<readonly Row[]> {
    let asked: Waiting | undefined;
    try {
      const rows = await new Promise<readonly Row[]>((answered, failed) => {
        // What the statement selects is its caller's to know.
        asked = { ...statement, asker: { answered: (answer) => answered(answer.rows as readonly Row[]), failed } };
        this.#add(asked);
      });
      this.#tell(asked, true);
      return rows;
    } catch (error) {
      if (error instanceof NotAnsweredError) throw error;
      this.#tell(asked, false);
      if (this.#isOfReplica(asked)) throw new NotAnsweredError(error);
      throw asked?.sentAt === undefined ? error : new QueryFailedError(statement.text, undefined, error as Error);
    }
  }

  #add(asked: Waiting): void {
    this.#waiting.push(asked);
    // Those whose requests came in along with the first one are waited for.
    if (this.#waiting.length === 1) setImmediate(() => this.#sendWaiting());
    if (this.#waiting.length === MOST_TOGETHER) this.#sendWaiting();
  }

  #sendWaiting(): void {
    const batch = this.#waiting.splice(0);
    if (batch.length > 0) void this.#send(batch);
  }

  /** Ends when all of it is answered. */
  async #send(batch: readonly Waiting[]): Promise<void> {
    const runner = this.#dataSource.createQueryRunner(this.#dataSource.defaultReplicationModeForReads());
    for (const each of batch) each.runner = runner;
    try {
      const connection = (await runner.connect()) as NamingClient;
      await this.#sendOn(runner, connection, batch);
    } catch (error) {
      for (const { asker } of batch) asker.failed(error);
    } finally {
      await runner.release();
    }
  }

  async #sendOn(runner: QueryRunner, connection: NamingClient, batch: readonly Waiting[]): Promise<void> {
    const sentAt = performance.now();
    for (const each of batch) {
      each.sentAt = sentAt;
      logStatement(runner, each);
    }
    try {
      await connection.sendTogether(batch);
    } catch (error) {
      // A value of one of them cannot be sent, and nothing was.
      throw batch.length === 1 ? error : new NotAnsweredError(error);
    }
  }

  /** After a replica's failure each read is repeated alone, by the primary if the replica fails again. */
  #isOfReplica(asked: Waiting | undefined): boolean {
    return asked?.runner !== undefined && asked.runner.dataSource.driver !== this.#dataSource.driver;
  }

  /** Called where the request itself waits, so that a span is below its own. */
  #tell(asked: Waiting | undefined, success: boolean): void {
    if (!asked?.runner || asked.sentAt === undefined || !isObserved(asked.runner)) return;
    notifyObservers(asked.runner, asked, { executionTime: performance.now() - asked.sentAt, success });
  }
}

const byDatabase = new WeakMap<DataSource, SharedReads>();

/** The shared reads of a database; a handle that reads from replicas has its own. */
export function sharedReads(dataSource: DataSource): SharedReads {
  const known = byDatabase.get(dataSource) ?? new SharedReads(dataSource);
  byDatabase.set(dataSource, known);
  return known;
}
