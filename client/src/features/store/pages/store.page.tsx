import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { Tabs } from '@/ui/data/tabs';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { OfferList } from '../components/offer-list';
import { fromFertilizer, fromSeed } from '../model/store-offers';
import { useStoreOffersQuery } from '../store.generated';

type StoreTab = 'seeds' | 'fertilizers';

/** Seeds & Fertilizer Store (spec §2). Both lists come with one request, so that a tab changes the view alone (AC-100). */
export function Component() {
  const { t } = useText();
  const [tab, setTab] = useState<StoreTab>('seeds');
  const { data, loading, error, refetch } = useStoreOffersQuery();
  const state = { loading: loading && !data, onRetry: error && !data ? () => refetch() : undefined };
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
            content: () => (
              <OfferList
                label={t('store.seeds')}
                offers={(data?.seedOffers.nodes ?? []).map(fromSeed)}
                total={data?.seedOffers.totalCount ?? 0}
                {...state}
              />
            ),
          },
          {
            value: 'fertilizers',
            label: t('store.fertilizers'),
            content: () => (
              <OfferList
                label={t('store.fertilizers')}
                offers={(data?.fertilizerOffers.nodes ?? []).map(fromFertilizer)}
                total={data?.fertilizerOffers.totalCount ?? 0}
                {...state}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}
