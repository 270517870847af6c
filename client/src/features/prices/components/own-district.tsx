import { useText } from '@/i18n/use-text';
import { placeOfMarket } from '@/lib/districts';
import { placesOf, VisitorDistrictField } from '@/ui/catalogue/visitor-district';
import { FilterBar } from '@/ui/data/filter-bar';
import { ORDER } from '../model/gate';
import { RANGE } from '../model/ranges';
import type { MarketRow } from '../model/rows';

type OwnDistrictProps = { place: string; choose(place: string): void; markets: readonly MarketRow[] };

/** The choice of the reader's district, of those that have a market. */
export function OwnDistrict({ place, choose, markets }: OwnDistrictProps) {
  const { t } = useText();
  const label = t('prices.district');
  return (
    <FilterBar label={label} keeps={[RANGE, ORDER]}>
      <VisitorDistrictField
        place={place}
        choose={choose}
        places={placesOf(markets, ({ market }) => placeOfMarket(market))}
        label={label}
        alone
      />
    </FilterBar>
  );
}
