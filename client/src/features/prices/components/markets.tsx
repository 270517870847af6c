import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { placeOfMarket } from '@/lib/districts';
import { pricePaths } from '@/lib/price-paths';
import { ShowMore } from '@/ui/catalogue/show-more';
import { useShownRows } from '@/ui/catalogue/use-shown-rows';
import { Section } from '@/ui/layout/section';
import { inOrder, ORDER, ORDERS, orderOf, roadVerdict } from '../model/gate';
import type { MarketRow } from '../model/rows';
import { wholeRupees } from '../model/rupees';
import { ChipLinks } from './chip-links';
import { NetAtGate } from './net-at-gate';
import { RoadVerdictLine } from './road-verdict';
import { rowsStyle } from './rows-style';

type MarketsProps = {
  commodity: string;
  title: string;
  rows: readonly MarketRow[];
  /** The market that the page is of: it is reckoned with, and not listed. */
  without?: string;
  /** The reader's own district, "Hisar, Haryana", which is marked; '' where it is not known. */
  place: string;
};

/**
 * What each market pays, with its day: the dearest first or, where the reader's district is known, the nearest or the one that
 * leaves most at the farm, and whether it pays to drive there.
 */
export function Markets({ commodity, title, rows, without, place }: MarketsProps) {
  const { t, language } = useText();
  const [params] = useSearchParams();
  const order = orderOf(params.get(ORDER));
  const listed = rows.filter(({ market }) => market.id !== without);
  const { drawn, list, ...more } = useShownRows(inOrder(listed, order), 10);
  if (listed.length === 0) return null;
  const load = rows.find(({ netAtGate }) => netAtGate)?.netAtGate?.load;
  const verdict = roadVerdict(rows, place);
  return (
    <Section title={title} subtitle={load ? t('prices.marketsNear', { load }) : t('prices.marketsNote')}>
      {verdict ? <RoadVerdictLine verdict={verdict} /> : null}
      {load ? (
        <ChipLinks
          label={t('prices.orders')}
          name={ORDER}
          options={ORDERS.map((value) => ({ value, label: t(`prices.order.${value}`) }))}
          value={order}
        />
      ) : null}
      <div ref={list}>
        <Box component="ul" sx={rowsStyle}>
          {drawn.map(({ market, latest, netAtGate }) => {
            const { place: itsPlace, label } = placeOfMarket(market);
            const isOwn = itsPlace === place;
            const where = isOwn ? t('prices.ownDistrict') : label;
            return (
              <li key={market.id} data-own={isOwn || undefined}>
                <Link to={pricePaths.market(commodity, market.id)}>
                  <span>
                    <b>{market.name}</b>
                    <small>
                      {netAtGate && !isOwn ? `${where} · ${t('prices.byRoad', { km: netAtGate.roadKm })}` : where}
                    </small>
                  </span>
                  <span>
                    <b>{wholeRupees(latest.modal)}</b>
                    <small>{formatDate(latest.day, language)}</small>
                  </span>
                </Link>
                {netAtGate && !isOwn ? <NetAtGate price={latest.modal} gate={netAtGate} /> : null}
              </li>
            );
          })}
        </Box>
      </div>
      <ShowMore {...more} />
    </Section>
  );
}
