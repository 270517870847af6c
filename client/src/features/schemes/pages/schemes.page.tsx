import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { FilterControls } from '@/ui/catalogue/filter-controls';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { CheckboxInput } from '@/ui/form/checkbox-input';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { CategoryToggles } from '../components/category-toggles';
import { SchemeCard } from '../components/scheme-card';
import { StatCards } from '../components/stat-cards';
import { NATIONAL, STATES } from '../model/filter-options';
import { filterSchemes } from '../model/filter-schemes';
import { useSchemesQuery } from '../schemes.generated';

const FILTERS = ['search', 'category', 'state', 'national'] as const;

/** Government Loans and Schemes (spec §2): all schemes are fetched once and filtered here, so that a change shows at once. */
export function Component() {
  const { t, pick } = useText();
  const { all, ...listState } = useWholeList(useSchemesQuery(useLanguageVariable()), (data) => data.schemes);
  const filters = useAddressFilters(FILTERS);
  const { category, state, national } = filters.values;
  const isOneState = state !== '' && state !== NATIONAL;

  return (
    <Page>
      <PageHeader title={t('schemes.title')} subtitle={t('schemes.subtitle')} />
      <StatCards />
      <FilterControls
        label={t('schemes.filters')}
        filters={filters}
        controls={[
          { kind: 'search', name: 'search', label: t('schemes.search'), placeholder: t('schemes.searchPlaceholder') },
          {
            kind: 'select',
            name: 'state',
            label: t('schemes.state'),
            allLabel: t('schemes.all'),
            options: STATES.map(([name, nameHi]) => ({ value: name, label: pick(name, nameHi) })),
          },
        ]}
        more={
          <>
            <CategoryToggles value={category} onChange={(next) => filters.set('category', next)} />
            {/* Adds those that hold in every state. */}
            {isOneState ? (
              <CheckboxInput
                name="national"
                value="yes"
                label={t('schemes.includeNational')}
                checked={national === 'yes'}
                onChange={(event) => filters.set('national', event.target.checked ? 'yes' : '')}
              />
            ) : null}
          </>
        }
      />
      <CatalogueCards
        label={t('schemes.title')}
        inColumns
        {...listState}
        rows={filterSchemes(all, filters.values)}
        total={all.length}
        count={(shown, total) => t('schemes.count', { shown, total })}
        empty={{ title: t('schemes.empty'), hint: t('schemes.emptyHint') }}
        onClear={filters.any ? filters.clear : undefined}
      >
        {(scheme) => <SchemeCard scheme={scheme} />}
      </CatalogueCards>
    </Page>
  );
}
