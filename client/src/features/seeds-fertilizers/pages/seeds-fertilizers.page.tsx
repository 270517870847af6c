import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { Tabs } from '@/ui/data/tabs';
import { useTab } from '@/ui/data/use-tab';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { OfferList } from '../components/offer-list';
import { fromFertilizer, fromSeed } from '../model/offers';
import { useFertilizerOffersQuery, useSeedOffersQuery } from '../seeds-fertilizers.generated';

type OfferTab = 'seeds' | 'fertilizers';

/** Seeds & Fertilizer Store (spec §2). Both lists are fetched with the page, so that a tab changes the view alone. */
export function Component() {
  const { t } = useText();
  const tab = useTab<OfferTab>('seeds', 'fertilizers');
  const seeds = useWholeList(useSeedOffersQuery(useLanguageVariable()), (data) => data.seedOffers);
  const fertilizers = useWholeList(useFertilizerOffersQuery(useLanguageVariable()), (data) => data.fertilizerOffers);
  return (
    <Page>
      <PageHeader title={t('seedsFertilizers.title')} subtitle={t('seedsFertilizers.subtitle')} />
      <SampleNote />
      <Tabs<OfferTab>
        label={t('seedsFertilizers.title')}
        {...tab}
        tabs={[
          {
            value: 'seeds',
            label: t('seedsFertilizers.seeds'),
            content: () => <OfferList label={t('seedsFertilizers.seeds')} {...seeds} all={seeds.all.map(fromSeed)} />,
          },
          {
            value: 'fertilizers',
            label: t('seedsFertilizers.fertilizers'),
            content: () => (
              <OfferList
                label={t('seedsFertilizers.fertilizers')}
                {...fertilizers}
                all={fertilizers.all.map(fromFertilizer)}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}
