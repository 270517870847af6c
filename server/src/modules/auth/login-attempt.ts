import { createHash } from 'node:crypto';
import { addressKey, type RateLimits } from '../../platform/http/rate-limits.js';

/** One try to log in, already counted as if it had failed. */
export interface LoginAttempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Counts a try to log in before its password is looked at, so that many guesses at once are many tries (security.md A1).
 * Throws RATE_LIMITED where there were too many failures from this address for this e-mail, for the e-mail from anywhere,
 * or from the address for anyone. The e-mail is kept as a hash: the counters need no personal data.
 */
export async function beginLogin(limits: RateLimits, clientAddress: string, email: string): Promise<LoginAttempt> {
  const address = addressKey(clientAddress);
  const account = createHash('sha256').update(email).digest('base64url');
  const both = `${address}:${account}`;
  await limits.check('signInFailures', both);
  await limits.check('signInFailuresByEmail', account);
  await limits.check('signInFailuresByAddress', address);
  await limits.count('signInFailures', both);
  return {
    async failed() {
      await limits.count('signInFailuresByEmail', account);
      await limits.count('signInFailuresByAddress', address);
    },
    async succeeded() {
      await limits.clear('signInFailures', both);
    },
  };
}
