import { useState } from 'react';

type Pages = { fetchMore(options: { variables: { after: string | null | undefined } }): Promise<unknown> };

/** Fetches the next page of a list when asked to; `failed` after one that did not come, until the next try. */
export function useNextPage({ fetchMore }: Pages): {
  load(endCursor: string | null | undefined): void;
  failed: boolean;
} {
  const [failed, setFailed] = useState(false);
  return {
    failed,
    load: (endCursor) => {
      setFailed(false);
      fetchMore({ variables: { after: endCursor } }).catch((error: unknown) => {
        console.error('The next page could not be loaded:', error);
        setFailed(true);
      });
    },
  };
}
