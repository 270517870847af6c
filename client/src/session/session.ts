import { errorCode } from '@/graphql/errors';
import type { Tokens } from '@/graphql/tokens';
import { withRefreshLock } from './refresh-lock';
import { waitForNetwork, withRetries } from './retry';
import type { SessionApi } from './session-api';
import { GUEST, type SessionEnd, type SessionPayload, type SessionState } from './session-state';
import type { TokenStorage } from './token-storage';

/** Milliseconds after which a start without an answer tries its token again, unless the network is back earlier. */
const RESTORE_AGAIN = 30_000;

/**
 * Who is signed in. Access token in memory only, refresh token in storage; restored at the start, renewed on demand,
 * kept in step between tabs (spec §4, X-64).
 */
export class Session implements Tokens {
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  private readonly endListeners = new Set<(end: SessionEnd) => void>();
  private refreshing: Promise<string | null> | null = null;

  constructor(
    private readonly api: SessionApi,
    private readonly storage: TokenStorage,
  ) {
    this.state = storage.read() ? { ...GUEST, status: 'restoring' } : GUEST;
  }

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls back when a session of this tab ended: the application then goes to /login. */
  onEnd(listener: (end: SessionEnd) => void): () => void {
    this.endListeners.add(listener);
    return () => this.endListeners.delete(listener);
  }

  accessToken(): string | null {
    return this.state.accessToken;
  }

  /** The start of the application: tries a stored token, follows the other tabs. Returns how to stop following. */
  start(): () => void {
    let isStopped = false;
    if (this.state.status === 'restoring') void this.restore(() => isStopped);
    const stopFollowing = this.storage.onChange(() => this.followOtherTab());
    return () => {
      isStopped = true;
      stopFollowing();
    };
  }

  /** Takes over what login or register answered. */
  signIn(payload: SessionPayload): void {
    this.storage.write(payload.refreshToken, payload.user.id);
    this.accept(payload);
  }

  /** Ends the session here regardless of the server's answer; its failure is only logged (spec §8, X-12). */
  async signOut(): Promise<void> {
    const stored = this.storage.read();
    this.end('logout');
    if (!stored) return;
    try {
      await this.api.logout(stored.refreshToken);
    } catch (error) {
      console.error('Logout failed on the server:', error);
    }
  }

  /**
   * A fresh access token; one call for all who ask meanwhile. Null when the session is over, which the server alone can
   * say, with a 401. Throws after some tries where it gives no such answer: the session goes on.
   */
  refresh(): Promise<string | null> {
    this.refreshing ??= withRetries(() => withRefreshLock(() => this.renew())).finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  /** Tries the stored token until the server says yes or no. */
  private async restore(isStopped: () => boolean): Promise<void> {
    while (!isStopped() && this.isUndecided()) {
      await this.refreshOrLog();
      if (this.isUndecided()) await waitForNetwork(RESTORE_AGAIN);
    }
  }

  private isUndecided(): boolean {
    return this.state.status === 'restoring' || this.state.status === 'unreachable';
  }

  private async refreshOrLog(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      console.error('The session could not be renewed yet:', error);
    }
  }

  private async renew(): Promise<string | null> {
    // Read inside the turn: another tab may just have rotated the token, or signed out.
    const stored = this.storage.read();
    if (!stored) {
      // While a renewal waited for its next try, the user may have logged out.
      if (this.state.status !== 'guest') this.end('failure');
      return null;
    }
    try {
      const payload = await this.api.refresh(stored.refreshToken);
      // A late answer of an ended session must not sign in again.
      if (!this.isCurrent(stored.refreshToken)) return this.state.accessToken;
      this.signIn(payload);
      return payload.accessToken;
    } catch (error) {
      // Nor may it sign out the person who signed in meanwhile.
      if (!this.isCurrent(stored.refreshToken)) return this.state.accessToken;
      if (errorCode(error) !== 'UNAUTHENTICATED') {
        if (this.state.status === 'restoring') this.set({ ...this.state, status: 'unreachable' });
        throw error;
      }
      console.error('The session could not be renewed:', error);
      this.end('failure');
      return null;
    }
  }

  private isCurrent(refreshToken: string): boolean {
    return this.storage.read()?.refreshToken === refreshToken;
  }

  private followOtherTab(): void {
    const stored = this.storage.read();
    if (!stored) {
      if (this.state.status !== 'guest') this.set({ ...GUEST, ended: 'logout' });
    } else if (stored.owner !== this.state.user?.id && this.state.status !== 'restoring') {
      // Another tab signed in: take over its session.
      void this.refreshOrLog();
    }
  }

  private accept({ user, accessToken }: SessionPayload): void {
    this.set({ user, accessToken, isAuthenticated: true, status: 'signedIn', ended: null });
  }

  private end(how: SessionEnd): void {
    this.storage.remove();
    this.set({ ...GUEST, ended: how });
    for (const listener of this.endListeners) listener(how);
  }

  private set(state: SessionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
