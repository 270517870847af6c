import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const SHAPE = /^[\w-]{43}$/;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new refresh token: 256 random bits, base64url, 43 characters. It says nothing about whose it is. */
export function newRefreshToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a value can be a refresh token at all; anything else is unknown without asking the database (security.md A23). */
export function isRefreshToken(value: unknown): value is string {
  return typeof value === 'string' && SHAPE.test(value);
}

/** How a token is stored: its SHA-256. There is nothing to guess in 256 random bits, so a fast hash is enough. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Keeps the successor of a token for the length of the grace, so that a replay can be given the same one. Sealed with
 * AES-GCM under a key that is derived from the server's secret, and bound to its parent: in another row it does not open.
 */
export class SuccessorSeal {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh token successor', 32));
  }

  seal(successor: string, parentHash: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv).setAAD(Buffer.from(parentHash));
    const sealed = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Throws where the text was not sealed here for this parent. */
  open(sealed: string, parentHash: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(parentHash))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }
}
