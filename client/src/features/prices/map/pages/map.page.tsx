import { useParams } from 'react-router-dom';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { pricePaths } from '@/lib/price-paths';
import { Page } from '@/ui/layout/page';
import { useDocumentTitle } from '@/ui/layout/use-document-title';
import { CommodityHeader } from '../../components/commodity-header';
import { NoPrices } from '../../components/no-prices';
import { SampleWarning, SourceNote } from '../../components/source-note';
import { StatePrices } from '../components/state-prices';
import { useCommodityStatesQuery } from '../map.generated';

/** What one commodity costs in each state: a map of India, and the same as a table. */
export function Component() {
  const { commodity: id = '' } = useParams();
  const { t, language } = useText();
  const { variables } = useLanguageVariable();
  const { data, loading } = useCommodityStatesQuery({ variables: { ...variables, commodity: id } });
  const commodity = data?.commodityPrices?.commodity;
  const rows = data?.commodityStates?.nodes ?? [];
  const latest = rows.map((row) => row.latest).toSorted((one, other) => other.day.localeCompare(one.day))[0];
  const name = commodity && nameIn(language, commodity);
  const title = name && t('prices.map.title', { name });
  useDocumentTitle(title);
  if (!commodity || !latest || !name || !title) {
    return (
      <Page>
        <NoPrices loading={loading} />
      </Page>
    );
  }
  return (
    <Page>
      <CommodityHeader
        commodity={commodity}
        title={title}
        back={{ to: pricePaths.commodity(id), label: t('prices.name', { name }) }}
      />
      <SampleWarning latest={latest} />
      <StatePrices name={name} rows={rows} />
      <SourceNote latest={latest} />
    </Page>
  );
}
