import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bid has offers and a state, an accepted offer makes a deal, and a crop knows how much of it is sold. */
export class OffersAndDeals1763800500000 implements MigrationInterface {
  name = 'OffersAndDeals1763800500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE crops
        ADD COLUMN sold_quantity numeric(12, 3) NOT NULL DEFAULT 0,
        ADD COLUMN min_quantity numeric(12, 3)`);
    await db.query("UPDATE crops SET sold_quantity = quantity_amount WHERE status = 'sold'");
    await db.query(`
      ALTER TABLE crops
        ADD CONSTRAINT crops_sold_quantity CHECK (sold_quantity BETWEEN 0 AND quantity_amount),
        ADD CONSTRAINT crops_all_sold CHECK (sold_quantity < quantity_amount OR status = 'sold'),
        ADD CONSTRAINT crops_min_quantity CHECK (min_quantity > 0 AND min_quantity <= quantity_amount)`);
    await this.#giveBidsAState(db);
    await this.#makeOffers(db);
    await this.#makeDeals(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE deal_events, deals, offers');
    await db.query('DROP SEQUENCE deal_numbers');
    await db.query('DROP FUNCTION row_never_changes, deal_is_kept');
    await db.query('ALTER TABLE bids ADD COLUMN status text');
    await db.query("UPDATE bids SET status = CASE state WHEN 'OPEN' THEN 'pending' ELSE 'closed' END");
    await db.query(`
      ALTER TABLE bids
        ALTER COLUMN status SET NOT NULL,
        ADD CONSTRAINT bids_status_check CHECK (status IN ('pending', 'closed')),
        DROP COLUMN quantity, DROP COLUMN state, DROP COLUMN valid_until, DROP COLUMN ended_at,
        DROP COLUMN ended_reason, DROP COLUMN decline_reason, DROP COLUMN decline_words`);
    await db.query('ALTER TABLE crops DROP COLUMN sold_quantity, DROP COLUMN min_quantity');
  }

  /** Of the bids that were pending, a buyer's newest on a crop is the live one, and good for 48 hours from now. */
  async #giveBidsAState(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bids
        ADD COLUMN quantity numeric(12, 3),
        ADD COLUMN state text,
        ADD COLUMN valid_until timestamptz,
        ADD COLUMN ended_at timestamptz,
        ADD COLUMN ended_reason text,
        ADD COLUMN decline_reason text,
        ADD COLUMN decline_words text`);
    await db.query(`
      UPDATE bids SET quantity = crops.quantity_amount, valid_until = bids.created_at + interval '48 hours',
        state = CASE
          WHEN bids.status = 'closed' OR crops.deleted_at IS NOT NULL THEN 'EXPIRED'
          WHEN newest.place > 1 THEN 'REPLACED'
          WHEN crops.status IN ('active', 'pending') THEN 'OPEN'
          ELSE 'EXPIRED' END,
        ended_reason = CASE
          WHEN bids.status = 'closed' OR crops.deleted_at IS NOT NULL THEN 'LISTING_REMOVED'
          WHEN newest.place > 1 OR crops.status IN ('active', 'pending') THEN NULL
          WHEN crops.status = 'sold' THEN 'SOLD_TO_ANOTHER'
          ELSE 'LISTING_EXPIRED' END
      FROM crops, (
        SELECT id, row_number() OVER (PARTITION BY crop_id, buyer_id, status ORDER BY created_at DESC, id DESC) AS place
        FROM bids
      ) newest
      WHERE crops.id = bids.crop_id AND newest.id = bids.id`);
    await db.query("UPDATE bids SET valid_until = now() + interval '48 hours' WHERE state = 'OPEN'");
    await db.query("UPDATE bids SET ended_at = now() WHERE state <> 'OPEN'");
    await db.query(`
      ALTER TABLE bids
        ALTER COLUMN quantity SET NOT NULL,
        ALTER COLUMN state SET NOT NULL,
        ALTER COLUMN valid_until SET NOT NULL,
        ADD CONSTRAINT bids_quantity CHECK (quantity > 0),
        ADD CONSTRAINT bids_state
          CHECK (state IN ('OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'REPLACED', 'EXPIRED')),
        ADD CONSTRAINT bids_ended CHECK ((state = 'OPEN') = (ended_at IS NULL)),
        ADD CONSTRAINT bids_ended_reason CHECK (CASE WHEN state = 'EXPIRED'
          THEN coalesce(ended_reason IN ('FARMER_SILENT', 'LISTING_EXPIRED', 'LISTING_REMOVED', 'SOLD_TO_ANOTHER'), false)
          ELSE ended_reason IS NULL END),
        ADD CONSTRAINT bids_decline CHECK ((state = 'REJECTED') = (coalesce(decline_reason, decline_words) IS NOT NULL)),
        ADD CONSTRAINT bids_decline_reason CHECK (
          decline_reason IN ('PRICE_TOO_LOW', 'QUANTITY_TOO_SMALL', 'PROMISED_TO_ANOTHER', 'PICK_UP_NOT_POSSIBLE', 'WANTS_TO_WAIT')),
        ADD CONSTRAINT bids_decline_words CHECK (length(decline_words) BETWEEN 1 AND 500),
        DROP COLUMN status`);
    await db.query("CREATE UNIQUE INDEX bids_one_live ON bids (crop_id, buyer_id) WHERE state = 'OPEN'");
  }

  async #makeOffers(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE offers (
        id uuid PRIMARY KEY,
        bid_id uuid NOT NULL REFERENCES bids (id) ON DELETE RESTRICT,
        made_by text NOT NULL CHECK (made_by IN ('farmer', 'buyer')),
        price_paise bigint NOT NULL CHECK (price_paise > 0 AND price_paise <= 10000000000),
        quantity numeric(12, 3) NOT NULL CHECK (quantity > 0),
        responds_to uuid,
        valid_until timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT offers_terms UNIQUE (id, bid_id, price_paise, quantity),
        CONSTRAINT offers_of_bid UNIQUE (id, bid_id),
        CONSTRAINT offers_responds_to FOREIGN KEY (responds_to, bid_id) REFERENCES offers (id, bid_id),
        CONSTRAINT offers_in_a_row UNIQUE (responds_to),
        CHECK (valid_until > created_at)
      )`);
    await db.query('CREATE UNIQUE INDEX offers_first ON offers (bid_id) WHERE responds_to IS NULL');
    await db.query('CREATE INDEX offers_bid ON offers (bid_id)');
    await db.query(`
      INSERT INTO offers (id, bid_id, made_by, price_paise, quantity, valid_until, created_at)
      SELECT gen_random_uuid(), id, 'buyer', amount_paise, quantity, valid_until, created_at FROM bids`);
    await db.query(`
      CREATE FUNCTION row_never_changes() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'A row of % never changes.', TG_TABLE_NAME; END $$`);
    await db.query(`
      CREATE TRIGGER offers_never_change BEFORE UPDATE OR DELETE ON offers
      FOR EACH ROW EXECUTE FUNCTION row_never_changes()`);
  }

  async #makeDeals(db: QueryRunner): Promise<void> {
    await db.query('CREATE SEQUENCE deal_numbers');
    await db.query(`
      CREATE TABLE deals (
        id uuid PRIMARY KEY,
        number text NOT NULL CHECK (number ~ '^AP-[0-9]{4}-[0-9]{6,}$'),
        bid_id uuid NOT NULL,
        offer_id uuid NOT NULL,
        crop_id uuid NOT NULL REFERENCES crops (id) ON DELETE RESTRICT,
        farmer_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT,
        buyer_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT,
        farmer_name text NOT NULL,
        buyer_name text NOT NULL,
        crop jsonb NOT NULL,
        quantity numeric(12, 3) NOT NULL,
        unit text NOT NULL CHECK (unit IN ('kg', 'quintal', 'ton', 'pieces', 'liters')),
        price_paise bigint NOT NULL,
        state text NOT NULL CHECK (state IN ('AGREED', 'WEIGHED', 'COMPLETED', 'CANCELLED', 'DISPUTED')),
        created_at timestamptz NOT NULL,
        CONSTRAINT deals_number UNIQUE (number),
        CONSTRAINT deals_bid UNIQUE (bid_id),
        -- A deal has the price and the quantity of the offer that was accepted.
        CONSTRAINT deals_offer FOREIGN KEY (offer_id, bid_id, price_paise, quantity)
          REFERENCES offers (id, bid_id, price_paise, quantity),
        CONSTRAINT deals_two_parties CHECK (farmer_id <> buyer_id)
      )`);
    await db.query('CREATE INDEX deals_farmer ON deals (farmer_id, created_at DESC, id DESC)');
    await db.query('CREATE INDEX deals_buyer ON deals (buyer_id, created_at DESC, id DESC)');
    await db.query('CREATE INDEX deals_crop ON deals (crop_id)');
    await db.query(`
      CREATE FUNCTION deal_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'state' = to_jsonb(OLD) - 'state' THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'What was agreed never changes.';
      END $$`);
    await db.query(`
      CREATE TRIGGER deals_are_kept BEFORE UPDATE OR DELETE ON deals
      FOR EACH ROW EXECUTE FUNCTION deal_is_kept()`);
    await db.query(`
      CREATE TABLE deal_events (
        deal_id uuid NOT NULL REFERENCES deals (id) ON DELETE RESTRICT,
        position integer NOT NULL CHECK (position > 0),
        step text NOT NULL,
        actor text NOT NULL CHECK (actor IN ('farmer', 'buyer', 'clock', 'operator')),
        actor_id uuid REFERENCES users (id) ON DELETE RESTRICT,
        state text NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (deal_id, position),
        CHECK ((actor IN ('farmer', 'buyer')) = (actor_id IS NOT NULL))
      )`);
    await db.query(`
      CREATE TRIGGER deal_events_never_change BEFORE UPDATE OR DELETE ON deal_events
      FOR EACH ROW EXECUTE FUNCTION row_never_changes()`);
  }
}
