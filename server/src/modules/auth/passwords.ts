import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue, type QueueUse } from '../../platform/bounded-queue.js';
import type { Logger } from '../../platform/logger.js';

/** The cost of one argon2id hash. */
export interface HashCost {
  /** KiB of memory. */
  readonly memoryCost: number;
  /** Passes over the memory. */
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id; some 40 ms of one core (security.md A7). */
const PRODUCTION_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, exactly as they were typed: nothing is trimmed, folded or cut (security.md A8). */
export class Passwords {
  readonly #cost: HashCost;
  readonly #queue = new BoundedQueue({ running: 2 * availableParallelism(), waiting: 32 });
  /** What an unknown e-mail address is checked against, so that it takes as long as a known one (security.md A5). */
  readonly #unknownAccountHash: Promise<string>;

  /** `cost` is lower in tests alone. */
  constructor(cost: HashCost = PRODUCTION_COST) {
    this.#cost = cost;
    this.#unknownAccountHash = hash('no account has this hash', cost);
  }

  /** How many passwords are being hashed or checked, and how many wait for it. */
  get use(): QueueUse {
    return this.#queue.use;
  }

  /** The argon2id hash in its PHC text form. Throws UNAVAILABLE where too many wait already. */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(Buffer.from(password, 'utf8'), this.#cost));
  }

  /**
   * Whether the password belongs to the hash. `null`, for an account that does not exist, is always false and takes
   * as long. Throws UNAVAILABLE where too many wait already, and nothing else: a hash that cannot be read matches no
   * password, and the log says so (security.md A10).
   */
  async verify(storedHash: string | null, password: string, log: Logger): Promise<boolean> {
    const against = storedHash ?? (await this.#unknownAccountHash);
    const matches = await this.#queue.run(() =>
      verify(against, Buffer.from(password, 'utf8')).catch((error: unknown) => {
        // Its owner cannot log in until the row is mended; the request's identifier leads from their report to this line.
        log.error({ err: error }, 'a stored password hash cannot be read');
        return false;
      }),
    );
    return matches && storedHash !== null;
  }
}

const COMMON_PASSWORDS = new URL('../../../data/common-passwords.txt', import.meta.url);

/** The passwords that are guessed first, in lower case: one a line, lines with `#` are remarks (security.md A9). */
export function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(COMMON_PASSWORDS, 'utf8').split('\n');
  return new Set(lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')));
}
