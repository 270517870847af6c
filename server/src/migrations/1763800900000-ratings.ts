import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the sides of a completed deal say of each other. The stars that accounts and crops had before are dropped: no deal
 * stood behind them.
 */
export class Ratings1763800900000 implements MigrationInterface {
  name = 'Ratings1763800900000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN rating');
    await db.query('ALTER TABLE crops DROP COLUMN rating, DROP COLUMN reviews');
    await db.query('ALTER TABLE deals ADD CONSTRAINT deals_parties UNIQUE (id, farmer_id, buyer_id)');
    await db.query(`
      CREATE TABLE ratings (
        id uuid PRIMARY KEY,
        deal_id uuid NOT NULL,
        farmer_id uuid NOT NULL,
        buyer_id uuid NOT NULL,
        side text NOT NULL CHECK (side IN ('farmer', 'buyer')),
        about_id uuid NOT NULL,
        stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
        words text CHECK (length(words) BETWEEN 1 AND 500),
        closes_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT ratings_parties FOREIGN KEY (deal_id, farmer_id, buyer_id)
          REFERENCES deals (id, farmer_id, buyer_id) ON DELETE RESTRICT,
        CONSTRAINT ratings_once UNIQUE (deal_id, side),
        CONSTRAINT ratings_about CHECK (about_id = CASE side WHEN 'farmer' THEN buyer_id ELSE farmer_id END),
        CONSTRAINT ratings_in_time CHECK (created_at < closes_at)
      )`);
    await db.query('CREATE INDEX ratings_of_person ON ratings (about_id, created_at DESC, id DESC)');
    await db.query(`
      CREATE FUNCTION rating_is_of_completed_deal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT 1 FROM deals WHERE id = NEW.deal_id AND state = 'COMPLETED') THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'Stars come from completed deals.';
      END $$`);
    await db.query(`
      CREATE TRIGGER ratings_of_completed_deals BEFORE INSERT ON ratings
      FOR EACH ROW EXECUTE FUNCTION rating_is_of_completed_deal()`);
    await db.query(`
      CREATE TRIGGER ratings_never_change BEFORE UPDATE OR DELETE ON ratings
      FOR EACH ROW EXECUTE FUNCTION row_never_changes()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE ratings');
    await db.query('DROP FUNCTION rating_is_of_completed_deal');
    await db.query('ALTER TABLE deals DROP CONSTRAINT deals_parties');
    await db.query(`
      ALTER TABLE crops
        ADD COLUMN rating numeric(2, 1) CHECK (rating BETWEEN 0 AND 5),
        ADD COLUMN reviews integer CHECK (reviews >= 0)`);
    await db.query('ALTER TABLE users ADD COLUMN rating numeric(2, 1) CHECK (rating BETWEEN 0 AND 5)');
  }
}
