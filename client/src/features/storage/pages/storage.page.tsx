import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { Tabs } from '@/ui/data/tabs';
import { useTab } from '@/ui/data/use-tab';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { ColdStoreList } from '../components/cold-store-list';
import { WarehouseList } from '../components/warehouse-list';
import { useColdStoragesQuery, useWarehousesQuery } from '../storage.generated';

type StorageTab = 'warehouse' | 'cold';

/** Storage & Cold Storage (spec §2). Both lists are fetched with the page, so that a tab changes the view alone. */
export function Component() {
  const { t } = useText();
  const tab = useTab<StorageTab>('cold', 'warehouse');
  const coldStores = useWholeList(useColdStoragesQuery(useLanguageVariable()), (data) => data.coldStorages);
  const warehouses = useWholeList(useWarehousesQuery(useLanguageVariable()), (data) => data.warehouses);
  return (
    <Page>
      <PageHeader title={t('storage.title')} subtitle={t('storage.subtitle')} />
      <SampleNote />
      <Tabs<StorageTab>
        label={t('storage.title')}
        {...tab}
        tabs={[
          {
            value: 'warehouse',
            label: t('storage.warehouse'),
            content: () => <WarehouseList {...warehouses} />,
          },
          {
            value: 'cold',
            label: t('storage.cold'),
            content: () => <ColdStoreList {...coldStores} />,
          },
        ]}
      />
    </Page>
  );
}
