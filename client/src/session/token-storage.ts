/** Where the refresh token lives between visits; the name is fixed by the specification (spec §9). */
export const REFRESH_TOKEN_KEY = 'refreshToken';
/** Whose token it is: lets a tab tell a rotated token from another person's sign-in. */
const OWNER_KEY = 'sessionOwner';

/** The stored half of a session, as the session needs it; tests and the server pass their own. */
export type TokenStorage = {
  read(): { refreshToken: string; owner: string | null } | null;
  write(refreshToken: string, owner: string): void;
  remove(): void;
  /** Calls back when another tab signed in, out, or renewed its token. Returns how to stop. */
  onChange(listener: () => void): () => void;
};

/** Local storage. Where the browser closes it, the session lasts as long as the page. */
export const browserTokenStorage: TokenStorage = {
  read() {
    try {
      const refreshToken = localStorage.getItem(REFRESH_TOKEN_KEY);
      return refreshToken ? { refreshToken, owner: localStorage.getItem(OWNER_KEY) } : null;
    } catch (error) {
      console.warn('Session storage is not readable.', error);
      return null;
    }
  },
  write(refreshToken, owner) {
    try {
      // The owner first: other tabs react to the token, and must then find the right owner beside it.
      localStorage.setItem(OWNER_KEY, owner);
      localStorage.setItem(REFRESH_TOKEN_KEY, refreshToken);
    } catch (error) {
      console.warn('Session storage is not writable.', error);
    }
  },
  remove() {
    try {
      localStorage.removeItem(OWNER_KEY);
      localStorage.removeItem(REFRESH_TOKEN_KEY);
    } catch (error) {
      console.warn('Session storage is not writable.', error);
    }
  },
  onChange(listener) {
    const onStorage = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === REFRESH_TOKEN_KEY || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
