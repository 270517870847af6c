/** The navigation state that a page leaves for /login. */
export type LoginState = {
  /** Wanted page: after signing in the guard goes there. */
  from?: string;
  /** Page on which a session was lost: offered as a link, never gone to by itself. */
  lastPage?: string;
};

/** Reads the state, which is untrusted: only addresses of our own site count. */
export function readLoginState(state: unknown): LoginState {
  const { from, lastPage } = (state ?? {}) as Record<string, unknown>;
  return { from: ownAddress(from), lastPage: ownAddress(lastPage) };
}

function ownAddress(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?!\/)/.test(value) ? value : undefined;
}
