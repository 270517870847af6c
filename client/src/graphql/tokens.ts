/** What the links need of a session; the session folder provides it. */
export type Tokens = {
  /** The access token in memory, or null for a guest. */
  accessToken(): string | null;
  /**
   * Gets a fresh access token, once for all who ask at the same time. Null: the session is over.
   * Throws where the server cannot be reached: the session goes on, and the next call tries again.
   */
  refresh(): Promise<string | null>;
};

/** The tokens of a guest; for the server's own rendering. */
export const guestTokens: Tokens = { accessToken: () => null, refresh: async () => null };
