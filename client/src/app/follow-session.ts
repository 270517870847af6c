import type { DataRouter } from 'react-router-dom';
import type { LoginState } from '@/lib/login-state';
import { paths } from '@/lib/paths';
import type { ApplicationParts } from './application';

/**
 * Starts the session and does what its changes ask of the rest: an ended one leads to /login (spec §4, §8), and clears
 * the previous user's answers of the server. Returns how to stop.
 */
export function followSession({ session, client, live }: ApplicationParts, router: DataRouter): () => void {
  let userId = session.getState().user?.id;
  let lastUserId = userId;
  let resets = 0;
  const stopWatching = session.subscribe(() => {
    const nextUserId = session.getState().user?.id;
    if (nextUserId === userId) return;
    userId = nextUserId;
    lastUserId = userId ?? lastUserId;
    live?.reconnect();
    // Pages still mounted ask again with the new rights; a failed one shows its own error.
    resets += 1;
    const own = resets;
    client.resetStore().catch((error: unknown) => {
      // The next one ends what this one asked, and asks anew.
      if (own !== resets) return;
      // A page that is left at the same moment, as by a logout, takes its requests with it.
      const left = error instanceof DOMException && error.name === 'AbortError';
      if (!left) console.error('Lists could not be reloaded:', error);
    });
  });

  const stopEnd = session.onEnd((end) => {
    const { pathname, search } = router.state.location;
    const state: LoginState | null =
      end === 'failure' && pathname !== paths.login ? { lastPage: pathname + search } : null;
    void router.navigate(paths.login, { state });
    if (end !== 'logout' || lastUserId === undefined) return;
    const left = lastUserId;
    import('./forget-person')
      .then(({ forgetPerson }) => forgetPerson(left))
      .catch((error: unknown) => console.error('The draft could not be dropped:', error));
  });

  const stopSession = session.start();
  return () => {
    stopWatching();
    stopEnd();
    stopSession();
  };
}
