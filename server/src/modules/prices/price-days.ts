import { PricePoint, type PriceSourceName } from './price.types.js';
import type { PricePlace } from './price-places.js';

/** A day as statements give it, in paise. */
export interface DayRow {
  readonly day: string;
  readonly least: number;
  readonly greatest: number;
  readonly modal: number;
  readonly quotes: number;
  readonly source: PriceSourceName;
}

const rupees = (paise: number) => paise / 100;

export const presentDay = ({ day, least, modal, greatest, quotes, source }: DayRow): PricePoint =>
  Object.assign(new PricePoint(), {
    day,
    least: rupees(least),
    modal: rupees(modal),
    greatest: rupees(greatest),
    quotes,
    source,
  });

/** Older days of a market are not compared: it is closed. */
const MARKET_DAYS = 800;

/**
 * The days of commodities in a place, as a part of a statement: of an area the roll-up, of a market its own observations put together.
 * Parameters: `:level` and `:area`, or `:market` with `:commodities`, and `:to`.
 */
const daysOf = ({ market }: PricePlace, where = ''): string =>
  market === null
    ? `days AS NOT MATERIALIZED (
        SELECT commodity, day, least, greatest, modal_total, quotes, source FROM price_days
        WHERE level = :level AND area = :area AND day <= :to ${where})`
    : `days AS MATERIALIZED (
        SELECT commodity, day, min(least) AS least, max(greatest) AS greatest, sum(modal) AS modal_total,
          count(*)::int AS quotes, min(source) AS source
        FROM price_series series JOIN price_observations ON series_id = series.id
        WHERE market = :market AND commodity = ANY(:commodities) AND day <= :to ${where} GROUP BY commodity, day)`;

/** The values of those parameters. */
export const placeValues = ({ area, market }: PricePlace): Readonly<Record<string, string>> =>
  market === null ? { level: area.level, area: area.id } : { market: market.id };

const MODAL = 'round(modal_total::numeric / quotes)::int AS modal';
const dayBefore = (name: string, days: string) => `
  LEFT JOIN LATERAL (
    SELECT day::text, least, greatest, ${MODAL}, quotes, source FROM days
    WHERE commodity = asked.id AND ${days} ORDER BY days.day DESC LIMIT 1
  ) ${name} ON true`;

/** The last day of each of `:commodities` in a place, with those it is compared with, for those that have one. */
export const comparedDays = (place: PricePlace): string => `
  WITH ${daysOf(place, place.market ? `AND day > :to::date - ${MARKET_DAYS}` : '')}
  SELECT asked.id AS commodity, row_to_json(latest) AS latest, row_to_json(day_before) AS "dayBefore",
    row_to_json(week_before) AS "weekBefore", row_to_json(year_before) AS "yearBefore"
  FROM unnest(:commodities::text[]) WITH ORDINALITY AS asked (id, place)
  CROSS JOIN LATERAL (
    SELECT day::text, day AS at, least, greatest, ${MODAL}, quotes, source FROM days
    WHERE commodity = asked.id ORDER BY days.day DESC LIMIT 1
  ) latest
  ${dayBefore('day_before', 'days.day < latest.at AND days.day >= latest.at - 7')}
  ${dayBefore('week_before', 'days.day <= latest.at - 7 AND days.day >= latest.at - 14')}
  ${dayBefore('year_before', 'days.day <= latest.at - 365 AND days.day >= latest.at - 379')}
  ORDER BY asked.place`;

/** The points of one of `:commodities` from `:from` to `:to`; `unit` is `day`, `week` or `month`. */
export const seriesPoints = (place: PricePlace, unit: string): string => `
  WITH ${daysOf(place, 'AND day >= :from')}
  SELECT date_trunc('${unit}', day::timestamp)::date::text AS day, min(least) AS least, max(greatest) AS greatest,
    round(sum(modal_total)::numeric / sum(quotes))::int AS modal, sum(quotes)::int AS quotes, min(source) AS source
  FROM days WHERE commodity = ANY(:commodities) GROUP BY 1 ORDER BY 1`;
