import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { CatalogueList } from '@/ui/catalogue/catalogue-list';
import { FilterControls } from '@/ui/catalogue/filter-controls';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { useVisitorDistrict, VISITOR_DISTRICT } from '@/ui/catalogue/visitor-district';
import { Page } from '@/ui/layout/page';
import { ComingSoonList } from '../components/coming-soon-list';
import { ExportButton } from '../components/export-button';
import { MandiTable } from '../components/mandi-table';
import { MarketPlot } from '../components/market-plot';
import { RefreshButton } from '../components/refresh-button';
import { SummaryCards } from '../components/summary-cards';
import { WatchSection } from '../components/watch-section';
import { useMandiPricesQuery, useWatchlistQuery } from '../mandi.generated';
import { commoditiesOf, countMarkets, DISTRICTS, filterMandiRows } from '../model/mandi-rows';

const FILTERS = ['commodity', 'district'] as const;

/** Whose mandi a reader sees who has not said where they are: the first of the specification's districts. */
const DEFAULT_PLACE = 'Hisar, Haryana';

const actionsStyle = { displayPrint: 'none', display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 };
/** The two choices stand side by side on a phone as well. */
const filtersStyle = { '& form > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };

/**
 * Mandi Bhav: a watchlist of the prices around the reader, and below it the specification's table (spec §2), of which all rows are fetched once and filtered here, so that a change shows at once. */
export function Component() {
  const { t, pick } = useText();
  const { variables } = useLanguageVariable();
  const query = useMandiPricesQuery({ variables });
  const { all, ...state } = useWholeList(query, (data) => data.mandiPrices);
  const filters = useAddressFilters(FILTERS);
  const { commodity, district } = filters.values;
  const commodities = useMemo(() => commoditiesOf(all), [all]);
  const first = all[0];
  const shown = filterMandiRows(all, commodity, district);
  const isSample = all.some((row) => row.sample);

  const [known, choose] = useVisitorDistrict();
  const place = known || DEFAULT_PLACE;
  const watched = useWatchlistQuery({ variables: { ...variables, to: place } });
  const watchlist = watched.data ?? watched.previousData;
  const isWatchSample = watchlist?.commodities?.nodes.some(({ nearest }) => nearest[0]?.isSample);
  const refetch = () => Promise.all([query.refetch(), watched.refetch()]);

  return (
    <Page>
      <WatchSection
        data={watchlist}
        loading={watched.loading && !watchlist}
        place={place}
        choose={choose}
        keeps={FILTERS}
      />
      {isSample && !isWatchSample && !watched.loading ? <SampleNote /> : null}
      <SummaryCards
        commodities={first ? commodities.length : ''}
        markets={first ? countMarkets(all) : ''}
        updated={first?.updated ?? ''}
      />
      <Box sx={actionsStyle}>
        <RefreshButton refetch={refetch} />
        <ExportButton rows={shown} />
      </Box>
      <Box sx={filtersStyle}>
        <FilterControls
          label={t('mandi.filters')}
          filters={filters}
          keeps={[VISITOR_DISTRICT]}
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
      </Box>
      {commodity === '' ? null : <MarketPlot rows={filterMandiRows(all, commodity, '')} district={district} />}
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
