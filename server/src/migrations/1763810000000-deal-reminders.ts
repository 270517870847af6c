import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES = [
  'state',
  'due_at',
  'farmer_waits_from',
  'buyer_waits_from',
  'ended_at',
  'cancelled_by',
  'cancel_reason',
  'still_there',
];

/** What of a deal's row may change, beside nothing of what was agreed. */
const keepDeals = (moving: readonly string[]) => `
  CREATE OR REPLACE FUNCTION deal_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE moving text[] := ARRAY[${moving.map((column) => `'${column}'`).join(', ')}];
  BEGIN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - moving = to_jsonb(OLD) - moving
      AND (NEW.state = OLD.state OR (OLD.state, NEW.state) IN (('AGREED', 'WEIGHED'), ('AGREED', 'CANCELLED'),
        ('WEIGHED', 'COMPLETED'), ('WEIGHED', 'DISPUTED'), ('DISPUTED', 'COMPLETED'), ('DISPUTED', 'CANCELLED')))
      AND (OLD.ended_at IS NULL OR (NEW.ended_at, NEW.cancelled_by, NEW.cancel_reason)
        IS NOT DISTINCT FROM (OLD.ended_at, OLD.cancelled_by, OLD.cancel_reason))
      AND (OLD.still_there IS NULL OR NEW.still_there = OLD.still_there)
    THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'What was agreed never changes.';
  END $$`;

/** When the sides of a deal are next reminded of what it asks of them. */
export class DealReminders1763810000000 implements MigrationInterface {
  name = 'DealReminders1763810000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE deals ADD COLUMN remind_at timestamptz');
    await db.query(keepDeals([...STATES, 'remind_at']));
    // Looked at within a minute: what is due then is told once, and the row says when the next is.
    await db.query("UPDATE deals SET remind_at = now() WHERE state IN ('AGREED', 'WEIGHED', 'CANCELLED')");
    await db.query('CREATE INDEX deals_remind ON deals (remind_at) WHERE remind_at IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX deals_remind');
    await db.query(keepDeals(STATES));
    await db.query('ALTER TABLE deals DROP COLUMN remind_at');
  }
}
