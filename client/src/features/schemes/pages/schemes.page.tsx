import { useText } from '@/i18n/use-text';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';

export function Component() {
  const { t } = useText();
  return (
    <Page>
      <PageHeader title={t('schemes.title')} />
    </Page>
  );
}
