import { codePoints } from '../../platform/text.js';

/** the client has no rule of its own, the server takes 8 to 128 characters. */
const MIN_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** What else is known of the person who chooses the password. */
export interface PasswordOwner {
  readonly email: string;
  readonly phone: string;
}

/** What is wrong with a new password, in words for a person, or undefined. */
export function passwordProblem(
  password: unknown,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): string | undefined {
  if (password === undefined || password === null || password === '') return 'Password is required.';
  if (typeof password !== 'string') return 'Password must be text.';
  // Two different halves of surrogate pairs become the same bytes, hence the same password.
  if (/\p{Surrogate}/u.test(password)) return 'Password has characters that cannot be stored.';
  const length = password.length > MAX_PASSWORD_LENGTH * 2 ? password.length : codePoints(password);
  if (length < MIN_LENGTH) return `Password must have at least ${MIN_LENGTH} characters.`;
  if (length > MAX_PASSWORD_LENGTH) return `Password can have at most ${MAX_PASSWORD_LENGTH} characters.`;
  const folded = password.toLowerCase();
  if (folded === owner.email || folded === owner.phone) {
    return 'Password must not be your e-mail address or phone number.';
  }
  if (common.has(folded)) {
    return 'This password is on the list of those that are guessed first. Please choose another one.';
  }
  return undefined;
}
