import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { CatalogueList } from '@/ui/catalogue/catalogue-list';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { ChoiceChips } from '@/ui/data/choice-chips';
import { CardGrid } from '@/ui/layout/card-grid';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { MachineCard } from '../components/machine-card';
import { useMachinesQuery } from '../machinery.generated';
import { filterMachines, MACHINE_CATEGORIES } from '../model/machines';

const FILTERS = ['category'] as const;

/** Tools & Machinery (spec §2): 25 machines for rent, by what they are for. */
export function Component() {
  const { t } = useText();
  const { data, loading, error, refetch } = useMachinesQuery();
  const filters = useAddressFilters(FILTERS);
  return (
    <Page>
      <PageHeader title={t('machinery.title')} subtitle={t('machinery.subtitle')} />
      <Alert severity="warning" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
        {t('machinery.guideline')}
      </Alert>
      <SampleNote />
      <Box sx={{ mb: 3 }}>
        <ChoiceChips
          label={t('machinery.categories')}
          options={[
            { value: '', label: t('machinery.all') },
            ...MACHINE_CATEGORIES.map((category) => ({ value: category, label: t(`machinery.category.${category}`) })),
          ]}
          value={filters.values.category}
          onChange={(category) => filters.set('category', category)}
        />
      </Box>
      <CatalogueList
        loading={loading && !data}
        rows={filterMachines(data?.machines.nodes ?? [], filters.values.category)}
        total={data?.machines.totalCount ?? 0}
        count={(shown, total) => t('machinery.count', { shown, total })}
        empty={{ title: t('machinery.empty') }}
        onClear={filters.any ? filters.clear : undefined}
        onRetry={error && !data ? () => refetch() : undefined}
      >
        {(rows) => (
          <CardGrid label={t('machinery.title')}>
            {rows.map((machine) => (
              <MachineCard key={machine.id} machine={machine} />
            ))}
          </CardGrid>
        )}
      </CatalogueList>
    </Page>
  );
}
