import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { ChoiceChips } from '@/ui/data/choice-chips';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { MachineCard } from '../components/machine-card';
import { useMachinesQuery } from '../machinery.generated';
import { filterMachines, MACHINE_CATEGORIES } from '../model/machines';

const FILTERS = ['category'] as const;

/** Tools & Machinery (spec §2): 25 machines for rent, by what they are for. */
export function Component() {
  const { t } = useText();
  const { all, ...state } = useWholeList(useMachinesQuery(useLanguageVariable()), (data) => data.machines);
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
      <CatalogueCards
        label={t('machinery.title')}
        {...state}
        rows={filterMachines(all, filters.values.category)}
        total={all.length}
        count={(shown, total) => t('machinery.count', { shown, total })}
        empty={{ title: t('machinery.empty') }}
        onClear={filters.any ? filters.clear : undefined}
      >
        {(machine) => <MachineCard machine={machine} />}
      </CatalogueCards>
    </Page>
  );
}
