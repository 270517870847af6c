import type { PriceDatabase } from './price-database.js';

/** What a batch of rows did. */
export interface Merged {
  readonly added: number;
  readonly changed: number;
  readonly held: number;
}

/** A staged series that is looked at closely. */
interface Reach {
  readonly series_id: number;
  readonly first_day: string;
  readonly last_day: string;
  readonly stored: boolean;
  readonly wide: boolean;
}

type Changed = Pick<Reach, 'series_id'> & { readonly day: string };

/** How far a modal price may be off the median of its series, and how many days that median is of. */
const TIMES_OFF = 5;
const MEDIAN_DAYS = 30;
/** A median of fewer says nothing. */
const FEWEST = 5;

/**
 * The staged series that need a closer look; most need none. Stored are those that have a row within the staged days already. Wide are those
 * of which the prices, with the stored ones of the days before, are so far apart that one of them can be off its median.
 */
const REACH = `
  SELECT * FROM (
    SELECT series_id, first_day::text, last_day::text, (newest >= first_day) IS TRUE AS stored,
      least(staged.lowest, known.lowest)::bigint * ${TIMES_OFF} < greatest(staged.highest, known.highest) AS wide
    FROM (
      SELECT series_id, min(modal) AS lowest, max(modal) AS highest, min(day) AS first_day, max(day) AS last_day
      FROM price_staging GROUP BY series_id
    ) staged CROSS JOIN LATERAL (
      SELECT min(modal) AS lowest, max(modal) AS highest, max(day) AS newest FROM price_observations
      WHERE series_id = staged.series_id AND day >= first_day - ${MEDIAN_DAYS} AND day <= last_day
    ) known
  ) reach WHERE stored OR wide`;
/** Such series as a table; they are few beside all that is stored, so each is looked up by its key. */
const GIVEN = 'unnest($1::int[], $2::date[], $3::date[]) AS given (series_id, first_day, last_day)';

const HOLD = `
  WITH known AS MATERIALIZED (
    SELECT series_id, day, modal FROM price_staging JOIN ${GIVEN} USING (series_id)
    UNION
    SELECT series_id, day, modal FROM price_observations JOIN ${GIVEN} USING (series_id)
    WHERE day >= first_day - ${MEDIAN_DAYS} AND day < last_day
  ), off AS (
    SELECT staged.series_id, staged.day, percentile_disc(0.5) WITHIN GROUP (ORDER BY known.modal) AS median
    FROM price_staging staged
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
    SELECT series_id, day, least, modal, greatest, arrivals, median, $4 FROM held
    ON CONFLICT ON CONSTRAINT price_held_once DO NOTHING
  )
  SELECT count(*)::int AS held FROM held`;

/** Takes what is stored already from the staged rows, and changes it where they say something else. The first and last day leave out years. */
const CHANGE = `
  WITH known AS (
    DELETE FROM price_staging staged USING ${GIVEN}, price_observations stored
    WHERE staged.series_id = given.series_id AND stored.series_id = given.series_id AND stored.day = staged.day
      AND stored.day BETWEEN first_day AND last_day AND stored.day BETWEEN $5 AND $6
    RETURNING staged.*, (stored.least, stored.modal, stored.greatest, stored.arrivals)
      IS DISTINCT FROM (staged.least, staged.modal, staged.greatest, staged.arrivals) AS differs
  )
  UPDATE price_observations stored
  SET least = known.least, modal = known.modal, greatest = known.greatest, arrivals = known.arrivals, import_id = $4
  FROM known WHERE differs AND stored.series_id = known.series_id AND stored.day = known.day AND stored.day BETWEEN $5 AND $6
  RETURNING stored.series_id, stored.day::text`;

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

/**
 * The staged rows, all of them new now, and what they add to the days of their areas. They come in the order of the key; `ON CONFLICT` would
 * take twice as long, and the lock of the import makes it needless.
 */
const ADD = `
  WITH stored AS (
    INSERT INTO price_observations (series_id, day, least, modal, greatest, arrivals, import_id)
    SELECT series_id, day, least, modal, greatest, arrivals, $1 FROM price_staging
  ), quoted AS (
    SELECT commodity, state, district, day, least, modal, greatest, source FROM price_staging ${PLACED}
  ), ${ROLL_UP}, days AS (
    ${DAYS} SELECT * FROM areas
    ON CONFLICT (commodity, level, area, day) DO UPDATE SET
      least = least(price_days.least, excluded.least), greatest = greatest(price_days.greatest, excluded.greatest),
      modal_total = price_days.modal_total + excluded.modal_total, quotes = price_days.quotes + excluded.quotes,
      source = excluded.source
  )
  SELECT coalesce(sum(quotes), 0)::int AS added FROM states`;

/** What changed rows made of the days of their areas is counted anew. */
const COUNT_ANEW = `
  WITH touched AS (
    SELECT DISTINCT commodity, changed.day FROM unnest($1::int[], $2::date[]) AS changed (series_id, day)
    JOIN price_series series ON series.id = series_id
  ), quoted AS (
    SELECT series.commodity, state, district, observation.day, least, modal, greatest, source
    FROM touched JOIN price_series series USING (commodity) JOIN price_markets market ON market.id = series.market
    JOIN price_observations observation ON observation.series_id = series.id AND observation.day = touched.day
    WHERE observation.day BETWEEN $3 AND $4
  ), ${ROLL_UP}
  ${DAYS} SELECT * FROM areas
  ON CONFLICT (commodity, level, area, day) DO UPDATE SET
    least = excluded.least, greatest = excluded.greatest, modal_total = excluded.modal_total, quotes = excluded.quotes,
    source = excluded.source`;

/** Makes the partitions of the years that the staged rows are of. */
async function makeYears(database: PriceDatabase): Promise<void> {
  const years = await database.query<{ year: number }>(
    `SELECT DISTINCT extract(year FROM day)::int AS year FROM (SELECT DISTINCT day FROM price_staging) days
     WHERE to_regclass('price_observations_' || extract(year FROM day)) IS NULL`,
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
  const reach = await database.query<Reach>(REACH);
  const among = (some: readonly Reach[]) => [
    ...(['series_id', 'first_day', 'last_day'] as const).map((column) => some.map((series) => series[column])),
    importId,
  ];
  const wide = reach.filter((series) => series.wide);
  const stored = reach.filter((series) => series.stored);
  const [{ held } = { held: 0 }] = wide.length > 0 ? await database.query<{ held: number }>(HOLD, among(wide)) : [];
  const days = stored.flatMap((series) => [series.first_day, series.last_day]).sort();
  const reached = [days[0], days.at(-1)];
  const changed = stored.length > 0 ? await database.query<Changed>(CHANGE, [...among(stored), ...reached]) : [];
  if (changed.length > 0) {
    const keys = [changed.map((row) => row.series_id), changed.map((row) => row.day)];
    await database.query(COUNT_ANEW, [...keys, ...reached]);
  }
  const [{ added } = { added: 0 }] = await database.query<{ added: number }>(ADD, [importId]);
  return { added, changed: changed.length, held };
}
