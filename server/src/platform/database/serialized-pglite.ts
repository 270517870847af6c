import { type ExecProtocolOptionsStream, PGlite } from '@electric-sql/pglite';

/** Protocol messages after which the same client has more to say before the next one may speak: parse, bind, describe, execute, close, flush. */
const UNFINISHED = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));

/**
 * PGlite has one session for all clients. Its socket server lets another client in between two messages unless a
 * transaction is open, so of two statements with large parameters one was answered with the other's rows (seen with
 * pglite-socket 0.2.17). Here a statement counts like a transaction: its messages are never parted.
 */
export class SerializedPglite extends PGlite {
  #isUnfinished = false;

  override isInTransaction(): boolean {
    return this.#isUnfinished || super.isInTransaction();
  }

  override async execProtocolRawStream(message: Uint8Array, options: ExecProtocolOptionsStream): Promise<void> {
    this.#isUnfinished = UNFINISHED.has(message[0] ?? 0);
    try {
      await super.execProtocolRawStream(message, options);
    } catch (error) {
      // The engine itself failed. The socket server would wait for ever; ending the worker ends the program with a reason.
      queueMicrotask(() => {
        throw error;
      });
      throw error;
    }
  }
}
