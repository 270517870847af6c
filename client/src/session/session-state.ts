import type { SessionUserFragment, SignedInFragment } from './session.generated';

/** The signed-in person, with every field the account pages show. */
export type SessionUser = SessionUserFragment;

/** The server's answer to signing in, registering and refreshing. */
export type SessionPayload = Pick<SignedInFragment, 'user' | 'accessToken' | 'refreshToken'>;

/** Why the last session ended; decides what the login page offers. */
export type SessionEnd = 'logout' | 'failure';

/** What the client knows of the session (spec §3). Only `refreshToken` is kept outside, in local storage. */
export type SessionState = {
  user: SessionUser | null;
  accessToken: string | null;
  isAuthenticated: boolean;
  /**
   * `restoring` only while a stored token is being tried for the first time; `unreachable` while it is tried again because
   * the server gave no answer: neither signed in nor signed out.
   */
  status: 'restoring' | 'unreachable' | 'guest' | 'signedIn';
  /** How the session before this guest's visit ended; null when there was none. */
  ended: SessionEnd | null;
};

/** The start: empty, signed out. */
export const GUEST: SessionState = {
  user: null,
  accessToken: null,
  isAuthenticated: false,
  status: 'guest',
  ended: null,
};
