import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of the catalogue's datasets, and the record of which version of each file is loaded. */
export class Catalogue1763700200000 implements MigrationInterface {
  name = 'Catalogue1763700200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE cold_storages (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        district text NOT NULL,
        district_hi text NOT NULL,
        name text NOT NULL,
        name_hi text NOT NULL,
        owner text,
        owner_hi text,
        contact text,
        capacity integer NOT NULL,
        year integer,
        produce text NOT NULL,
        produce_hi text NOT NULL,
        scheme text,
        scheme_hi text,
        remarks text,
        remarks_hi text,
        sample boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE fertilizer_offers (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        name text NOT NULL,
        name_hi text NOT NULL,
        nutrient text NOT NULL,
        nutrient_hi text NOT NULL,
        pack_size text NOT NULL,
        pack_size_hi text NOT NULL,
        price_paise bigint NOT NULL,
        description text NOT NULL,
        description_hi text NOT NULL,
        image text NOT NULL,
        sample boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE lab_tests (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        name text NOT NULL,
        name_hi text NOT NULL,
        kind text NOT NULL,
        price_paise bigint NOT NULL,
        report_time text NOT NULL,
        report_time_hi text NOT NULL,
        description text NOT NULL,
        description_hi text NOT NULL,
        parameters text array NOT NULL,
        parameters_hi text array NOT NULL,
        sample boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE machines (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        name text NOT NULL,
        name_hi text NOT NULL,
        category text NOT NULL,
        price_per_day_paise bigint NOT NULL,
        location text NOT NULL,
        location_hi text NOT NULL,
        owner text NOT NULL,
        owner_hi text NOT NULL,
        features text array NOT NULL,
        features_hi text array NOT NULL,
        status text NOT NULL,
        image text NOT NULL,
        sample boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE mandi_prices (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        commodity text NOT NULL,
        commodity_hi text NOT NULL,
        location text NOT NULL,
        location_hi text NOT NULL,
        market text NOT NULL,
        market_hi text NOT NULL,
        min_price_paise bigint NOT NULL,
        max_price_paise bigint NOT NULL,
        modal_price_paise bigint NOT NULL,
        trend text NOT NULL,
        trend_direction text NOT NULL,
        updated text NOT NULL,
        updated_hi text NOT NULL,
        sample boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE minimum_support_prices (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        crop text NOT NULL,
        crop_hi text NOT NULL,
        season text NOT NULL,
        season_hi text NOT NULL,
        marketing_year text NOT NULL,
        price_paise bigint NOT NULL,
        announced_on date NOT NULL,
        source text NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE news_items (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        title text NOT NULL,
        title_hi text NOT NULL,
        description text NOT NULL,
        description_hi text NOT NULL,
        category text NOT NULL,
        category_hi text NOT NULL,
        colour text NOT NULL,
        date date NOT NULL,
        scope text NOT NULL,
        scope_hi text NOT NULL,
        crop text NOT NULL,
        crop_hi text NOT NULL,
        source text NOT NULL,
        source_url text,
        image text NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE schemes (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        title text NOT NULL,
        title_hi text NOT NULL,
        description text NOT NULL,
        description_hi text NOT NULL,
        category text NOT NULL,
        category_hi text NOT NULL,
        eligibility text NOT NULL,
        eligibility_hi text NOT NULL,
        amount text NOT NULL,
        amount_hi text NOT NULL,
        state text NOT NULL,
        state_hi text NOT NULL,
        ministry text NOT NULL,
        ministry_hi text NOT NULL,
        image text NOT NULL,
        tags text array NOT NULL,
        tags_hi text array NOT NULL,
        year integer NOT NULL,
        source text NOT NULL,
        check_with_department boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE seed_offers (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        name text NOT NULL,
        name_hi text NOT NULL,
        crop text NOT NULL,
        crop_hi text NOT NULL,
        pack_size text NOT NULL,
        pack_size_hi text NOT NULL,
        price_paise bigint NOT NULL,
        season text NOT NULL,
        season_hi text NOT NULL,
        description text NOT NULL,
        description_hi text NOT NULL,
        image text NOT NULL,
        sample boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE transporters (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        name text NOT NULL,
        name_hi text NOT NULL,
        vehicles text array NOT NULL,
        vehicles_hi text array NOT NULL,
        experience text NOT NULL,
        experience_hi text NOT NULL,
        contact text NOT NULL,
        rating numeric(2,1) NOT NULL,
        price_per_km_paise bigint NOT NULL,
        sample boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE warehouses (
        id text NOT NULL,
        position integer NOT NULL,
        search_text text NOT NULL,
        name text NOT NULL,
        name_hi text NOT NULL,
        status text NOT NULL,
        location text NOT NULL,
        location_hi text NOT NULL,
        capacity text NOT NULL,
        capacity_hi text NOT NULL,
        contact text NOT NULL,
        facilities text array NOT NULL,
        facilities_hi text array NOT NULL,
        price text NOT NULL,
        price_hi text NOT NULL,
        sample boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await db.query(`
      CREATE TABLE dataset_seeds (
        dataset text NOT NULL,
        digest text NOT NULL,
        loaded_at TIMESTAMP WITH TIME ZONE NOT NULL,
        PRIMARY KEY (dataset)
      )`);
    await db.query('CREATE INDEX cold_storages_district ON cold_storages (district)');
    await db.query('CREATE INDEX lab_tests_kind ON lab_tests (kind)');
    await db.query('CREATE INDEX machines_status ON machines (status)');
    await db.query('CREATE INDEX machines_category ON machines (category)');
    await db.query('CREATE INDEX mandi_prices_location ON mandi_prices (location)');
    await db.query('CREATE INDEX mandi_prices_commodity ON mandi_prices (commodity)');
    await db.query('CREATE INDEX minimum_support_prices_crop ON minimum_support_prices (crop)');
    await db.query('CREATE INDEX news_items_crop ON news_items (crop)');
    await db.query('CREATE INDEX schemes_state ON schemes (state)');
    await db.query('CREATE INDEX schemes_category ON schemes (category)');
    // Substring search in two languages; TypeORM has no word for this kind of index.
    await db.query('CREATE INDEX news_items_search ON news_items USING gin (search_text gin_trgm_ops)');
    await db.query('CREATE INDEX schemes_search ON schemes USING gin (search_text gin_trgm_ops)');
    await db.query('CREATE INDEX cold_storages_search ON cold_storages USING gin (search_text gin_trgm_ops)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'DROP TABLE cold_storages, fertilizer_offers, lab_tests, machines, mandi_prices, minimum_support_prices, news_items, schemes, seed_offers, transporters, warehouses, dataset_seeds',
    );
  }
}
