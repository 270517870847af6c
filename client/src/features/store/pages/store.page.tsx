import { useState } from 'react';
import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { Tabs } from '@/ui/data/tabs';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { OfferList } from '../components/offer-list';
import { fromFertilizer, fromSeed } from '../model/store-offers';
import { useFertilizerOffersQuery, useSeedOffersQuery } from '../store.generated';

type StoreTab = 'seeds' | 'fertilizers';

/** Seeds & Fertilizer Store (spec §2). Both lists are fetched with the page, so that a tab changes the view alone (AC-100). */
export function Component() {
  const { t } = useText();
  const [tab, setTab] = useState<StoreTab>('seeds');
  const seeds = useWholeList(useSeedOffersQuery(useLanguageVariable()), (data) => data.seedOffers);
  const fertilizers = useWholeList(useFertilizerOffersQuery(useLanguageVariable()), (data) => data.fertilizerOffers);
  return (
    <Page>
      <PageHeader title={t('store.title')} subtitle={t('store.subtitle')} />
      <SampleNote />
      <Tabs<StoreTab>
        label={t('store.title')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'seeds',
            label: t('store.seeds'),
            content: () => <OfferList label={t('store.seeds')} {...seeds} all={seeds.all.map(fromSeed)} />,
          },
          {
            value: 'fertilizers',
            label: t('store.fertilizers'),
            content: () => (
              <OfferList label={t('store.fertilizers')} {...fertilizers} all={fertilizers.all.map(fromFertilizer)} />
            ),
          },
        ]}
      />
    </Page>
  );
}
