import { useEffect, useState } from 'react';

type ListPage<Row> = {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
};

/** A query of one list, by `$after`, as its hook gives it. */
type ListQuery<Data> = {
  data?: Data | undefined;
  error?: unknown;
  loading: boolean;
  fetchMore(options: { variables: { after: string } }): Promise<unknown>;
  refetch(): Promise<unknown>;
};

/** A list that is only shown whole, because it is counted and filtered on the page. */
export type WholeList<Row> = {
  /** Every row; none until the last page is there. */
  all: readonly Row[];
  loading: boolean;
  /** Given when a page could not be fetched: asks for it again. */
  onRetry: (() => Promise<unknown>) | undefined;
};

/**
 * Fetches a list page by page until none is left: `useWholeList(useSchemesQuery(), (data) => data.schemes)`. The pages
 * come together in the cache (cache.ts).
 */
export function useWholeList<Data, Row>(
  query: ListQuery<Data>,
  pageOf: (data: Data) => ListPage<Row> | null,
): WholeList<Row> {
  const { data, error, loading, fetchMore, refetch } = query;
  const page = (data && pageOf(data)) ?? undefined;
  const next = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const moreFailed = next !== null && failedAt === next;

  useEffect(() => {
    if (next === null || moreFailed) return;
    fetchMore({ variables: { after: next } }).catch((reason: unknown) => {
      console.error('The next page of a list could not be loaded:', reason);
      setFailedAt(next);
    });
  }, [next, moreFailed, fetchMore]);

  const isWhole = page !== undefined && next === null;
  const failed = moreFailed || (Boolean(error) && !data && !loading);
  return {
    all: isWhole ? page.nodes : [],
    loading: !isWhole && !failed,
    onRetry: failed ? async () => (moreFailed ? setFailedAt(null) : refetch()) : undefined,
  };
}
