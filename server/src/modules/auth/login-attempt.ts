import { createHash } from 'node:crypto';
import { AppError } from '../../platform/errors/app-error.js';
import type { RateLimitRule } from '../../platform/http/rate-limit-rule.js';
import { addressKey, type RateLimits } from '../../platform/http/rate-limits.js';
import { AUTH_LIMITS } from './auth.limits.js';

/** One try to log in, already counted as if it had failed. */
export interface LoginAttempt {
  /** The password was right: the failures from this address for this e-mail are forgotten, and the try cost nothing. */
  succeeded(): Promise<void>;
  /** Nobody looked at the password: the try cost nothing. */
  notJudged(): Promise<void>;
}

/**
 * Counts a try to log in before its password is looked at, each limit in one step: of many guesses sent at one moment no
 * more are judged than of guesses in a row (security.md A1). Throws RATE_LIMITED, counting nothing, where there were too
 * many failures from this address for this e-mail, for the e-mail from anywhere, or from the address for anyone. The
 * e-mail is kept as a hash: the counters need no personal data.
 */
export async function beginLogin(limits: RateLimits, clientAddress: string, email: string): Promise<LoginAttempt> {
  const address = addressKey(clientAddress);
  const account = createHash('sha256').update(email).digest('base64url');
  const both = `${address}:${account}`;
  const undo: Array<() => Promise<void>> = [];
  const giveBack = async () => {
    for (const one of undo.splice(0)) await one();
  };
  const consume = async (rule: RateLimitRule, key: string) => {
    await limits.consume(rule, key);
    undo.push(() => limits.giveBack(rule, key));
  };

  try {
    await consume(AUTH_LIMITS.signInFailures, both);
    await consume(AUTH_LIMITS.signInFailuresByEmail, account);
    await consume(AUTH_LIMITS.signInFailuresByAddress, address);
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') await giveBack();
    throw error;
  }
  return {
    async succeeded() {
      await giveBack();
      await limits.clear(AUTH_LIMITS.signInFailures, both);
    },
    notJudged: giveBack,
  };
}
