import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { readRows } from '../../platform/database/pipeline/plain-rows.js';
import { badInput } from '../../platform/errors/app-error.js';
import { type Page, type PageRequest, pageOf } from '../../platform/list-pages.js';
import { COMMODITIES, type Commodity as CommodityWords, commoditiesIn } from '../vocabulary/commodities.js';
import type { PriceMarketEntity } from './price.entity.js';
import type { MarketListArguments, PriceSeriesArguments } from './price.inputs.js';
import { CommodityPrices, MarketPrice, type PriceInterval, PriceSeries } from './price.types.js';
import { comparedDays, type DayRow, placeValues, presentDay, seriesPoints } from './price-days.js';
import {
  type NamedPlace,
  type PricePlace,
  presentCommodity,
  presentMarket,
  requireCommodity,
  requirePlace,
} from './price-places.js';
import { supportPricesOf } from './support-prices.js';

const today = (ctx: RequestContext) => dayInIndia(ctx.clock.now());

interface ComparedRow extends Record<string, unknown> {
  readonly commodity: string;
  readonly latest: DayRow;
  readonly dayBefore: DayRow | null;
  readonly weekBefore: DayRow | null;
  readonly yearBefore: DayRow | null;
}

/** The last day of each commodity in a place, by its identifier, with those to compare it with; for those that have one. */
export const comparedRows = (
  ctx: RequestContext,
  place: PricePlace,
  commodities: readonly string[],
): Promise<ComparedRow[]> =>
  readRows(ctx.db, comparedDays(place), { ...placeValues(place), commodities, to: today(ctx) });

async function compared(
  ctx: RequestContext,
  place: PricePlace,
  all: readonly CommodityWords[],
): Promise<CommodityPrices[]> {
  const rows = await comparedRows(
    ctx,
    place,
    all.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.commodity, row]));
  const shown = (row: DayRow | null | undefined) => (row ? presentDay(row) : null);
  return Promise.all(
    all.map(async (commodity) => {
      const row = byId.get(commodity.id);
      return Object.assign(new CommodityPrices(), {
        commodity: presentCommodity(commodity),
        ...place,
        latest: shown(row?.latest),
        dayBefore: shown(row?.dayBefore),
        weekBefore: shown(row?.weekBefore),
        yearBefore: shown(row?.yearBefore),
        supportPrices: await supportPricesOf(ctx, commodity, today(ctx)),
      });
    }),
  );
}

/** The last prices of one commodity in a market or area, beside those of the day, week and year before. */
export async function commodityPrices(
  ctx: RequestContext,
  id: string,
  named: NamedPlace,
): Promise<CommodityPrices | null> {
  const [prices] = await compared(ctx, await requirePlace(ctx, named), [requireCommodity(id)]);
  return prices ?? null;
}

/** The commodities that have prices in an area, in the order of the vocabulary, or those of them that words name. */
export async function listCommodities(
  ctx: RequestContext,
  { search, ...request }: PageRequest & NamedPlace & { readonly search?: string | null | undefined },
): Promise<Page<CommodityPrices>> {
  const place = await requirePlace(ctx, request);
  const rows = await compared(ctx, place, search ? commoditiesIn(search) : COMMODITIES);
  return pageOf(
    rows.filter(({ latest }) => latest !== null),
    request,
    ({ commodity }) => commodity.id,
  );
}

/** The most points of a series. */
export const MAX_POINTS = 400;
const DAY_MS = 24 * 60 * 60 * 1_000;
const DAYS_OF: Readonly<Record<PriceInterval, number>> = { DAY: 1, WEEK: 7, MONTH: 30 };
const USUAL_DAYS = 30;

/**
 * The prices of a commodity through a time, in rupees a quintal.
 * @throws BAD_USER_INPUT where the time has more than 400 of the intervals, or ends before it begins.
 */
export async function priceSeries(ctx: RequestContext, asked: PriceSeriesArguments): Promise<PriceSeries> {
  const commodity = requireCommodity(asked.commodity);
  const place = await requirePlace(ctx, asked);
  const to = asked.to ?? today(ctx);
  const from = asked.from ?? new Date(Date.parse(to) - USUAL_DAYS * DAY_MS).toISOString().slice(0, 10);
  if (from > to) throw badInput([{ field: 'from', message: 'The first day has to be before the last one.' }]);
  const points = (Date.parse(to) - Date.parse(from)) / DAY_MS / DAYS_OF[asked.interval];
  if (points > MAX_POINTS) {
    throw badInput([
      { field: 'interval', message: `Ask for at most ${MAX_POINTS} points: a shorter time, or longer intervals.` },
    ]);
  }
  const rows = await readRows<DayRow & Record<string, unknown>>(
    ctx.db,
    seriesPoints(place, asked.interval.toLowerCase()),
    {
      ...placeValues(place),
      commodities: [commodity.id],
      from,
      to,
    },
  );
  return Object.assign(new PriceSeries(), {
    commodity: presentCommodity(commodity),
    ...place,
    interval: asked.interval,
    points: rows.map(presentDay),
  });
}

/** What each market quoted last: its own newest day, all varieties of that day put together. Only the area's own markets are looked into. */
const LAST_OF_MARKETS = `
  WITH newest AS (
    SELECT series.market, series.source, latest.* FROM price_series series
    JOIN price_markets ON price_markets.id = series.market
    CROSS JOIN LATERAL (
      SELECT day, least, modal, greatest FROM price_observations
      WHERE series_id = series.id AND day <= :to ORDER BY day DESC LIMIT 1
    ) latest WHERE series.commodity = :commodity AND (:area::text IS NULL OR :area IN (district, state))
  ), together AS (
    SELECT market, day, min(least) AS least, max(greatest) AS greatest, round(avg(modal))::int AS modal,
      count(*)::int AS quotes, min(source) AS source, row_number() OVER (PARTITION BY market ORDER BY day DESC) AS age
    FROM newest GROUP BY market, day
  )
  SELECT id, name, district, district_name AS "districtName", state, day::text, least, modal, greatest, quotes, source
  FROM together JOIN price_markets ON id = market WHERE age = 1 ORDER BY id`;

/** The last prices of a commodity in each market of an area, by the market's identifier. */
export async function commodityMarkets(ctx: RequestContext, request: MarketListArguments): Promise<Page<MarketPrice>> {
  const commodity = requireCommodity(request.commodity);
  const { area } = await requirePlace(ctx, request);
  const rows = await readRows<PriceMarketEntity & DayRow & Record<string, unknown>>(ctx.db, LAST_OF_MARKETS, {
    commodity: commodity.id,
    to: today(ctx),
    area: area.level === 'COUNTRY' ? null : area.id,
  });
  const markets = rows.map((row) =>
    Object.assign(new MarketPrice(), { market: presentMarket(row), latest: presentDay(row) }),
  );
  return pageOf(markets, request, ({ market }) => market.id);
}
