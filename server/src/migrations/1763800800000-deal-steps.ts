import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the steps of a deal write: pick-up, weighing, payments, and how it ends. */
export class DealSteps1763800800000 implements MigrationInterface {
  name = 'DealSteps1763800800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users ADD COLUMN payment_address text
        CONSTRAINT users_payment_address CHECK (payment_address ~ '^[a-z0-9][a-z0-9._-]{1,255}@[a-z][a-z0-9]{1,63}$')`);
    await this.#letDealsMove(db);
    await this.#keepEventsInOrder(db);
    await this.#makeParts(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE deal_payments, deal_weighings, deal_pickups');
    await db.query('DROP TRIGGER deal_events_in_order ON deal_events');
    await db.query('DROP FUNCTION deal_part_is_kept, deal_payment_goes_on, deal_event_in_order');
    await db.query('ALTER TABLE deal_events DROP COLUMN subject_id, DROP COLUMN words');
    await db.query(`
      CREATE OR REPLACE FUNCTION deal_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'state' = to_jsonb(OLD) - 'state' THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'What was agreed never changes.';
      END $$`);
    await db.query(`
      ALTER TABLE deals DROP CONSTRAINT deals_price, DROP COLUMN check_code, DROP COLUMN due_at,
        DROP COLUMN farmer_waits_from, DROP COLUMN buyer_waits_from, DROP COLUMN ended_at,
        DROP COLUMN cancelled_by, DROP COLUMN cancel_reason, DROP COLUMN still_there`);
    await db.query('ALTER TABLE users DROP COLUMN payment_address');
  }

  /** The deals that are there were all just agreed: their first step waits for either side. */
  async #letDealsMove(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER deals_are_kept ON deals');
    await db.query(`
      ALTER TABLE deals
        ADD COLUMN check_code text,
        ADD COLUMN due_at timestamptz,
        ADD COLUMN farmer_waits_from timestamptz,
        ADD COLUMN buyer_waits_from timestamptz,
        ADD COLUMN ended_at timestamptz,
        ADD COLUMN cancelled_by text,
        ADD COLUMN cancel_reason text,
        ADD COLUMN still_there boolean`);
    await db.query(`
      UPDATE deals SET check_code = upper(left(replace(gen_random_uuid()::text, '-', ''), 8)),
        due_at = created_at + interval '14 days', farmer_waits_from = created_at, buyer_waits_from = created_at`);
    await db.query(`
      ALTER TABLE deals
        ALTER COLUMN check_code SET NOT NULL,
        ADD CONSTRAINT deals_check_code CHECK (check_code ~ '^[0-9A-F]{8}$'),
        ADD CONSTRAINT deals_price UNIQUE (id, price_paise),
        ADD CONSTRAINT deals_ended CHECK ((state IN ('COMPLETED', 'CANCELLED')) = (ended_at IS NOT NULL)),
        ADD CONSTRAINT deals_cancelled CHECK ((state = 'CANCELLED') = (cancelled_by IS NOT NULL)),
        ADD CONSTRAINT deals_cancelled_by CHECK (cancelled_by IN ('farmer', 'buyer', 'clock', 'operator')),
        ADD CONSTRAINT deals_cancel_reason CHECK (
          CASE WHEN cancelled_by = 'clock' THEN coalesce(cancel_reason = 'NOT_PICKED_UP', false)
            WHEN cancelled_by IN ('farmer', 'buyer') THEN coalesce(cancel_reason IN ('CROP_DAMAGED', 'SOLD_ELSEWHERE',
              'QUALITY_DIFFERS', 'NO_TRANSPORT', 'PAYMENT_DIFFICULT', 'OTHER_SIDE_SILENT'), true)
            ELSE cancel_reason IS NULL END),
        ADD CONSTRAINT deals_still_there CHECK (still_there IS NULL OR state = 'CANCELLED')`);
    await db.query('CREATE INDEX deals_due ON deals (due_at) WHERE due_at IS NOT NULL');
    // What was agreed never changes, and from each state there are few ways on (deal.rules.ts has them all).
    await db.query(`
      CREATE OR REPLACE FUNCTION deal_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE moving text[] := ARRAY['state', 'due_at', 'farmer_waits_from', 'buyer_waits_from', 'ended_at',
        'cancelled_by', 'cancel_reason', 'still_there'];
      BEGIN
        IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - moving = to_jsonb(OLD) - moving
          AND (NEW.state = OLD.state OR (OLD.state, NEW.state) IN (('AGREED', 'WEIGHED'), ('AGREED', 'CANCELLED'),
            ('WEIGHED', 'COMPLETED'), ('WEIGHED', 'DISPUTED'), ('DISPUTED', 'COMPLETED'), ('DISPUTED', 'CANCELLED')))
          AND (OLD.ended_at IS NULL OR (NEW.ended_at, NEW.cancelled_by, NEW.cancel_reason)
            IS NOT DISTINCT FROM (OLD.ended_at, OLD.cancelled_by, OLD.cancel_reason))
          AND (OLD.still_there IS NULL OR NEW.still_there = OLD.still_there)
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'What was agreed never changes.';
      END $$`);
    await db.query(`
      CREATE TRIGGER deals_are_kept BEFORE UPDATE OR DELETE ON deals
      FOR EACH ROW EXECUTE FUNCTION deal_is_kept()`);
  }

  async #keepEventsInOrder(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE deal_events
        ADD COLUMN subject_id uuid,
        ADD COLUMN words text CONSTRAINT deal_events_words CHECK (length(words) BETWEEN 1 AND 1000)`);
    await db.query(`
      CREATE FUNCTION deal_event_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE last_position integer; last_at timestamptz;
      BEGIN
        SELECT max(position), max(created_at) INTO last_position, last_at FROM deal_events WHERE deal_id = NEW.deal_id;
        IF NEW.position = coalesce(last_position, 0) + 1 AND NEW.created_at >= coalesce(last_at, NEW.created_at)
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'An event of a deal is out of order.';
      END $$`);
    await db.query(`
      CREATE TRIGGER deal_events_in_order BEFORE INSERT ON deal_events
      FOR EACH ROW EXECUTE FUNCTION deal_event_in_order()`);
  }

  async #makeParts(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE deal_pickups (
        id uuid PRIMARY KEY,
        deal_id uuid NOT NULL REFERENCES deals (id) ON DELETE RESTRICT,
        day date NOT NULL,
        time_of_day text NOT NULL CHECK (time_of_day IN ('MORNING', 'AFTERNOON', 'EVENING')),
        place text NOT NULL CHECK (length(place) BETWEEN 1 AND 200),
        proposed_by text NOT NULL CHECK (proposed_by IN ('farmer', 'buyer')),
        created_at timestamptz NOT NULL,
        confirmed_at timestamptz CHECK (confirmed_at >= created_at)
      )`);
    await db.query(`
      CREATE TABLE deal_weighings (
        id uuid PRIMARY KEY,
        deal_id uuid NOT NULL,
        price_paise bigint NOT NULL,
        quantity numeric(12, 3) NOT NULL CHECK (quantity > 0),
        deduction_percent numeric(4, 2) CHECK (deduction_percent > 0 AND deduction_percent <= 50),
        deduction_reason text CHECK (deduction_reason IN ('MOISTURE', 'FOREIGN_MATTER', 'OTHER')),
        deduction_words text CHECK (length(deduction_words) BETWEEN 1 AND 500),
        final_paise bigint NOT NULL,
        created_at timestamptz NOT NULL,
        confirmed_by text CHECK (confirmed_by IN ('buyer', 'clock', 'operator')),
        confirmed_at timestamptz CHECK (confirmed_at >= created_at),
        CONSTRAINT deal_weighings_price FOREIGN KEY (deal_id, price_paise) REFERENCES deals (id, price_paise),
        CONSTRAINT deal_weighings_sum
          CHECK (final_paise = round(price_paise * quantity * (100 - coalesce(deduction_percent, 0)) * 0.01)),
        CONSTRAINT deal_weighings_deduction CHECK ((deduction_percent IS NULL) = (deduction_reason IS NULL)),
        CONSTRAINT deal_weighings_confirmed CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL))
      )`);
    await db.query(`
      CREATE TABLE deal_payments (
        id uuid PRIMARY KEY,
        deal_id uuid NOT NULL REFERENCES deals (id) ON DELETE RESTRICT,
        amount_paise bigint NOT NULL CHECK (amount_paise > 0 AND amount_paise <= 10000000000),
        method text NOT NULL CHECK (method IN ('UPI', 'BANK', 'CASH')),
        reference text CHECK (length(reference) BETWEEN 1 AND 60),
        status text NOT NULL CHECK (status IN ('MARKED', 'RECEIVED', 'NOT_RECEIVED', 'RETURNED')),
        created_at timestamptz NOT NULL,
        answered_at timestamptz,
        before_operator_at timestamptz,
        CONSTRAINT deal_payments_answered CHECK ((status = 'MARKED') = (answered_at IS NULL))
      )`);
    // One bank transfer is one payment, however often it is marked.
    await db.query(`
      CREATE UNIQUE INDEX deal_payments_reference ON deal_payments (deal_id, method, lower(reference))
      WHERE reference IS NOT NULL AND status <> 'NOT_RECEIVED'`);
    await db.query(`
      CREATE UNIQUE INDEX deal_weighings_one_confirmed ON deal_weighings (deal_id) WHERE confirmed_at IS NOT NULL`);
    for (const table of ['deal_pickups', 'deal_weighings', 'deal_payments']) {
      await db.query(`CREATE INDEX ${table}_deal ON ${table} (deal_id)`);
    }
    await this.#keepParts(db);
  }

  /** What a side said stays as it was said; what is added is the other side's answer, once. */
  async #keepParts(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION deal_part_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE answer text[] := ARRAY['confirmed_by', 'confirmed_at'];
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD.confirmed_at IS NULL AND to_jsonb(NEW) - answer = to_jsonb(OLD) - answer
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'A row of % never changes once it is confirmed.', TG_TABLE_NAME;
      END $$`);
    await db.query(`
      CREATE FUNCTION deal_payment_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE answer text[] := ARRAY['status', 'answered_at', 'before_operator_at'];
      BEGIN
        IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - answer = to_jsonb(OLD) - answer
          AND (NEW.status = OLD.status OR (OLD.status, NEW.status) IN (('MARKED', 'RECEIVED'),
            ('MARKED', 'NOT_RECEIVED'), ('NOT_RECEIVED', 'RECEIVED'), ('RECEIVED', 'RETURNED')))
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'A payment that was marked never changes.';
      END $$`);
    for (const [table, keeper] of [
      ['deal_pickups', 'deal_part_is_kept'],
      ['deal_weighings', 'deal_part_is_kept'],
      ['deal_payments', 'deal_payment_goes_on'],
    ]) {
      await db.query(`
        CREATE TRIGGER ${table}_are_kept BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ${keeper}()`);
    }
  }
}
