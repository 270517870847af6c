import { useEffect } from 'react';

type Polled = { startPolling(intervalMs: number): void; stopPolling(): void; refetch(): Promise<unknown> };

const ASK_EVERY_MS = 20_000;

/**
 * Asks a query again every 20 seconds while somebody looks at the page (client.ts skips hidden ones), and at once when they
 * come back to it: what the other side of a bid does appears without a reload. Not `wanted` for a list of which more than the
 * first page is shown: asking again would take the rest of it away.
 */
export function useFresh({ startPolling, stopPolling, refetch }: Polled, wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    const onReturn = () => {
      if (document.hidden) return;
      refetch().catch((reason: unknown) => console.warn('Nothing newer could be loaded on coming back:', reason));
    };
    document.addEventListener('visibilitychange', onReturn);
    startPolling(ASK_EVERY_MS);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      stopPolling();
    };
  }, [wanted, startPolling, stopPolling, refetch]);
}
