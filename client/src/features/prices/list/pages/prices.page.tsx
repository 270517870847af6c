import { skipToken } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { placeOfMarket } from '@/lib/districts';
import { pricePaths } from '@/lib/price-paths';
import { useDebounced } from '@/lib/use-debounced';
import { FilterControls } from '@/ui/catalogue/filter-controls';
import { ShowMore } from '@/ui/catalogue/show-more';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { useShownRows } from '@/ui/catalogue/use-shown-rows';
import { placesOf, useVisitorDistrict, VisitorDistrictField } from '@/ui/catalogue/visitor-district';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { SampleWarning, SourceNote } from '../../components/source-note';
import { useCommodityMarketsQuery } from '../../prices.generated';
import { CommodityRows } from '../components/commodity-rows';
import { Moved } from '../components/moved';
import { useCommodityLinesQuery } from '../lines.generated';
import { linesOf } from '../model/lines';

const FILTERS = ['search'] as const;
/** The commodity whose markets say which districts have any. */
const QUOTED_EVERYWHERE = 'wheat';
/** Nothing is asked for while somebody types. */
const TYPING_PAUSE_MS = 300;

/** What every commodity costs today: in the reader's district where that has prices, else in all of India. */
export function Component() {
  const { t } = useText();
  const { variables } = useLanguageVariable();
  const [place, choose] = useVisitorDistrict();
  const filters = useAddressFilters(FILTERS);
  const search = useDebounced(filters.values.search.trim(), TYPING_PAUSE_MS);
  const all = useCommodityLinesQuery({ variables: { ...variables, search } });
  const own = useCommodityLinesQuery(place ? { variables: { ...variables, search, district: place } } : skipToken);
  const { data: quoted } = useCommodityMarketsQuery({
    variables: { ...variables, commodity: QUOTED_EVERYWHERE, from: '' },
  });
  const india = (all.data ?? all.previousData)?.commodities?.nodes ?? [];
  const here = (own.data ?? own.previousData)?.commodities?.nodes ?? [];
  const lines = linesOf(here, india);
  const { drawn, list, ...more } = useShownRows(lines, 40);
  const latest = lines[0]?.latest;
  const area = here[0]?.area;
  return (
    <Page>
      <PageHeader
        title={t('prices.list.title')}
        subtitle={t('prices.list.subtitle')}
        actions={
          <Button component={Link} to={pricePaths.compare()} variant="outlined">
            {t('prices.compareThis')}
          </Button>
        }
      />
      <FilterControls
        label={t('prices.list.chooseDistrict')}
        filters={filters}
        controls={[
          { kind: 'search', name: 'search', label: t('prices.list.search'), placeholder: t('prices.list.searchHint') },
        ]}
      >
        <VisitorDistrictField
          place={place}
          choose={choose}
          places={placesOf(quoted?.commodityMarkets?.nodes ?? [], ({ market }) => placeOfMarket(market))}
          label={t('prices.district')}
        />
      </FilterControls>
      <SampleWarning latest={latest} />
      {all.loading && india.length === 0 ? <LoadingText text={t('ui.catalogue.loading')} /> : null}
      {filters.any ? null : <Moved lines={area ? here : india} place={area?.name} />}
      <Section title={t('prices.list.every')}>
        <Typography role="status" sx={{ mb: 1, color: 'text.secondary' }}>
          {t('prices.list.count', { shown: lines.length })}
        </Typography>
        <div ref={list}>
          <CommodityRows lines={drawn} label={t('prices.list.every')} />
        </div>
        <ShowMore {...more} />
        {lines.length === 0 && !all.loading ? <EmptyState title={t('prices.list.empty')} /> : null}
      </Section>
      {latest ? <SourceNote latest={latest} /> : null}
    </Page>
  );
}
