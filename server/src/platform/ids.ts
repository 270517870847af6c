import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** What one identifier takes of it. */
const RANDOM_BYTES = 16;
/** Asked for in advance: a call of the system for each identifier costs more than the rest of it. */
const random = Buffer.alloc(RANDOM_BYTES * 256);
let used = random.length;

function nextRandom(): Buffer {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += RANDOM_BYTES;
  return random.subarray(used - RANDOM_BYTES, used);
}

let lastMs = 0;
let count = 0;

/** A new identifier, UUIDv7: it sorts by the time at which it was made, also behind another one of the same millisecond. */
export function newId(): string {
  const bytes = nextRandom();
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    // Half of the counter's room is left to count in.
    count = bytes.readUInt32BE(6) >>> 1;
  } else {
    count = (count + 1) >>> 0;
    if (count === 0) lastMs += 1;
  }
  return v7({ random: bytes, msecs: lastMs, seq: count });
}

/** Whether a text can be an identifier at all; anything else is "not found" without asking the database. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
