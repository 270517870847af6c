import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { pricePaths } from '@/lib/price-paths';
import { ShowMore } from '@/ui/catalogue/show-more';
import { useShownRows } from '@/ui/catalogue/use-shown-rows';
import { Section } from '@/ui/layout/section';
import type { MarketRow } from '../model/rows';
import { wholeRupees } from '../model/rupees';
import { rowsStyle } from './rows-style';

type MarketsProps = {
  commodity: string;
  title: string;
  rows: readonly MarketRow[];
  /** The reader's own district, "Hisar, Haryana", which is marked. */
  place?: string;
};

/** What each market pays, the one that pays most first, with its day. */
export function Markets({ commodity, title, rows, place }: MarketsProps) {
  const { t, language } = useText();
  const sorted = rows.toSorted((one, other) => other.latest.modal - one.latest.modal);
  const { drawn, list, ...more } = useShownRows(sorted, 10);
  if (rows.length === 0) return null;
  return (
    <Section title={title} subtitle={t('prices.marketsNote')}>
      <div ref={list}>
        <Box component="ul" sx={rowsStyle}>
          {drawn.map(({ market, latest }) => {
            const isOwn = `${market.district.nameEn}, ${market.state.nameEn}` === place;
            return (
              <li key={market.id} data-own={isOwn || undefined}>
                <Link to={pricePaths.market(commodity, market.id)}>
                  <span>
                    <b>{market.name}</b>
                    <small>
                      {isOwn
                        ? t('prices.ownDistrict')
                        : t('prices.districtState', { district: market.district.name, state: market.state.name })}
                    </small>
                  </span>
                  <span>
                    <b>{wholeRupees(latest.modal)}</b>
                    <small>{formatDate(latest.day, language)}</small>
                  </span>
                </Link>
              </li>
            );
          })}
        </Box>
      </div>
      <ShowMore {...more} />
    </Section>
  );
}
