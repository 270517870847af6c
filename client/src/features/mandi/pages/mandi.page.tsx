import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { CatalogueList } from '@/ui/catalogue/catalogue-list';
import { FilterControls } from '@/ui/catalogue/filter-controls';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { ComingSoonList } from '../components/coming-soon-list';
import { MandiTable } from '../components/mandi-table';
import { MarketPlot } from '../components/market-plot';
import { SummaryCards } from '../components/summary-cards';
import { useMandiPricesQuery } from '../mandi.generated';
import { commoditiesOf, countMarkets, DISTRICTS, filterMandiRows } from '../model/mandi-rows';

const FILTERS = ['commodity', 'district'] as const;

/** Mandi Bhav (spec §2): all rows are fetched once and filtered here, so that a change shows at once. */
export function Component() {
  const { t, pick } = useText();
  const { data, loading, error, refetch } = useMandiPricesQuery();
  const filters = useAddressFilters(FILTERS);
  const all = data?.mandiPrices.nodes ?? [];
  const { commodity, district } = filters.values;
  const commodities = useMemo(() => commoditiesOf(all), [all]);
  const first = all[0];

  return (
    <Page>
      <PageHeader
        title={t('mandi.title')}
        subtitle={t('mandi.subtitle')}
        actions={(['refresh', 'export'] as const).map((action) => (
          <OfferButton
            key={action}
            variant="outlined"
            label={t(`mandi.${action}`)}
            title={t(`mandi.${action}`)}
            note={null}
          >
            {t(`mandi.${action}Text`)}
          </OfferButton>
        ))}
      />
      <SampleNote text={t('mandi.sample')} />
      {first ? (
        <SummaryCards
          commodities={commodities.length}
          markets={countMarkets(all)}
          updated={pick(first.updated, first.updatedHi)}
        />
      ) : null}
      <FilterControls
        label={t('mandi.filters')}
        filters={filters}
        controls={[
          {
            kind: 'select',
            name: 'commodity',
            label: t('mandi.commodity'),
            allLabel: t('mandi.all'),
            options: commodities.map(({ name, nameHi }) => ({ value: name, label: pick(name, nameHi) })),
          },
          {
            kind: 'select',
            name: 'district',
            label: t('mandi.district'),
            allLabel: t('mandi.all'),
            options: DISTRICTS.map(([name, nameHi]) => ({ value: name, label: pick(name, nameHi) })),
          },
        ]}
      />
      {commodity === '' ? null : <MarketPlot rows={filterMandiRows(all, commodity, '')} />}
      <CatalogueList
        loading={loading && !data}
        rows={filterMandiRows(all, commodity, district)}
        total={data?.mandiPrices.totalCount ?? 0}
        count={(shown, total) => t('mandi.count', { shown, total })}
        empty={{ title: t('mandi.empty') }}
        onClear={filters.any ? filters.clear : undefined}
        onRetry={error && !data ? () => refetch() : undefined}
      >
        {(rows) => <MandiTable rows={rows} all={all} />}
      </CatalogueList>
      <ComingSoonList />
    </Page>
  );
}
