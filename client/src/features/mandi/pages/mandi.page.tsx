import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { CatalogueList } from '@/ui/catalogue/catalogue-list';
import { FilterControls } from '@/ui/catalogue/filter-controls';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { ComingSoonList } from '../components/coming-soon-list';
import { ExportButton } from '../components/export-button';
import { MandiTable } from '../components/mandi-table';
import { MarketPlot } from '../components/market-plot';
import { RefreshButton } from '../components/refresh-button';
import { SummaryCards } from '../components/summary-cards';
import { useMandiPricesQuery } from '../mandi.generated';
import { commoditiesOf, countMarkets, DISTRICTS, filterMandiRows } from '../model/mandi-rows';

const FILTERS = ['commodity', 'district'] as const;

/** Mandi Bhav (spec §2): all rows are fetched once and filtered here, so that a change shows at once. */
export function Component() {
  const { t, pick } = useText();
  const query = useMandiPricesQuery(useLanguageVariable());
  const { all, ...state } = useWholeList(query, (data) => data.mandiPrices);
  const filters = useAddressFilters(FILTERS);
  const { commodity, district } = filters.values;
  const commodities = useMemo(() => commoditiesOf(all), [all]);
  const first = all[0];
  const shown = filterMandiRows(all, commodity, district);
  // Keeps the note's room until the rows are there.
  const isSample = state.loading || all.some((row) => row.sample);

  return (
    <Page>
      <PageHeader
        title={t('mandi.title')}
        subtitle={t('mandi.subtitle')}
        actions={
          <>
            <RefreshButton refetch={query.refetch} />
            <ExportButton rows={shown} />
          </>
        }
      />
      {isSample ? (
        <Box sx={{ visibility: state.loading ? 'hidden' : 'visible' }}>
          <SampleNote text={t('mandi.sample')} />
        </Box>
      ) : null}
      <SummaryCards
        commodities={first ? commodities.length : ''}
        markets={first ? countMarkets(all) : ''}
        updated={first?.updated ?? ''}
        isSample={isSample}
      />
      <FilterControls
        label={t('mandi.filters')}
        filters={filters}
        controls={[
          {
            kind: 'select',
            name: 'commodity',
            label: t('mandi.commodity'),
            allLabel: t('mandi.all'),
            options: commodities,
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
        {...state}
        rows={shown}
        total={all.length}
        count={(shown, total) => t('mandi.count', { shown, total })}
        empty={{ title: t('mandi.empty') }}
        onClear={filters.any ? filters.clear : undefined}
      >
        {(rows) => <MandiTable rows={rows} all={all} chosen={commodity} />}
      </CatalogueList>
      <ComingSoonList />
    </Page>
  );
}
