import { skipToken } from '@apollo/client/react';
import { useFresh } from '@/graphql/use-fresh';
import { useSession } from '@/session/session-provider';
import { type LiveBidFragment, useLiveBidQuery } from '../../bid.generated';

/** The reader's own bid on a crop that is live, null without one; and whether that is unknown, since the query failed. */
export function useLiveBid(cropId: string): { bid: LiveBidFragment | null; failed: boolean } {
  const { user } = useSession();
  const query = useLiveBidQuery(
    user?.role === 'BUYER' ? { variables: { cropId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  useFresh(query, user?.role === 'BUYER');
  const bid = query.data?.cropBids?.nodes.find(({ allowedActions }) => allowedActions.includes('REPLACE'));
  return { bid: bid ?? null, failed: Boolean(query.error) && !query.data };
}
