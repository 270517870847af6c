import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { BoundedQueue, type QueueUse } from '../../platform/bounded-queue.js';
import type { Logger } from '../../platform/logger.js';
import { passwordForm } from './password-form.js';

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

/** The form of today, and those of hashes that were made of what was typed: decomposed, and as it is now. One alone for most passwords. */
const formsOf = (password: string): string[] => [
  ...new Set([passwordForm(password), password.normalize('NFD'), password]),
];

/** Hashes and checks passwords as they were typed but for Unicode's form: nothing is trimmed, folded or cut (security.md A8). */
export class Passwords {
  readonly #cost: HashCost;
  readonly #queue = new BoundedQueue({ running: 2 * availableParallelism(), waiting: 32 });
  /** What an unknown e-mail address is checked against, so that it takes as long as a known one (security.md A5). */
  readonly #unknownAccountHash: Promise<string>;

  /** `cost` is lower in tests alone. */
  constructor(cost: HashCost = PRODUCTION_COST) {
    this.#cost = cost;
    this.#unknownAccountHash = argon2.hash('no account has this hash', cost);
  }

  /** How many passwords are being hashed or checked, and how many wait for it. */
  get use(): QueueUse {
    return this.#queue.use;
  }

  /** The argon2id hash in its PHC text form. Throws UNAVAILABLE where too many wait already. */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => argon2.hash(Buffer.from(passwordForm(password), 'utf8'), this.#cost));
  }

  /**
   * Whether the password belongs to the hash. `null`, for an account that does not exist, is always false and takes
   * as long: how many forms are tried in vain follows from the password alone. Where the hash is of another form than
   * today's, `renew` is given a new one to store. Throws UNAVAILABLE where too many wait already, and nothing else: a hash
   * that cannot be read matches no password, and the log says so (security.md A10).
   */
  async verify(
    storedHash: string | null,
    password: string,
    log: Logger,
    renew?: (newHash: string) => Promise<void>,
  ): Promise<boolean> {
    const against = storedHash ?? (await this.#unknownAccountHash);
    const form = await this.#queue.run(() =>
      formThatMatches(against, formsOf(password)).catch((error: unknown) => {
        // Its owner cannot log in until the row is mended; the request's identifier leads from their report to this line.
        log.error({ err: error }, 'a stored password hash cannot be read');
        return undefined;
      }),
    );
    if (form === undefined || storedHash === null) return false;
    if (form !== passwordForm(password)) await renew?.(await this.hash(password));
    return true;
  }
}

async function formThatMatches(storedHash: string, forms: readonly string[]): Promise<string | undefined> {
  for (const form of forms) if (await argon2.verify(storedHash, Buffer.from(form, 'utf8'))) return form;
  return undefined;
}

const COMMON_PASSWORDS = new URL('../../../data/common-passwords.txt', import.meta.url);

/** The passwords that are guessed first, in lower case: one a line, lines with `#` are remarks (security.md A9). */
export function readCommonPasswords(): ReadonlySet<string> {
  const lines = readFileSync(COMMON_PASSWORDS, 'utf8').split('\n');
  return new Set(lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')));
}
