import { useState } from 'react';

type Pages = { fetchMore(options: { variables: { after: string | null | undefined } }): Promise<unknown> };

/**
 * Fetches the next page of a list when asked to; `busy` meanwhile (the query's own `loading` is also true when it is asked
 * anew), `failed` after one that did not come, until the next try.
 */
export function useNextPage({ fetchMore }: Pages): {
  load(endCursor: string | null | undefined): void;
  busy: boolean;
  failed: boolean;
} {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  return {
    busy,
    failed,
    load: (endCursor) => {
      setFailed(false);
      setBusy(true);
      fetchMore({ variables: { after: endCursor } })
        .catch((error: unknown) => {
          console.error('The next page could not be loaded:', error);
          setFailed(true);
        })
        .finally(() => setBusy(false));
    },
  };
}
