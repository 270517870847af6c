import { useWholeList } from '@/graphql/use-whole-list';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { SampleNote } from '@/ui/catalogue/sample-note';
import { Tabs } from '@/ui/data/tabs';
import { useTab } from '@/ui/data/use-tab';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { FareCalculator } from '../components/fare-calculator';
import { TransporterCard } from '../components/transporter-card';
import { useTransportersQuery } from '../transport.generated';

type TransportTab = 'fare' | 'transporters';

/** Transport Calculator (spec §2). The transporters are fetched with the page, so that a tab changes the view alone. */
export function Component() {
  const { t } = useText();
  const tab = useTab<TransportTab>('fare', 'transporters');
  const { all, ...state } = useWholeList(useTransportersQuery(useLanguageVariable()), (data) => data.transporters);
  return (
    <Page>
      <PageHeader title={t('transport.title')} subtitle={t('transport.subtitle')} />
      <Tabs<TransportTab>
        label={t('transport.title')}
        {...tab}
        tabs={[
          { value: 'fare', label: t('transport.calculator'), content: () => <FareCalculator /> },
          {
            value: 'transporters',
            label: t('transport.transporters'),
            content: () => (
              <>
                <SampleNote />
                <CatalogueCards
                  label={t('transport.transporters')}
                  {...state}
                  rows={all}
                  total={all.length}
                  count={(shown) => t('transport.count', { shown })}
                  empty={{ title: t('transport.empty') }}
                >
                  {(transporter) => <TransporterCard transporter={transporter} />}
                </CatalogueCards>
              </>
            ),
          },
        ]}
      />
    </Page>
  );
}
