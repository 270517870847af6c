import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A new identifier, UUIDv7: it sorts by the time at which it was made. */
export function newId(): string {
  return v7();
}

/** Whether a text can be an identifier at all; anything else is "not found" without asking the database (AC-301). */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
