import Alert from '@mui/material/Alert';
import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { placeOfLocation, useVisitorDistrictOf, VisitorDistrictField } from '@/ui/catalogue/visitor-district';
import { ChoiceChips } from '@/ui/data/choice-chips';
import { FilterBar } from '@/ui/data/filter-bar';
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
  const own = useVisitorDistrictOf(all, placeOfLocation);
  return (
    <Page>
      <PageHeader title={t('machinery.title')} subtitle={t('machinery.subtitle')} />
      <Alert severity="warning" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
        {t('machinery.guideline')}
      </Alert>
      <SampleNote />
      <FilterBar
        label={t('machinery.filters')}
        more={
          <>
            <ChoiceChips
              label={t('machinery.categories')}
              name="category"
              options={[
                { value: '', label: t('machinery.all') },
                ...MACHINE_CATEGORIES.map((category) => ({
                  value: category,
                  label: t(`machinery.category.${category}`),
                })),
              ]}
              value={filters.values.category}
              onChange={(category) => filters.set('category', category)}
            />
            {/* Without scripts: what stands counts where no chip is pressed. */}
            <input type="hidden" name="category" value={filters.values.category} />
          </>
        }
      >
        <VisitorDistrictField {...own} alone />
      </FilterBar>
      <CatalogueCards
        label={t('machinery.title')}
        {...state}
        own={own}
        pictureOf={(machine) => `/illustrations/machines/${machine.image}.svg`}
        rows={filterMachines(all, filters.values.category)}
        total={all.length}
        count={(shown, total) => t('machinery.count', { shown, total })}
        empty={{ title: t('machinery.empty') }}
        onClear={filters.any ? filters.clear : undefined}
      >
        {(machine, heading, picture) => <MachineCard machine={machine} heading={heading} picture={picture} />}
      </CatalogueCards>
    </Page>
  );
}
