import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { placeOfMarket } from '@/lib/districts';
import { pricePaths } from '@/lib/price-paths';
import { useVisitorDistrict } from '@/ui/catalogue/visitor-district';
import { Page } from '@/ui/layout/page';
import { useDocumentTitle } from '@/ui/layout/use-document-title';
import { CommodityHeader } from '../components/commodity-header';
import { Figures } from '../components/figures';
import { Markets } from '../components/markets';
import { NetAtGate } from '../components/net-at-gate';
import { NoPrices } from '../components/no-prices';
import { OwnDistrict } from '../components/own-district';
import { Quotes } from '../components/quotes';
import { SampleWarning, SourceNote } from '../components/source-note';
import { useMarkets } from '../components/use-markets';
import { useMarketQuotesQuery } from '../market.generated';
import { useCommodityPricesQuery } from '../prices.generated';

/** What one commodity costs in one market. */
export function Component() {
  const { commodity: id = '', market: marketId = '' } = useParams();
  const { t, language } = useText();
  const { variables } = useLanguageVariable();
  const query = useCommodityPricesQuery({ variables: { ...variables, commodity: id, market: marketId } });
  const { data: quoted } = useMarketQuotesQuery({ variables: { commodity: id, market: marketId } });
  const [place, choose] = useVisitorDistrict();
  const markets = useMarkets({ ...variables, commodity: id, from: place });
  const prices = (query.data ?? query.previousData)?.commodityPrices;
  const { commodity, market, latest } = prices ?? {};
  const name = commodity && nameIn(language, commodity);
  const title = name && market ? t('prices.nameIn', { name, place: market.name }) : undefined;
  useDocumentTitle(title);
  if (!prices || !commodity || !market || !latest || !name || !title) {
    return (
      <Page>
        <NoPrices loading={query.loading} />
      </Page>
    );
  }
  const { label, place: itsPlace } = placeOfMarket(market);
  const own = markets.find((row) => row.market.id === marketId);
  return (
    <Page>
      <CommodityHeader
        commodity={commodity}
        title={title}
        back={{ to: pricePaths.commodity(id), label: t('prices.name', { name }) }}
      />
      <SampleWarning latest={latest} />
      <Figures
        prices={prices}
        latest={latest}
        commodity={commodity}
        market={marketId}
        name={name}
        place={label}
        plotPlace={market.name}
        of={{ market: marketId }}
      />
      <OwnDistrict place={place} choose={choose} markets={markets} />
      {own?.netAtGate && itsPlace !== place ? (
        <Box sx={{ maxWidth: { sm: '22rem' } }}>
          <NetAtGate price={own.latest.modal} gate={own.netAtGate} />
        </Box>
      ) : null}
      <Quotes rows={quoted?.prices?.nodes ?? []} />
      <Markets commodity={id} title={t('prices.otherMarkets')} rows={markets} without={marketId} place={place} />
      <SourceNote latest={latest} />
    </Page>
  );
}
