import type { PriceDatabase } from './price-database.js';

/** What a batch of rows did. */
export interface Merged {
  readonly added: number;
  readonly changed: number;
  readonly held: number;
}

/** How far a modal price may be off the median of its series, and how many days that median is of. */
const TIMES_OFF = 5;
const MEDIAN_DAYS = 30;
/** A median of fewer says nothing. */
const FEWEST = 5;

/** Of a row that stands twice in a batch, the later one counts. */
const ONCE = `
  DELETE FROM price_staging one USING price_staging other
  WHERE one.series_id = other.series_id AND one.day = other.day AND one.ctid < other.ctid`;

/**
 * Series whose prices, with those that are stored of the days before, are so far apart that one of them can be off its median: most have
 * none, and nothing more is looked at.
 */
const HOLD = `
  WITH wide AS (
    SELECT staged.series_id, first_day, last_day FROM (
      SELECT series_id, min(modal) AS lowest, max(modal) AS highest, min(day) AS first_day, max(day) AS last_day
      FROM price_staging GROUP BY series_id
    ) staged CROSS JOIN LATERAL (
      SELECT min(modal) AS lowest, max(modal) AS highest FROM price_observations
      WHERE series_id = staged.series_id AND day >= first_day - ${MEDIAN_DAYS} AND day < last_day
    ) stored
    WHERE least(staged.lowest, stored.lowest)::bigint * ${TIMES_OFF} < greatest(staged.highest, stored.highest)
  ), known AS MATERIALIZED (
    SELECT series_id, day, modal FROM price_staging JOIN wide USING (series_id)
    UNION
    SELECT series_id, day, modal FROM price_observations JOIN wide USING (series_id)
    WHERE day >= first_day - ${MEDIAN_DAYS} AND day < last_day
  ), off AS (
    SELECT staged.series_id, staged.day, percentile_disc(0.5) WITHIN GROUP (ORDER BY known.modal) AS median
    FROM price_staging staged JOIN wide USING (series_id)
    JOIN known ON known.series_id = staged.series_id AND known.day >= staged.day - ${MEDIAN_DAYS} AND known.day < staged.day
    GROUP BY staged.series_id, staged.day, staged.modal
    HAVING count(*) >= ${FEWEST} AND (
      staged.modal > ${TIMES_OFF}::bigint * percentile_disc(0.5) WITHIN GROUP (ORDER BY known.modal)
      OR staged.modal * ${TIMES_OFF}::bigint < percentile_disc(0.5) WITHIN GROUP (ORDER BY known.modal))
  ), held AS (
    DELETE FROM price_staging staged USING off
    WHERE staged.series_id = off.series_id AND staged.day = off.day AND NOT EXISTS (
      SELECT FROM price_held released
      WHERE released.series_id = off.series_id AND released.day = off.day AND decision = 'RELEASED')
    RETURNING staged.*, off.median
  ), kept AS (
    INSERT INTO price_held (series_id, day, least, modal, greatest, arrivals, median, import_id)
    SELECT series_id, day, least, modal, greatest, arrivals, median, $1 FROM held
    ON CONFLICT ON CONSTRAINT price_held_once DO NOTHING
  )
  SELECT count(*)::int AS held FROM held`;

/** The areas that a row of \`quoted\` counts in; each level adds up the one below. */
const ROLL_UP = `
  districts AS (
    SELECT commodity, state, district, day, min(least) AS least, max(greatest) AS greatest,
      sum(modal) AS modal_total, count(*)::int AS quotes, min(source) AS source
    FROM quoted GROUP BY commodity, state, district, day
  ), states AS (
    SELECT commodity, state, day, min(least) AS least, max(greatest) AS greatest,
      sum(modal_total) AS modal_total, sum(quotes)::int AS quotes, min(source) AS source
    FROM districts GROUP BY commodity, state, day
  ), areas AS (
    SELECT commodity, 'DISTRICT' AS level, district AS area, day, least, greatest, modal_total, quotes, source FROM districts
    UNION ALL SELECT commodity, 'STATE', state, day, least, greatest, modal_total, quotes, source FROM states
    UNION ALL SELECT commodity, 'COUNTRY', 'india', day, min(least), max(greatest), sum(modal_total), sum(quotes)::int, min(source)
    FROM states GROUP BY commodity, day
  )`;
const PLACED =
  'JOIN price_series series ON series.id = series_id JOIN price_markets market ON market.id = series.market';
const DAYS = 'INSERT INTO price_days (commodity, level, area, day, least, greatest, modal_total, quotes, source)';

/** New rows, and what they add to the days of their areas. */
const ADD = `
  WITH added AS (
    INSERT INTO price_observations (series_id, day, least, modal, greatest, arrivals, import_id)
    SELECT series_id, day, least, modal, greatest, arrivals, $1 FROM price_staging ORDER BY series_id, day
    ON CONFLICT (series_id, day) DO NOTHING
    RETURNING series_id, day, least, modal, greatest
  ), quoted AS (
    SELECT commodity, state, district, day, least, modal, greatest, source FROM added ${PLACED}
  ), ${ROLL_UP}, days AS (
    ${DAYS} SELECT * FROM areas
    ON CONFLICT (commodity, level, area, day) DO UPDATE SET
      least = least(price_days.least, excluded.least), greatest = greatest(price_days.greatest, excluded.greatest),
      modal_total = price_days.modal_total + excluded.modal_total, quotes = price_days.quotes + excluded.quotes,
      source = excluded.source
  )
  SELECT count(*)::int AS added FROM added`;

/** Rows that say something else than what is stored. What they made of the days of their areas is counted anew. */
const CHANGE = `
  UPDATE price_observations stored
  SET least = staged.least, modal = staged.modal, greatest = staged.greatest, arrivals = staged.arrivals, import_id = $1
  FROM price_staging staged
  WHERE stored.series_id = staged.series_id AND stored.day = staged.day
    AND (stored.least, stored.modal, stored.greatest, stored.arrivals)
      IS DISTINCT FROM (staged.least, staged.modal, staged.greatest, staged.arrivals)
  RETURNING stored.series_id, stored.day::text`;
const COUNT_ANEW = `
  WITH touched AS (
    SELECT DISTINCT commodity, changed.day FROM unnest($1::int[], $2::date[]) AS changed (series_id, day)
    JOIN price_series series ON series.id = series_id
  ), quoted AS (
    SELECT series.commodity, state, district, observation.day, least, modal, greatest, source
    FROM touched JOIN price_series series USING (commodity) JOIN price_markets market ON market.id = series.market
    JOIN price_observations observation ON observation.series_id = series.id AND observation.day = touched.day
  ), ${ROLL_UP}
  ${DAYS} SELECT * FROM areas
  ON CONFLICT (commodity, level, area, day) DO UPDATE SET
    least = excluded.least, greatest = excluded.greatest, modal_total = excluded.modal_total, quotes = excluded.quotes,
    source = excluded.source`;

/** Makes the partitions of the years that the staged rows are of. */
async function makeYears(database: PriceDatabase): Promise<void> {
  const years = await database.query<{ year: number }>(
    `SELECT year FROM (SELECT DISTINCT extract(year FROM day)::int AS year FROM price_staging) staged
     WHERE to_regclass('price_observations_' || year) IS NULL`,
  );
  for (const { year } of years) {
    await database.query(
      `CREATE TABLE price_observations_${year} PARTITION OF price_observations
       FOR VALUES FROM ('${year}-01-01') TO ('${year + 1}-01-01')`,
    );
  }
}

/** Stores the staged rows within the transaction that is open: those far off their series are kept apart. */
export async function mergePrices(database: PriceDatabase, importId: number): Promise<Merged> {
  await makeYears(database);
  await database.query(ONCE);
  const [{ held } = { held: 0 }] = await database.query<{ held: number }>(HOLD, [importId]);
  const [{ added } = { added: 0 }] = await database.query<{ added: number }>(ADD, [importId]);
  const [{ staged } = { staged: 0 }] = await database.query<{ staged: number }>(
    'SELECT count(*)::int AS staged FROM price_staging',
  );
  if (added === staged) return { added, changed: 0, held };
  const changed = await database.query<{ series_id: number; day: string }>(CHANGE, [importId]);
  if (changed.length > 0) {
    await database.query(COUNT_ANEW, [changed.map((row) => row.series_id), changed.map((row) => row.day)]);
  }
  return { added, changed: changed.length, held };
}
