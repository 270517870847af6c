import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { CatalogueList } from '@/ui/catalogue/catalogue-list';
import { FilterControls } from '@/ui/catalogue/filter-controls';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { CardGrid } from '@/ui/layout/card-grid';
import { type ColdStore, districtsOf, filterColdStores } from '../model/cold-stores';
import { ColdStoreCard } from './cold-store-card';

const FILTERS = ['search', 'district'] as const;

type ColdStoreListProps = {
  stores: readonly ColdStore[];
  total: number;
  loading: boolean;
  onRetry: (() => Promise<unknown>) | undefined;
};

/** The directory's 84 entries, by words and district. */
export function ColdStoreList({ stores, total, loading, onRetry }: ColdStoreListProps) {
  const { t, pick } = useText();
  const filters = useAddressFilters(FILTERS);
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
            options: districtsOf(stores).map(({ name, nameHi }) => ({ value: name, label: pick(name, nameHi) })),
          },
        ]}
      />
      <CatalogueList
        loading={loading}
        rows={filterColdStores(stores, filters.values.search, filters.values.district)}
        total={total}
        count={(shown, all) => t('storage.coldCount', { shown, total: all })}
        empty={{ title: t('storage.empty') }}
        onClear={filters.any ? filters.clear : undefined}
        onRetry={onRetry}
      >
        {(rows) => (
          <CardGrid label={t('storage.cold')}>
            {rows.map((store) => (
              <ColdStoreCard key={store.id} store={store} />
            ))}
          </CardGrid>
        )}
      </CatalogueList>
    </>
  );
}
