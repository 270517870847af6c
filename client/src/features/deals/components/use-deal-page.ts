import { useFresh } from '@/graphql/use-fresh';
import { useDealQuery } from '../deals.generated';
import type { DealShown } from './deal-shown';

/** A deal of the reader's for a page of it, polled while the page is visible. */
export function useDealPage(id: string) {
  // A refused contact is the error of that field alone: the deal is shown all the same.
  const query = useDealQuery({ variables: { id }, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  useFresh(query);
  const deal: DealShown | null =
    query.data?.deal ?? (query.previousData?.deal?.id === id ? query.previousData.deal : null);
  return {
    deal,
    loading: query.loading,
    failed: Boolean(query.error),
    retry: () => void query.refetch().catch((reason: unknown) => console.error('Still no deal:', reason)),
  };
}
