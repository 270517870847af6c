import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { Tabs } from '@/ui/data/tabs';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { ColdStoreList } from '../components/cold-store-list';
import { WarehouseList } from '../components/warehouse-list';
import { useStorageDirectoryQuery } from '../storage.generated';

type StorageTab = 'warehouse' | 'cold';

/** Storage & Cold Storage (spec §2). Both lists come with one request, so that a tab changes the view alone (AC-100). */
export function Component() {
  const { t } = useText();
  const [tab, setTab] = useState<StorageTab>('cold');
  const { data, loading, error, refetch } = useStorageDirectoryQuery();
  const state = { loading: loading && !data, onRetry: error && !data ? () => refetch() : undefined };
  return (
    <Page>
      <PageHeader title={t('storage.title')} subtitle={t('storage.subtitle')} />
      <SampleNote />
      <Tabs<StorageTab>
        label={t('storage.title')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'warehouse',
            label: t('storage.warehouse'),
            content: () => (
              <WarehouseList
                warehouses={data?.warehouses.nodes ?? []}
                total={data?.warehouses.totalCount ?? 0}
                {...state}
              />
            ),
          },
          {
            value: 'cold',
            label: t('storage.cold'),
            content: () => (
              <ColdStoreList
                stores={data?.coldStorages.nodes ?? []}
                total={data?.coldStorages.totalCount ?? 0}
                {...state}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}
