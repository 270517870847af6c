import { NetworkStatus } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import type { MarketCardCropFragment } from '@/graphql/market-card-crop.generated';
import { useNextPage } from '@/graphql/use-next-page';
import { useDebounced } from '@/lib/use-debounced';
import { useMarketplaceCropsQuery } from '../marketplace.generated';
import { filterCrops, nearFilter, serverFilter } from '../model/filter-crops';
import { isNarrowed, type MarketFilters, noFilters } from '../model/market-filters';
import { type MarketList, rowsOf } from '../model/market-list';
import { sortCrops } from '../model/sort-crops';

/** How many listings come at a time. */
const PAGE_SIZE = 60;
/** A pause in typing after which the server is asked, where it has to be. */
const TYPING_PAUSE_MS = 300;

type CropsQuery = ReturnType<typeof useMarketplaceCropsQuery>;
type Crop = MarketCardCropFragment;

/**
 * The listings that the filters let through, from one source at a time: where everything is loaded they are filtered and
 * sorted in memory, without a request; where the server holds more, the server is asked, and its answer alone counts. A search
 * that memory finds nothing for is asked too: the server knows what crops are called in both languages.
 */
export function useMarketList(filters: MarketFilters) {
  const all = useMarketplaceCropsQuery({ variables: { first: PAGE_SIZE, filter: nearFilter(filters) } });
  const wanted = useMemo(() => serverChoice(filters), [filters]);
  const settled = useDebounced(wanted, TYPING_PAUSE_MS);
  const filtered = useMemo(
    () => (all.data && wanted ? sortCrops(filterCrops(all.data.crops?.nodes ?? [], filters), filters.sort) : undefined),
    [all.data, wanted, filters],
  );
  const holdsMore = all.data?.crops?.pageInfo.hasNextPage === true;
  const findsNothing = filtered?.length === 0 && filters.search.trim() !== '';
  const asksServer = wanted !== undefined && (holdsMore || findsNothing);
  const asked = useMarketplaceCropsQuery(
    asksServer && settled ? { variables: { first: PAGE_SIZE, ...settled } } : skipToken,
  );
  const isSettled = !asksServer || JSON.stringify(settled) === JSON.stringify(wanted);
  // Where memory has all, it has said that there is none until the server says otherwise.
  const isAnswered = isSettled && asked.data !== undefined;
  const usesServer = asksServer && (holdsMore || isAnswered);
  const source = usesServer ? asked : all;
  const nextPage = useNextPage(source);
  const previous = useRef<readonly Crop[]>([]);
  const list = listOf(
    isSettled || !usesServer ? source : undefined,
    usesServer ? undefined : filtered,
    nextPage.failed,
    previous.current,
  );
  useEffect(() => {
    previous.current = rowsOf(list);
  });

  return {
    list,
    loadMore: () => {
      if (list.state === 'more') nextPage.load(source.data?.crops?.pageInfo.endCursor);
    },
    retry: () => void source.refetch().catch((error: unknown) => console.error('Still no listings:', error)),
  };
}

/** Which listings in which order, as the server takes it; undefined for all of them, newest first. */
function serverChoice(filters: MarketFilters) {
  const { sort } = filters;
  const isSorted = sort !== noFilters.sort;
  if (!isSorted && !isNarrowed(filters)) return undefined;
  return { filter: serverFilter(filters), ...(isSorted ? { sort } : {}) };
}

/**
 * @param query undefined while what the reader wants has not been asked yet
 * @param filtered the rows that memory's filters let through, in their order; undefined where the query's rows are the answer
 */
function listOf(
  query: CropsQuery | undefined,
  filtered: readonly Crop[] | undefined,
  moreFailed: boolean,
  previous: readonly Crop[],
): MarketList<Crop> {
  const page = query?.data?.crops;
  if (!query || !page) return query?.error && !query.loading ? { state: 'failed' } : { state: 'loading', previous };
  const crops = filtered ?? page.nodes;
  if (crops.length === 0) return { state: 'empty' };
  if (!page.pageInfo.hasNextPage) return { state: 'last', crops, total: crops.length };
  const loadingMore = query.networkStatus === NetworkStatus.fetchMore;
  return { state: 'more', crops, total: page.totalCount, loadingMore, moreFailed };
}
