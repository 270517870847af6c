import { browserStore, onStoredElsewhere } from '@/lib/browser-storage';

/** The stored half of a session, as the session needs it; tests and the server pass their own. */
export type TokenStorage = {
  read(): { refreshToken: string; owner: string | null } | null;
  write(refreshToken: string, owner: string): void;
  remove(): void;
  /** Calls back when another tab signed in, out, or renewed its token. Returns how to stop. */
  onChange(listener: () => void): () => void;
};

/**
 * The browser's store; the name `refreshToken` is fixed by the specification (spec §9). `sessionOwner` says whose token it
 * is: it lets a tab distinguish a rotated token from another sign-in.
 */
export const browserTokenStorage: TokenStorage = {
  read() {
    const refreshToken = browserStore.read('refreshToken');
    return refreshToken ? { refreshToken, owner: browserStore.read('sessionOwner') } : null;
  },
  write(refreshToken, owner) {
    // The owner first: other tabs react to the token, and must then find the right owner beside it.
    browserStore.write('sessionOwner', owner);
    browserStore.write('refreshToken', refreshToken);
  },
  remove() {
    browserStore.remove('sessionOwner');
    browserStore.remove('refreshToken');
  },
  onChange: (listener) => onStoredElsewhere('refreshToken', () => listener()),
};
