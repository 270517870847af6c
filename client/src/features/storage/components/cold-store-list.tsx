import Typography from '@mui/material/Typography';
import type { WholeList } from '@/graphql/use-whole-list';
import { useText } from '@/i18n/use-text';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { FilterControls } from '@/ui/catalogue/filter-controls';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { useVisitorDistrictOf, VisitorDistrictField } from '@/ui/catalogue/visitor-district';
import { type ColdStore, districtsOf, filterColdStores, placeOfStore } from '../model/cold-stores';
import { ColdStoreCard } from './cold-store-card';

const FILTERS = ['search', 'district'] as const;

/** The directory's 84 entries, by words and district. */
export function ColdStoreList({ all, ...state }: WholeList<ColdStore>) {
  const { t } = useText();
  const filters = useAddressFilters(FILTERS);
  const own = useVisitorDistrictOf(all, placeOfStore);
  return (
    <>
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        {t('storage.costNote')}
      </Typography>
      <FilterControls
        label={t('storage.filters')}
        filters={filters}
        controls={[
          { kind: 'search', name: 'search', label: t('storage.search'), placeholder: t('storage.searchHint') },
          {
            kind: 'select',
            name: 'district',
            label: t('storage.district'),
            allLabel: t('storage.all'),
            options: districtsOf(all),
          },
        ]}
      >
        <VisitorDistrictField {...own} />
      </FilterControls>
      <CatalogueCards
        label={t('storage.cold')}
        {...state}
        own={own}
        rows={filterColdStores(all, filters.values.search, filters.values.district)}
        total={all.length}
        count={(shown, total) => t('storage.coldCount', { shown, total })}
        empty={{ title: t('storage.empty') }}
        onClear={filters.any ? filters.clear : undefined}
      >
        {(store, heading) => <ColdStoreCard store={store} heading={heading} />}
      </CatalogueCards>
    </>
  );
}
