import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What markets paid, day by day. The partitions of `price_observations`, a year each, are made by the import that brings their first row. */
export class PriceObservations1763910000000 implements MigrationInterface {
  name = 'PriceObservations1763910000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE price_markets (
        id text PRIMARY KEY,
        name text NOT NULL,
        district text NOT NULL,
        district_name text NOT NULL,
        state text NOT NULL,
        CONSTRAINT price_markets_once UNIQUE (state, district, name)
      )`);
    await db.query('CREATE INDEX price_markets_district ON price_markets (district)');
    await db.query(`
      CREATE TABLE price_series (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        commodity text NOT NULL,
        market text NOT NULL REFERENCES price_markets (id),
        variety text NOT NULL,
        grade text NOT NULL,
        source text NOT NULL CHECK (source IN ('SAMPLE', 'DATAGOV', 'DATAGOV_HISTORY', 'CSV')),
        CONSTRAINT price_series_once UNIQUE (commodity, market, variety, grade, source)
      )`);
    await db.query('CREATE INDEX price_series_market ON price_series (market)');
    await db.query(`
      CREATE TABLE price_imports (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        source text NOT NULL,
        origin text NOT NULL,
        started_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3),
        read_rows integer NOT NULL DEFAULT 0,
        new_rows integer NOT NULL DEFAULT 0,
        changed_rows integer NOT NULL DEFAULT 0,
        held_rows integer NOT NULL DEFAULT 0,
        refused_rows integer NOT NULL DEFAULT 0,
        refusals jsonb NOT NULL DEFAULT '{}'
      )`);
    // References would be looked up for each of millions of rows: series and imports are only ever added.
    await db.query(`
      CREATE TABLE price_observations (
        series_id integer NOT NULL,
        day date NOT NULL,
        least integer NOT NULL,
        modal integer NOT NULL,
        greatest integer NOT NULL,
        arrivals real,
        import_id integer NOT NULL,
        PRIMARY KEY (series_id, day),
        CHECK (least > 0 AND least <= modal AND modal <= greatest)
      ) PARTITION BY RANGE (day)`);
    await db.query(`
      CREATE TABLE price_held (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        series_id integer NOT NULL REFERENCES price_series (id) ON DELETE CASCADE,
        day date NOT NULL,
        least integer NOT NULL,
        modal integer NOT NULL,
        greatest integer NOT NULL,
        arrivals real,
        import_id integer NOT NULL,
        median integer NOT NULL,
        decision text CHECK (decision IN ('RELEASED', 'DROPPED')),
        CONSTRAINT price_held_once UNIQUE (series_id, day)
      )`);
    await db.query(`
      CREATE TABLE price_days (
        commodity text NOT NULL,
        level text NOT NULL CHECK (level IN ('DISTRICT', 'STATE', 'COUNTRY')),
        area text NOT NULL,
        day date NOT NULL,
        least integer NOT NULL,
        greatest integer NOT NULL,
        modal_total bigint NOT NULL,
        quotes integer NOT NULL,
        source text NOT NULL,
        PRIMARY KEY (commodity, level, area, day)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['days', 'held', 'observations', 'imports', 'series', 'markets']) {
      await db.query(`DROP TABLE price_${table}`);
    }
  }
}
