import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { placeOfMarket } from '@/lib/districts';
import { paths } from '@/lib/paths';
import { pricePaths } from '@/lib/price-paths';
import { placesOf, useVisitorDistrict, VisitorDistrictField } from '@/ui/catalogue/visitor-district';
import { FilterBar } from '@/ui/data/filter-bar';
import { Page } from '@/ui/layout/page';
import { useDocumentTitle } from '@/ui/layout/use-document-title';
import { CommodityHeader } from '../components/commodity-header';
import { History } from '../components/history';
import { Markets } from '../components/markets';
import { NoPrices } from '../components/no-prices';
import { Quotes } from '../components/quotes';
import { SampleWarning, SourceNote } from '../components/source-note';
import { Today } from '../components/today';
import { TradeLinks } from '../components/trade-links';
import { useNearestPrices } from '../components/use-nearest-prices';
import { areaArgument } from '../model/place';
import {
  type CommodityMarketsQueryVariables,
  useCommodityMarketsQuery,
  useCommodityPricesQuery,
  useMarketQuotesQuery,
} from '../prices.generated';

/** Where there is room the figures and their plot stand beside each other. */
const besideStyle: SxProps<Theme> = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { lg: '2fr 3fr' },
  alignItems: 'start',
  '& > section': { mt: { lg: 0 } },
};

/** What each market pays for the commodity; none while that is not known. */
function useMarkets(variables: CommodityMarketsQueryVariables) {
  const { data, previousData } = useCommodityMarketsQuery({ variables });
  return (data ?? previousData)?.commodityMarkets?.nodes ?? [];
}

/** What one commodity costs: in the reader's district where that has prices, else in its state or all of India. */
export function Component() {
  const { commodity: id = '' } = useParams();
  const { t, language } = useText();
  const { variables } = useLanguageVariable();
  const [place, choose] = useVisitorDistrict();
  const { prices, loading } = useNearestPrices(id, place);
  const markets = useMarkets({ ...variables, commodity: id, from: place });
  const { commodity, latest } = prices ?? {};
  const name = commodity && nameIn(language, commodity);
  const title = name && t('prices.name', { name });
  useDocumentTitle(title);
  if (!prices || !commodity || !latest || !name || !title) {
    return (
      <Page>
        <NoPrices loading={loading} />
      </Page>
    );
  }
  const { area } = prices;
  const areaName = area.level === 'COUNTRY' ? t('prices.allIndia') : area.name;
  const isElsewhere = place !== '' && area.level !== 'DISTRICT';
  const wanted = placesOf(markets, ({ market }) => placeOfMarket(market)).find((each) => each.place === place);
  return (
    <Page>
      <CommodityHeader
        commodity={commodity}
        title={area.level === 'COUNTRY' ? title : t('prices.nameIn', { name, place: area.name })}
        back={{ to: paths.prices, label: t('prices.all') }}
      />
      <FilterBar label={t('prices.district')}>
        <VisitorDistrictField
          place={place}
          choose={choose}
          places={placesOf(markets, ({ market }) => placeOfMarket(market))}
          label={t('prices.district')}
          alone
        />
      </FilterBar>
      <SampleWarning latest={latest} />
      {isElsewhere ? (
        <Typography role="status" sx={{ mb: 2 }}>
          {t('prices.elsewhere', { wanted: wanted?.label ?? place, place: areaName })}
        </Typography>
      ) : null}
      <Box sx={besideStyle}>
        <div>
          <Today prices={prices} latest={latest} place={areaName} />
          <TradeLinks commodity={commodity} />
        </div>
        <History
          commodity={id}
          name={name}
          of={areaArgument(area)}
          place={areaName}
          support={prices.supportPrices[0]}
        />
      </Box>
      <Markets commodity={id} title={t('prices.markets')} rows={markets} place={place} />
      <SourceNote latest={latest} />
    </Page>
  );
}

/** What one commodity costs in one market. */
export function MarketPage() {
  const { commodity: id = '', market: marketId = '' } = useParams();
  const { t, language } = useText();
  const { variables } = useLanguageVariable();
  const query = useCommodityPricesQuery({ variables: { ...variables, commodity: id, market: marketId } });
  const { data: quoted } = useMarketQuotesQuery({ variables: { commodity: id, market: marketId } });
  const markets = useMarkets({ ...variables, commodity: id, from: '' });
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
  const { label } = placeOfMarket(market);
  return (
    <Page>
      <CommodityHeader
        commodity={commodity}
        title={title}
        back={{ to: pricePaths.commodity(id), label: t('prices.name', { name }) }}
      />
      <SampleWarning latest={latest} />
      <Box sx={besideStyle}>
        <div>
          <Today prices={prices} latest={latest} place={label} />
          <TradeLinks commodity={commodity} market={marketId} />
        </div>
        <History
          commodity={id}
          name={name}
          of={{ market: marketId }}
          place={market.name}
          support={prices.supportPrices[0]}
        />
      </Box>
      <Quotes rows={quoted?.prices?.nodes ?? []} />
      <Markets
        commodity={id}
        title={t('prices.otherMarkets')}
        rows={markets.filter((row) => row.market.id !== marketId)}
        place=""
      />
      <SourceNote latest={latest} />
    </Page>
  );
}
