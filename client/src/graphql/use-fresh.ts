import { useEffect } from 'react';
import { useIsLive, useLive } from './live/live-provider';

type Polled = { startPolling(intervalMs: number): void; stopPolling(): void; refetch(): Promise<unknown> };

const ASK_EVERY_MS = 20_000;

/**
 * Keeps a query as fresh as the notifications, so that the other side's moves appear without a reload: refetched
 * when a notification comes over the live connection (the bell follows them, and the first message after a return
 * counts as one). Without that connection it is polled every 20 seconds while the page is visible (client.ts skips
 * hidden ones), and at once when they come back to it. Not `wanted` for a list of which more than the first page is shown:
 * asking again would take the rest of it away.
 */
export function useFresh({ startPolling, stopPolling, refetch }: Polled, wanted = true): void {
  const live = useLive();
  const isLive = useIsLive();
  useEffect(() => {
    if (!wanted) return;
    const ask = () => {
      if (document.hidden) return;
      refetch().catch((reason: unknown) => console.warn('Nothing newer could be loaded:', reason));
    };
    if (isLive) return live.onNews(ask);
    document.addEventListener('visibilitychange', ask);
    startPolling(ASK_EVERY_MS);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      stopPolling();
    };
  }, [wanted, live, isLive, startPolling, stopPolling, refetch]);
}
