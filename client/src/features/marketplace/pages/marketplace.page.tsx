import { useText } from '@/i18n/use-text';
import { LoadingText } from '@/ui/feedback/loading-text';
import { SkeletonCards } from '@/ui/feedback/skeleton-cards';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { AppliedFilters } from '../components/applied-filters';
import { CropList } from '../components/crop-list';
import { MarketControls } from '../components/market-controls';
import { useMarketFilters } from '../components/use-market-filters';
import { useMarketList } from '../components/use-market-list';
import { isNarrowed, noFilters } from '../model/market-filters';

/** Everything for sale, open to anyone (spec §2, Marketplace). */
export function Component() {
  const { t } = useText();
  const [filters, changeFilters] = useMarketFilters();
  const { crops, total, loading, searching, loadMore, retry, ...state } = useMarketList(filters);
  const waiting = loading || (searching && crops.length === 0);
  const clear = () => changeFilters(noFilters);
  return (
    <Page>
      <PageHeader title={t('marketplace.title')} subtitle={t('marketplace.subtitle')} />
      <MarketControls filters={filters} onChange={changeFilters} />
      {waiting ? (
        <>
          <LoadingText text={t('marketplace.loading')} />
          <SkeletonCards pictureHeight={260} />
        </>
      ) : (
        <>
          <AppliedFilters filters={filters} total={total} onClear={clear} />
          <CropList
            crops={crops}
            failed={state.failed}
            isLast={state.isLast}
            loadingMore={state.loadingMore}
            moreFailed={state.moreFailed}
            onClear={isNarrowed(filters) ? clear : undefined}
            onLoadMore={loadMore}
            onRetry={retry}
          />
        </>
      )}
    </Page>
  );
}
