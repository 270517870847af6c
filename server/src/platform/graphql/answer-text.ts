import { createHash } from 'node:crypto';
import { packed } from '../http/packed-text.js';

interface AnswerValues {
  readonly status: number;
  /** Whether it is every guest's answer. What was refused or failed in any part is its caller's alone. */
  readonly isShared: boolean;
  readonly text: string;
  /** Those that the operation itself sets. */
  readonly headers: ReadonlyArray<readonly [string, string]>;
  /** As the log calls the operation. */
  readonly operation: string | undefined;
}

/**
 * An answer of GraphQL as it goes over the line; packed and tagged once, however often it is sent. As bytes, which the collector
 * does not copy around while they are kept.
 */
export class AnswerText {
  readonly status: number;
  readonly isShared: boolean;
  readonly bytes: Buffer;
  readonly headers: AnswerValues['headers'];
  readonly operation: string | undefined;
  #gzip: Buffer | undefined;
  #etag: string | undefined;

  constructor({ status, isShared, text, headers, operation }: AnswerValues) {
    this.status = status;
    this.isShared = isShared;
    this.bytes = Buffer.from(text);
    this.headers = headers;
    this.operation = operation;
  }

  /** Undefined for what is short. */
  get gzip(): Buffer | undefined {
    this.#gzip ??= packed(this.bytes);
    return this.#gzip;
  }

  /** A strong tag: of the text itself. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
    return this.#etag;
  }
}
