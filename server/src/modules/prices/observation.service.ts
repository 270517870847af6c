import { calendarDay, dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { readRows } from '../../platform/database/pipeline/plain-rows.js';
import { type Cursor, checkPageSize, decodeCursor, type Page, toPage } from '../../platform/list-pages.js';
import type { PriceMarketEntity } from './price.entity.js';
import type { PriceListArguments } from './price.inputs.js';
import { PriceObservation, type PriceSourceName } from './price.types.js';
import { placeValues } from './price-days.js';
import { presentCommodity, presentMarket, requireCommodity, requirePlace } from './price-places.js';

interface ObservationRow extends PriceMarketEntity, Record<string, unknown> {
  readonly seriesId: number;
  readonly day: string;
  readonly variety: string;
  readonly grade: string;
  readonly least: number;
  readonly modal: number;
  readonly greatest: number;
  readonly arrivals: number | null;
  readonly source: PriceSourceName;
  readonly origin: string;
  readonly readAt: Date;
}

/** The newest days first; a place's own by its market. */
const FIRST_DAY = '2000-01-01';
const isPlace = ({ sortValue, id }: Cursor) => calendarDay.safeParse(sortValue).success && /^\d{1,9}$/.test(id);

/** Which series and days are asked for, whatever the page. */
const inPlace = (isMarket: boolean) =>
  isMarket ? 'market.id = :market' : `(:level = 'COUNTRY' OR :area IN (market.district, market.state))`;

/**
 * Of an area the roll-up says on which days there are how many rows: only so many days are looked into as a page needs. \`:last\` is the day
 * of the row before the page.
 */
const DAYS_OF_AREA = `
  SELECT min(day) FROM (
    SELECT day, sum(quotes) OVER (ORDER BY day DESC) - quotes AS before FROM (
      SELECT day, quotes FROM price_days
      WHERE commodity = :commodity AND level = :level AND area = :area AND day >= :from AND day <= :last
      ORDER BY day DESC LIMIT :rows + 1
    ) newest
  ) counted WHERE before <= :rows + (
    SELECT coalesce(sum(quotes), 0) FROM price_days
    WHERE commodity = :commodity AND level = :level AND area = :area AND day = :last)`;

const ROWS = (isMarket: boolean) => `
  SELECT series.id AS "seriesId", observation.day::text, variety, grade, least, modal, greatest, arrivals, series.source,
    origin, imported.started_at AS "readAt", market.id, market.name, district, district_name AS "districtName", state
  FROM price_series series JOIN price_markets market ON market.id = series.market
  JOIN price_observations observation ON series_id = series.id
  JOIN price_imports imported ON imported.id = import_id
  WHERE commodity = :commodity AND ${inPlace(isMarket)} AND observation.day >= ${isMarket ? ':from' : `(${DAYS_OF_AREA})`}
    AND observation.day <= :last AND (observation.day < :last OR series.id > :after)
  ORDER BY observation.day DESC, series.id LIMIT :rows`;

const COUNT = (isMarket: boolean) =>
  isMarket
    ? `SELECT count(*)::int AS count FROM price_series series JOIN price_observations ON series_id = series.id
       WHERE commodity = :commodity AND market = :market AND day >= :from AND day <= :to`
    : `SELECT coalesce(sum(quotes), 0)::int AS count FROM price_days
       WHERE commodity = :commodity AND level = :level AND area = :area AND day >= :from AND day <= :to`;

const rupees = (paise: number) => paise / 100;

/** The observations of a commodity in a market or area, newest first. */
export async function listObservations(
  ctx: RequestContext,
  request: PriceListArguments,
): Promise<Page<PriceObservation>> {
  const commodity = requireCommodity(request.commodity);
  const place = await requirePlace(ctx, request);
  const isMarket = place.market !== null;
  const rows = checkPageSize(request.first) + 1;
  const today = dayInIndia(ctx.clock.now());
  const from = request.from ?? FIRST_DAY;
  const to = request.to ?? today;
  const after = request.after ? decodeCursor(request.after, isPlace) : { sortValue: to, id: '0' };
  const values = { ...placeValues(place), commodity: commodity.id, from };
  const found = await readRows<ObservationRow>(ctx.db, ROWS(isMarket), {
    ...values,
    last: after.sortValue,
    after: Number(after.id),
    rows,
  });
  const shown = presentCommodity(commodity);
  return toPage(
    found.map((row) =>
      Object.assign(new PriceObservation(), row, {
        id: `${row.seriesId}-${row.day}`,
        commodity: shown,
        market: presentMarket(row),
        least: rupees(row.least),
        modal: rupees(row.modal),
        greatest: rupees(row.greatest),
      }),
    ),
    request,
    ({ id, day }) => ({ sortValue: day, id: id.slice(0, id.indexOf('-')) }),
    async () => (await readRows<{ count: number }>(ctx.db, COUNT(isMarket), { ...values, to }))[0]?.count ?? 0,
  );
}
