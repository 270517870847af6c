import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { badInput } from '../errors/app-error.js';

/** Where a key travels in REST, and with every upload. */
export const KEY_HEADER = 'idempotency-key';
const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** What a caller marks one command with, so that sending it again does not do it again. */
export interface CommandKey {
  readonly value: string;
  /** Whose key it is; null where there is no account yet, at sign-up. */
  readonly account: string | null;
  /** Which command it was given with, and through which interface. */
  readonly command: string;
  /**
   * What was sent with it, as a digest. An upload is judged before its bytes come, by its announced length without its
   * boundaries, which differ from one sending to the next: for that it needs the number of parts. What is in it
   * is judged once it was read.
   */
  digest(parts: number | null): string;
  /** What an upload turned out to be, once it was read; null of anything else. */
  read: ReadUpload | null;
}

/** What is known of an upload once it was read. */
export interface ReadUpload {
  readonly parts: number;
  /** Digest of its fields and files, independent of the boundary. */
  readonly content: string;
}

/** The key in a header or an input, or null where none was given. Throws BAD_USER_INPUT. */
export function readKey(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && PRINTABLE.test(value)) return value;
  throw badInput([{ field: 'idempotencyKey', message: 'An idempotency key has 1 to 255 printable ASCII characters.' }]);
}

/** The names of objects in one order, so that the same content has one digest. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A digest of what was sent: SHA-256 of its JSON with the names in order. */
export function digestOf(sent: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sent, inOrder) ?? '')
    .digest('hex');
}

/** The digest of an upload of so many parts, from what its headers announce. */
export function uploadDigest({ headers }: IncomingMessage, command: string, parts: number | null): string {
  const boundary = /boundary="?([^";]+)/i.exec(headers['content-type'] ?? '')?.[1]?.trim() ?? '';
  const boundaries = ((parts ?? 0) + 1) * boundary.length;
  return digestOf({ command, bytes: Number(headers['content-length']) - boundaries, parts });
}
