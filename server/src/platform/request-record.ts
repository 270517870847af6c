import type { IncomingMessage } from 'node:http';
import { SymbolProperty } from './symbol-property.js';

/** What is known of a request while it is answered, for the log, the metrics and admission. Nothing personal is in it. */
export class RequestRecord {
  /** The operation by its name in the schema or its REST path: `Query.me`, `POST /auth/login`. Never a caller's own text. */
  operation: string | undefined;
  /** The code of the error that it was refused with, from our closed set; undefined where it was answered. */
  code: string | undefined;
  #leave: (() => void) | undefined;

  /** Remembers how the request gives back its place among those under way (`admission/admission.ts`). */
  holdsPlace(leave: () => void): void {
    this.#leave = leave;
  }

  /**
   * Gives the place back before the answer: for work that waits for something outside, or in a queue with a bound of its
   * own, and would keep out requests that need the database.
   */
  leavePlace(): void {
    this.#leave?.();
  }
}

const records = new SymbolProperty<IncomingMessage, RequestRecord>('record');

/** The one record of a request. */
export function recordOf(request: IncomingMessage): RequestRecord {
  const known = records.get(request);
  if (known) return known;
  const record = new RequestRecord();
  records.set(request, record);
  return record;
}
