import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { FilterControls } from '@/ui/catalogue/filter-controls';
import { useAddressFilters } from '@/ui/catalogue/use-address-filters';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { NewsCard } from '../components/news-card';
import { filterNews } from '../model/filter-news';
import { CROPS, type FilterOption, SCOPES } from '../model/filter-options';
import { useNewsItemsQuery } from '../news.generated';

const FILTERS = ['search', 'state', 'crop'] as const;

/** Agri News & Schemes (spec §2): all items are fetched once and filtered here, so that a change shows at once. */
export function Component() {
  const { t, pick } = useText();
  const { all, ...state } = useWholeList(useNewsItemsQuery(useLanguageVariable()), (data) => data.newsItems);
  const filters = useAddressFilters(FILTERS);
  const optionsOf = (options: readonly FilterOption[]) =>
    options.map(([name, nameHi]) => ({ value: name, label: pick(name, nameHi) }));

  return (
    <Page>
      <PageHeader title={t('news.title')} subtitle={t('news.subtitle')} />
      <FilterControls
        label={t('news.filters')}
        filters={filters}
        controls={[
          { kind: 'search', name: 'search', label: t('news.search'), placeholder: t('news.searchPlaceholder') },
          {
            kind: 'select',
            name: 'state',
            label: t('news.state'),
            allLabel: t('news.all'),
            options: optionsOf(SCOPES),
          },
          { kind: 'select', name: 'crop', label: t('news.crop'), allLabel: t('news.all'), options: optionsOf(CROPS) },
        ]}
      />
      <CatalogueCards
        label={t('news.title')}
        {...state}
        rows={filterNews(all, filters.values)}
        total={all.length}
        count={(shown, total) => t('news.count', { shown, total })}
        empty={{ title: t('news.empty') }}
        onClear={filters.any ? filters.clear : undefined}
      >
        {(item) => <NewsCard item={item} />}
      </CatalogueCards>
    </Page>
  );
}
