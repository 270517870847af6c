import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { placeOfMarket } from '@/lib/districts';
import { paths } from '@/lib/paths';
import { placesOf, useVisitorDistrict } from '@/ui/catalogue/visitor-district';
import { Page } from '@/ui/layout/page';
import { useDocumentTitle } from '@/ui/layout/use-document-title';
import { CommodityHeader } from '../components/commodity-header';
import { Figures } from '../components/figures';
import { Markets } from '../components/markets';
import { NoPrices } from '../components/no-prices';
import { OwnDistrict } from '../components/own-district';
import { SampleWarning, SourceNote } from '../components/source-note';
import { useMarkets } from '../components/use-markets';
import { useNearestPrices } from '../components/use-nearest-prices';
import { areaArgument } from '../model/place';

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
      <OwnDistrict place={place} choose={choose} markets={markets} />
      <SampleWarning latest={latest} />
      {isElsewhere ? (
        <Typography role="status" sx={{ mb: 2 }}>
          {t('prices.elsewhere', { wanted: wanted?.label ?? place, place: areaName })}
        </Typography>
      ) : null}
      <Figures
        prices={prices}
        latest={latest}
        commodity={commodity}
        name={name}
        place={areaName}
        of={areaArgument(area)}
      />
      <Markets commodity={id} title={t('prices.markets')} rows={markets} place={place} />
      <SourceNote latest={latest} />
    </Page>
  );
}
