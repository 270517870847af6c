import { createHash } from 'node:crypto';
import { SentText } from '../http/packed-text.js';

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

/** An answer of GraphQL; packed and tagged once, however often it is sent. */
export class AnswerText {
  readonly status: number;
  readonly isShared: boolean;
  readonly body: SentText;
  readonly headers: AnswerValues['headers'];
  readonly operation: string | undefined;
  #etag: string | undefined;

  constructor({ status, isShared, text, headers, operation }: AnswerValues) {
    this.status = status;
    this.isShared = isShared;
    this.body = new SentText(text);
    this.headers = headers;
    this.operation = operation;
  }

  /** A strong tag: of the text itself. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.body.plain).digest('base64url')}"`;
    return this.#etag;
  }
}
