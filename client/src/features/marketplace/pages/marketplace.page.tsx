import { useDeferredValue } from 'react';
import { useText } from '@/i18n/use-text';
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
  // The letter stands in its box at once; the cards follow when there is time for them.
  const applied = useDeferredValue(filters);
  const { list, loadMore, retry } = useMarketList(applied);
  const clear = () => changeFilters(noFilters);
  return (
    <Page>
      <PageHeader title={t('marketplace.title')} subtitle={t('marketplace.subtitle')} />
      <MarketControls filters={filters} onChange={changeFilters} />
      <AppliedFilters filters={applied} list={list} onClear={clear} />
      <CropList
        list={list}
        search={applied.search}
        onClear={isNarrowed(applied) ? clear : undefined}
        onLoadMore={loadMore}
        onRetry={retry}
      />
    </Page>
  );
}
