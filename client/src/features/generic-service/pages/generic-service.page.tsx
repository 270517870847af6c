import { useText } from '@/i18n/use-text';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';

export function CommodityTrade() {
  const { t } = useText();
  return (
    <Page>
      <PageHeader title={t('genericService.title')} />
    </Page>
  );
}

export function Nuvetra() {
  const { t } = useText();
  return (
    <Page>
      <PageHeader title={t('genericService.title')} />
    </Page>
  );
}
