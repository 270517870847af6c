import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIVE = "('OPEN', 'COUNTERED', 'NEEDS_CONFIRMATION')";

/** A bid can be countered, declined, and wait for its buyer's word on a smaller quantity; a counter-offer can be taken back. */
export class CounterOffers1763800600000 implements MigrationInterface {
  name = 'CounterOffers1763800600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bids
        DROP CONSTRAINT bids_state, DROP CONSTRAINT bids_ended, DROP CONSTRAINT bids_ended_reason,
        DROP CONSTRAINT bids_decline,
        ADD CONSTRAINT bids_state CHECK (state IN ('OPEN', 'COUNTERED', 'NEEDS_CONFIRMATION', 'ACCEPTED', 'REJECTED',
          'DECLINED', 'WITHDRAWN', 'REPLACED', 'EXPIRED')),
        ADD CONSTRAINT bids_ended CHECK ((state IN ${LIVE}) = (ended_at IS NULL)),
        ADD CONSTRAINT bids_ended_reason CHECK (CASE WHEN state = 'EXPIRED'
          THEN coalesce(ended_reason IN
            ('FARMER_SILENT', 'BUYER_SILENT', 'LISTING_EXPIRED', 'LISTING_REMOVED', 'SOLD_TO_ANOTHER'), false)
          ELSE ended_reason IS NULL END),
        -- A farmer says why; a buyer may, in their own words.
        ADD CONSTRAINT bids_decline CHECK (CASE state
          WHEN 'REJECTED' THEN coalesce(decline_reason, decline_words) IS NOT NULL
          WHEN 'DECLINED' THEN decline_reason IS NULL
          ELSE coalesce(decline_reason, decline_words) IS NULL END)`);
    await db.query('DROP INDEX bids_one_live');
    await db.query(`CREATE UNIQUE INDEX bids_one_live ON bids (crop_id, buyer_id) WHERE state IN ${LIVE}`);
    await db.query(`CREATE INDEX bids_due ON bids (valid_until) WHERE state IN ${LIVE}`);
    await db.query(`
      ALTER TABLE offers
        ADD COLUMN position integer NOT NULL DEFAULT 1 CHECK (position BETWEEN 1 AND 20),
        ADD COLUMN withdrawn_at timestamptz,
        DROP CONSTRAINT offers_in_a_row,
        ADD CONSTRAINT offers_place UNIQUE (bid_id, position),
        ADD CONSTRAINT offers_begin CHECK ((position = 1) = (responds_to IS NULL)),
        ADD CONSTRAINT offers_bid_is_the_buyers CHECK (position > 1 OR made_by = 'buyer'),
        ADD CONSTRAINT offers_withdrawn CHECK (withdrawn_at IS NULL OR made_by = 'farmer')`);
    await db.query('ALTER TABLE offers ALTER COLUMN position DROP DEFAULT');
    await db.query('DROP INDEX offers_first');
    await db.query('DROP INDEX offers_bid');
    // An offer has one answer; one that was taken back leaves room for another.
    await db.query('CREATE UNIQUE INDEX offers_in_a_row ON offers (responds_to) WHERE withdrawn_at IS NULL');
    await db.query(`
      CREATE FUNCTION offer_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'UPDATE' AND OLD.withdrawn_at IS NULL
          AND to_jsonb(NEW) - 'withdrawn_at' = to_jsonb(OLD) - 'withdrawn_at' THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'What was offered never changes.';
      END $$`);
    await db.query('DROP TRIGGER offers_never_change ON offers');
    await db.query(`
      CREATE TRIGGER offers_are_kept BEFORE UPDATE OR DELETE ON offers
      FOR EACH ROW EXECUTE FUNCTION offer_is_kept()`);
  }

  /** Only as long as there is nothing that the schema of before has no word for. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER offers_are_kept ON offers');
    await db.query('DROP FUNCTION offer_is_kept');
    await db.query('DROP INDEX offers_in_a_row');
    await db.query(`
      ALTER TABLE offers
        DROP CONSTRAINT offers_begin, DROP CONSTRAINT offers_bid_is_the_buyers, DROP CONSTRAINT offers_withdrawn,
        DROP CONSTRAINT offers_place, DROP COLUMN position, DROP COLUMN withdrawn_at,
        ADD CONSTRAINT offers_in_a_row UNIQUE (responds_to)`);
    await db.query('CREATE UNIQUE INDEX offers_first ON offers (bid_id) WHERE responds_to IS NULL');
    await db.query('CREATE INDEX offers_bid ON offers (bid_id)');
    await db.query(`
      CREATE TRIGGER offers_never_change BEFORE UPDATE OR DELETE ON offers
      FOR EACH ROW EXECUTE FUNCTION row_never_changes()`);
    await db.query('DROP INDEX bids_due');
    await db.query('DROP INDEX bids_one_live');
    await db.query("CREATE UNIQUE INDEX bids_one_live ON bids (crop_id, buyer_id) WHERE state = 'OPEN'");
    await db.query(`
      ALTER TABLE bids
        DROP CONSTRAINT bids_state, DROP CONSTRAINT bids_ended, DROP CONSTRAINT bids_ended_reason,
        DROP CONSTRAINT bids_decline,
        ADD CONSTRAINT bids_state
          CHECK (state IN ('OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'REPLACED', 'EXPIRED')),
        ADD CONSTRAINT bids_ended CHECK ((state = 'OPEN') = (ended_at IS NULL)),
        ADD CONSTRAINT bids_ended_reason CHECK (CASE WHEN state = 'EXPIRED'
          THEN coalesce(ended_reason IN ('FARMER_SILENT', 'LISTING_EXPIRED', 'LISTING_REMOVED', 'SOLD_TO_ANOTHER'), false)
          ELSE ended_reason IS NULL END),
        ADD CONSTRAINT bids_decline CHECK ((state = 'REJECTED') = (coalesce(decline_reason, decline_words) IS NOT NULL))`);
  }
}
