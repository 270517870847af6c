import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/context.js';
import { readRowsByName } from '../../platform/database/pipeline/plain-rows.js';
import { distanceKm } from '../geography/distances.js';
import { PLACES, type Place } from '../geography/places.js';
import { districtArea, stateArea } from './areas.js';
import { FARTHEST_KM } from './mandi-price.rules.js';

/** The last day of a commodity in a district that was known on the day that is asked for. Prices are in paise per quintal. */
export interface DistrictPrice {
  readonly place: Place;
  /** As the crow flies; 0 in the own district. */
  readonly km: number;
  readonly modal: number;
  readonly day: string;
  /** Modal price of the last day before it, at most six days before; null where there is none. */
  readonly dayBefore: number | null;
  /** Of the seven days up to that day. */
  readonly weekLeast: number;
  readonly weekMiddle: number;
  readonly weekGreatest: number;
  readonly isSample: boolean;
}

interface Near {
  readonly place: Place;
  readonly km: number;
  readonly area: string;
}

const nearOf = new Map<Place, readonly Near[]>();

function areaOf(place: Place): string {
  const state = stateArea(place.state);
  return state ? districtArea(place.name, state).id : '';
}

/** The districts up to 300 km from a place, nearest first, itself before all. */
function districtsNear(centre: Place): readonly Near[] {
  const known = nearOf.get(centre);
  if (known) return known;
  const near = PLACES.map((place) => ({ place, km: distanceKm(centre, place), area: areaOf(place) }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .sort((one, other) => one.km - other.km);
  nearOf.set(centre, near);
  return near;
}

/** A commodity, by its id, as it is asked for from a place. */
export interface AskedPrice {
  readonly commodity: string;
  readonly place: Place;
  /** On which day; later prices do not count. */
  readonly day: string;
}

const LATEST = `
  SELECT wanted.commodity, wanted.area, wanted.asked::text AS asked, latest.day::text AS day, latest.modal,
    latest."isSample", week.*
  FROM (SELECT DISTINCT * FROM unnest(:commodities::text[], :areas::text[], :days::date[]) AS pair (commodity, area, asked)) AS wanted
  CROSS JOIN LATERAL (
    SELECT day, round(modal_total::numeric / quotes)::int AS modal, source = 'SAMPLE' AS "isSample"
    FROM price_days
    WHERE price_days.commodity = wanted.commodity AND level = 'DISTRICT' AND price_days.area = wanted.area
      AND price_days.day <= wanted.asked
    ORDER BY day DESC LIMIT 1
  ) AS latest
  CROSS JOIN LATERAL (
    SELECT min(least) AS "weekLeast", round(sum(modal_total)::numeric / sum(quotes))::int AS "weekMiddle",
      max(greatest) AS "weekGreatest",
      (array_agg(round(modal_total::numeric / quotes)::int ORDER BY price_days.day DESC))[2] AS "dayBefore"
    FROM price_days
    WHERE price_days.commodity = wanted.commodity AND level = 'DISTRICT' AND price_days.area = wanted.area
      AND price_days.day BETWEEN latest.day - 6 AND latest.day
  ) AS week
  WHERE EXISTS (SELECT FROM price_markets WHERE district = wanted.area)`;

interface LatestRow extends Omit<DistrictPrice, 'place' | 'km'>, Record<string, unknown> {
  readonly commodity: string;
  readonly area: string;
  readonly asked: string;
}

const NEAR = Symbol('prices near places');

/** The last prices near a place by a day, nearest first: one statement for all that a request asks. */
export function pricesNear(ctx: RequestContext): DataLoader<AskedPrice, readonly DistrictPrice[], string> {
  return ctx.perRequest(
    NEAR,
    () =>
      new DataLoader<AskedPrice, readonly DistrictPrice[], string>(
        async (asked) => {
          const pairs = asked.flatMap(({ commodity, place, day }) =>
            districtsNear(place).map(({ area }) => [commodity, area, day] as const),
          );
          const rows = await readRowsByName<LatestRow>(ctx.db, LATEST, {
            commodities: pairs.map(([commodity]) => commodity),
            areas: pairs.map(([, area]) => area),
            days: pairs.map(([, , day]) => day),
          });
          const found = new Map(rows.map((row) => [`${row.commodity} ${row.area} ${row.asked}`, row]));
          return asked.map(({ commodity, place, day }) =>
            districtsNear(place).flatMap((near) => {
              const row = found.get(`${commodity} ${near.area} ${day}`);
              return row ? [{ ...row, place: near.place, km: near.km }] : [];
            }),
          );
        },
        { cacheKeyFn: ({ commodity, place, day }) => `${commodity} ${place.state} ${place.name} ${day}` },
      ),
  );
}
