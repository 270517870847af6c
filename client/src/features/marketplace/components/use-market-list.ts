import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useMarketplaceCropsQuery } from '../marketplace.generated';
import { filterCrops, serverFilter, unite } from '../model/filter-crops';
import { isNarrowed, type MarketFilters } from '../model/market-filters';
import { useDebounced } from './use-debounced';

/** How many listings come at a time. */
const PAGE_SIZE = 60;
/** A pause in typing after which the server is asked, where it has to be. */
const TYPING_PAUSE_MS = 300;

/**
 * The listings that the filters let through.
 *
 * Filtering happens in memory, without a request. Only where the server holds more than is loaded is it asked as well,
 * and what it finds is added; `loadMore` fetches the next page of whichever list is shown.
 */
export function useMarketList(filters: MarketFilters) {
  const [moreFailed, setMoreFailed] = useState(false);
  const all = useMarketplaceCropsQuery({ variables: { first: PAGE_SIZE } });
  const filter = useDebounced(
    useMemo(() => serverFilter(filters), [filters]),
    TYPING_PAUSE_MS,
  );
  const hasMoreThanLoaded = all.data?.crops.pageInfo.hasNextPage ?? false;
  const asked = useMarketplaceCropsQuery(
    hasMoreThanLoaded && filter ? { variables: { first: PAGE_SIZE, filter } } : skipToken,
  );

  const loaded = all.data?.crops.nodes;
  const found = asked.data?.crops.nodes;
  const crops = useMemo(() => filterCrops(unite(loaded ?? [], found ?? []), filters), [loaded, found, filters]);

  const narrowed = isNarrowed(filters);
  const shown = narrowed && hasMoreThanLoaded ? asked : all;
  const page = shown.data?.crops;
  const isLast = page?.pageInfo.hasNextPage !== true;

  const loadMore = () => {
    if (!page || isLast) return;
    setMoreFailed(false);
    shown.fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch((error: unknown) => {
      console.error('The next listings could not be loaded:', error);
      setMoreFailed(true);
    });
  };

  return {
    crops,
    /** How many there are in all; with a filter over loaded listings, how many match. */
    total: narrowed && !hasMoreThanLoaded ? crops.length : (page?.totalCount ?? crops.length),
    loading: all.loading && !all.data,
    failed: Boolean(all.error) && !all.data,
    /** The server is looking among listings that are not loaded. */
    searching: asked.networkStatus === NetworkStatus.loading || asked.networkStatus === NetworkStatus.setVariables,
    loadingMore: shown.networkStatus === NetworkStatus.fetchMore,
    moreFailed,
    isLast,
    loadMore,
    retry: () => void all.refetch().catch((error: unknown) => console.error('Still no listings:', error)),
  };
}
