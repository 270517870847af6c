import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Tokens } from '@/graphql/tokens';
import type { Session } from './session';
import { GUEST, type SessionPayload, type SessionState } from './session-state';

const SessionContext = createContext<Session | null>(null);

/** Gives the pages the session. The server renders everybody as a guest. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

const guestSnapshot = () => GUEST;

/** What {@link useSession} gives a component. */
export type SessionHandle = Pick<SessionState, 'user' | 'isAuthenticated' | 'status' | 'ended'> & {
  /** Takes over the answer of login or register; the guards then lead to the right page. */
  signIn(payload: SessionPayload): void;
  /** Ends the session and leads to /login, regardless of the server's answer. */
  signOut(): Promise<void>;
};

/** The tokens of the session, for code that asks the server by other ways than GraphQL. */
export function useTokens(): Tokens {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useTokens needs a SessionProvider above it.');
  return session;
}

/** The session as a component needs it; the access token stays inside. */
export function useSession(): SessionHandle {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  const { user, isAuthenticated, status, ended } = useSyncExternalStore(
    session.subscribe,
    session.getState,
    guestSnapshot,
  );
  return useMemo(
    () => ({
      user,
      isAuthenticated,
      status,
      ended,
      signIn: (payload) => session.signIn(payload),
      signOut: () => session.signOut(),
    }),
    [session, user, isAuthenticated, status, ended],
  );
}
