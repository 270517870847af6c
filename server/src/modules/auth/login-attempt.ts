import { createHash } from 'node:crypto';
import { AppError } from '../../platform/errors/app-error.js';
import type { RateLimitRule } from '../../platform/http/rate-limit-rule.js';
import { addressKey, type RateLimits } from '../../platform/http/rate-limits.js';
import { AUTH_LIMITS } from './auth.limits.js';

/** One try to log in, already counted as if it had failed. */
export interface LoginAttempt {
  /** The password was right: the failures from this address for this e-mail are forgotten, and the try cost nothing. */
  succeeded(): Promise<void>;
  /** The password was not checked: the try costs nothing. */
  cancelled(): Promise<void>;
}

/**
 * Spends a try to log in before its password is looked at, each limit in one step: of many guesses sent at one moment no
 * more are judged than of guesses in a row (security.md A1). Throws RATE_LIMITED, spending nothing, where there were too
 * many failures from this address for this e-mail, from the address for anyone, or for the e-mail from anywhere.
 *
 * The last of these must not be a way to lock an account, since farmers' e-mails are public: it holds only for networks
 * that have failed for this e-mail already. The owner, who calls from a network of their own, gets in at the first try.
 * The e-mail is kept as a hash: the counters need no personal data.
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
  const isLeft = (rule: RateLimitRule, key: string) =>
    consume(rule, key).then(
      () => true,
      (error: unknown) => {
        if (isRefusal(error)) return false;
        throw error;
      },
    );

  try {
    await consume(AUTH_LIMITS.signInFailures, both);
    await consume(AUTH_LIMITS.signInFailuresByAddress, address);
    const isFirstOfNetwork = await isLeft(AUTH_LIMITS.signInFirstTries, `${networkOf(address)}:${account}`);
    if (isFirstOfNetwork) await isLeft(AUTH_LIMITS.signInFailuresByEmail, account);
    else await consume(AUTH_LIMITS.signInFailuresByEmail, account);
  } catch (error) {
    if (isRefusal(error)) await giveBack();
    throw error;
  }
  return {
    async succeeded() {
      await giveBack();
      await limits.clear(AUTH_LIMITS.signInFailures, both);
    },
    cancelled: giveBack,
  };
}

const isRefusal = (error: unknown) => error instanceof AppError && error.code === 'RATE_LIMITED';

/** One customer of a provider may have 65,536 of the /64 networks of IPv6 (a /48): they count as one network. */
function networkOf(address: string): string {
  return address.split(':').slice(0, 3).join(':');
}
