import { useEffect } from 'react';

type Polled = { startPolling(intervalMs: number): void; stopPolling(): void };

const ASK_EVERY_MS = 20_000;

/**
 * Asks a query again every 20 seconds while somebody looks at the page (client.ts skips hidden ones): what the other side of a
 * bid does appears without a reload. Not `wanted` for a list of which more than the first page is shown: asking again would
 * take the rest of it away.
 */
export function useFresh({ startPolling, stopPolling }: Polled, wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    startPolling(ASK_EVERY_MS);
    return stopPolling;
  }, [wanted, startPolling, stopPolling]);
}
