import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIVE = "('OPEN', 'COUNTERED', 'NEEDS_CONFIRMATION')";
/** The last moment of a listing's last day in India. */
const LAST_MOMENT = "((crops.expiry_date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')";
/** What each buyer named last. */
const BUYERS_OFFERS = `(SELECT DISTINCT ON (bid_id) bid_id, price_paise, quantity FROM offers WHERE made_by = 'buyer'
  ORDER BY bid_id, position DESC)`;

/**
 * Auctions end. Those that are listed already end three days from now, or with their last day where that is sooner; the bids
 * on them go on as bids of the auction where they can (decisions.md "Auctions that were listed before they had an end").
 */
export class Auctions1763801100000 implements MigrationInterface {
  name = 'Auctions1763801100000';

  async up(db: QueryRunner): Promise<void> {
    await this.#addColumns(db);
    await this.#makeHistory(db);
    await this.#carryAuctions(db);
    await this.#carryBids(db);
    await this.#hold(db);
  }

  async #addColumns(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE crops
        ADD COLUMN auction_ends_at timestamptz,
        ADD COLUMN auction_planned_end timestamptz,
        ADD COLUMN auction_extensions integer NOT NULL DEFAULT 0,
        ADD COLUMN auction_price_paise bigint,
        ADD COLUMN auction_state text`);
    await db.query('ALTER TABLE bids ADD COLUMN max_paise bigint, ADD COLUMN auction_place text');
    await db.query(`
      ALTER TABLE bids
        DROP CONSTRAINT bids_ended_reason,
        ADD CONSTRAINT bids_ended_reason CHECK (CASE WHEN state = 'EXPIRED'
          THEN coalesce(ended_reason IN
            ('FARMER_SILENT', 'BUYER_SILENT', 'LISTING_EXPIRED', 'LISTING_REMOVED', 'SOLD_TO_ANOTHER', 'OUTBID'), false)
          ELSE ended_reason IS NULL END)`);
  }

  /** What everybody may see of how the price rose. */
  async #makeHistory(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE auction_prices (
        id uuid PRIMARY KEY,
        crop_id uuid NOT NULL REFERENCES crops (id) ON DELETE CASCADE,
        position integer NOT NULL CHECK (position > 0),
        bid_id uuid NOT NULL REFERENCES bids (id) ON DELETE CASCADE,
        bidder integer NOT NULL CHECK (bidder > 0),
        price_paise bigint NOT NULL CHECK (price_paise > 0 AND price_paise <= 10000000000),
        automatic boolean NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT auction_prices_place UNIQUE (crop_id, position)
      )`);
    await db.query('CREATE INDEX auction_prices_bid ON auction_prices (bid_id)');
    await db.query(`
      CREATE TRIGGER auction_prices_never_change BEFORE UPDATE ON auction_prices
      FOR EACH ROW EXECUTE FUNCTION row_never_changes()`);
  }

  async #carryAuctions(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE crops SET auction_state = 'LIVE',
        auction_ends_at = least(now() + interval '3 days', coalesce(${LAST_MOMENT}, 'infinity'::timestamptz))
      WHERE price_type = 'auction' AND status IN ('active', 'pending') AND deleted_at IS NULL
        AND (expiry_date IS NULL OR ${LAST_MOMENT} > now())`);
    await db.query(
      "UPDATE crops SET auction_planned_end = auction_ends_at, status = 'active' WHERE auction_state = 'LIVE'",
    );
    // What was over already, and nobody had written down.
    await db.query(`
      UPDATE crops SET status = 'expired'
      WHERE price_type = 'auction' AND status IN ('active', 'pending') AND deleted_at IS NULL AND auction_state IS NULL`);
    await db.query(`
      UPDATE bids SET state = 'EXPIRED', ended_reason = 'LISTING_EXPIRED', ended_at = now()
      FROM crops WHERE crops.id = bids.crop_id AND bids.state IN ${LIVE}
        AND crops.price_type = 'auction' AND crops.auction_state IS NULL`);
  }

  /** The bids that are at least what an auction asks for take part in it; the highest leads, the earliest of equals. */
  async #carryBids(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE bids SET max_paise = offer.price_paise, auction_place = 'OUTBID', state = 'OPEN',
        valid_until = crops.auction_ends_at
      FROM crops, ${BUYERS_OFFERS} offer
      WHERE crops.id = bids.crop_id AND offer.bid_id = bids.id AND crops.auction_state = 'LIVE' AND bids.state IN ${LIVE} AND bids.valid_until > now()
        AND offer.price_paise >= greatest(crops.base_price_paise, bids.amount_paise)
        AND offer.quantity = crops.quantity_amount - crops.sold_quantity`);
    await db.query(`
      UPDATE bids SET state = 'EXPIRED', ended_at = now(),
        ended_reason = CASE WHEN bids.valid_until > now() THEN 'OUTBID'
          WHEN bids.state = 'OPEN' THEN 'FARMER_SILENT' ELSE 'BUYER_SILENT' END
      FROM crops WHERE crops.id = bids.crop_id AND crops.auction_state = 'LIVE'
        AND bids.state IN ${LIVE} AND bids.auction_place IS NULL`);
    await db.query(`
      UPDATE offers SET withdrawn_at = now() FROM bids
      WHERE bids.id = offers.bid_id AND bids.auction_place IS NOT NULL AND offers.made_by = 'farmer'
        AND offers.withdrawn_at IS NULL
        AND offers.position = (SELECT max(position) FROM offers last WHERE last.bid_id = bids.id)`);
    await db.query(`
      UPDATE bids SET
        auction_place = CASE WHEN coalesce(crops.reserve_price_paise, 0) <= bids.max_paise THEN 'WINNING' ELSE 'LEADING' END,
        valid_until = crops.auction_ends_at
          + CASE WHEN coalesce(crops.reserve_price_paise, 0) <= bids.max_paise THEN interval '0' ELSE interval '24 hours' END
      FROM crops WHERE crops.id = bids.crop_id AND bids.id = (
        SELECT best.id FROM bids best WHERE best.crop_id = crops.id AND best.auction_place = 'OUTBID'
        ORDER BY best.max_paise DESC, best.created_at, best.id LIMIT 1)`);
    await db.query(`
      UPDATE crops SET auction_price_paise = bids.max_paise FROM bids
      WHERE bids.crop_id = crops.id AND bids.auction_place IN ('WINNING', 'LEADING')`);
    await db.query(`
      INSERT INTO auction_prices (id, crop_id, position, bid_id, bidder, price_paise, automatic, created_at)
      SELECT gen_random_uuid(), crop_id, place, id, place, max_paise, false, created_at FROM (
        SELECT *, row_number() OVER (PARTITION BY crop_id ORDER BY created_at, id) AS place
        FROM bids WHERE auction_place IS NOT NULL) carried`);
  }

  async #hold(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE crops
        ADD CONSTRAINT crops_auction_state
          CHECK (auction_state IN ('LIVE', 'AWAITING_FARMER', 'SOLD', 'NOT_SOLD', 'REMOVED')),
        ADD CONSTRAINT crops_auction_is_one CHECK (auction_ends_at IS NULL OR price_type = 'auction'),
        ADD CONSTRAINT crops_auction_ends CHECK (auction_state IS NULL OR auction_planned_end IS NOT NULL),
        -- Ten times three minutes at most, and not a moment beyond what the extensions give.
        ADD CONSTRAINT crops_auction_extensions CHECK (auction_extensions BETWEEN 0 AND 10),
        ADD CONSTRAINT crops_auction_end CHECK ((auction_ends_at IS NULL) = (auction_planned_end IS NULL)
          AND auction_ends_at BETWEEN auction_planned_end
            AND auction_planned_end + auction_extensions * interval '3 minutes'),
        ADD CONSTRAINT crops_auction_price CHECK (auction_price_paise >= base_price_paise),
        ADD CONSTRAINT crops_auction_for_sale CHECK (price_type <> 'auction' OR status NOT IN ('active', 'pending')
          OR deleted_at IS NOT NULL OR coalesce(auction_state IN ('LIVE', 'AWAITING_FARMER'), false)),
        ADD CONSTRAINT crops_auction_sold CHECK (auction_state <> 'SOLD' OR auction_price_paise IS NOT NULL)`);
    await db.query(`
      ALTER TABLE bids
        ADD CONSTRAINT bids_auction_place CHECK (auction_place IN ('WINNING', 'LEADING', 'OUTBID')),
        ADD CONSTRAINT bids_auction_max CHECK ((auction_place IS NULL) = (max_paise IS NULL)
          AND max_paise BETWEEN amount_paise AND 10000000000)`);
    await db.query(
      "CREATE UNIQUE INDEX bids_one_leader ON bids (crop_id) WHERE auction_place IN ('WINNING', 'LEADING')",
    );
    await db.query(`
      CREATE INDEX crops_auctions_due ON crops (auction_ends_at) WHERE auction_state IN ('LIVE', 'AWAITING_FARMER')`);
  }

  /** Only as long as no bid of an auction has ended as out-bid. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX crops_auctions_due');
    await db.query('DROP INDEX bids_one_leader');
    await db.query('DROP TABLE auction_prices');
    await db.query(`
      ALTER TABLE bids
        DROP CONSTRAINT bids_auction_place, DROP CONSTRAINT bids_auction_max, DROP CONSTRAINT bids_ended_reason,
        DROP COLUMN max_paise, DROP COLUMN auction_place,
        ADD CONSTRAINT bids_ended_reason CHECK (CASE WHEN state = 'EXPIRED'
          THEN coalesce(ended_reason IN
            ('FARMER_SILENT', 'BUYER_SILENT', 'LISTING_EXPIRED', 'LISTING_REMOVED', 'SOLD_TO_ANOTHER'), false)
          ELSE ended_reason IS NULL END)`);
    await db.query(`
      ALTER TABLE crops
        DROP CONSTRAINT crops_auction_sold, DROP CONSTRAINT crops_auction_for_sale, DROP CONSTRAINT crops_auction_price,
        DROP CONSTRAINT crops_auction_end, DROP CONSTRAINT crops_auction_extensions, DROP CONSTRAINT crops_auction_ends,
        DROP CONSTRAINT crops_auction_is_one, DROP CONSTRAINT crops_auction_state,
        DROP COLUMN auction_state, DROP COLUMN auction_price_paise, DROP COLUMN auction_extensions,
        DROP COLUMN auction_planned_end, DROP COLUMN auction_ends_at`);
  }
}
