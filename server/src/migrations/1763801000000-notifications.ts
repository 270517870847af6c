import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are told, by which ways, and what they want to be told. */
export class Notifications1763801000000 implements MigrationInterface {
  name = 'Notifications1763801000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE users ADD COLUMN language text CHECK (language IN ('en', 'hi'))");
    await db.query(`
      CREATE TABLE notifications (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        facts jsonb NOT NULL,
        crop_id uuid,
        bid_id uuid,
        deal_id uuid,
        -- What it tells, so that the same thing is told once however often somebody tries.
        about text NOT NULL,
        created_at timestamptz NOT NULL,
        read_at timestamptz,
        CONSTRAINT notifications_once UNIQUE (account_id, kind, about)
      )`);
    await db.query('CREATE INDEX notifications_list ON notifications (account_id, created_at DESC, id DESC)');
    await db.query('CREATE INDEX notifications_unread ON notifications (account_id) WHERE read_at IS NULL');
    await db.query('CREATE INDEX notifications_read ON notifications (read_at) WHERE read_at IS NOT NULL');
    await db.query(`
      CREATE TABLE deliveries (
        id uuid PRIMARY KEY,
        notification_id uuid NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
        channel text NOT NULL CHECK (channel IN ('MAIL')),
        state text NOT NULL CHECK (state IN ('WAITING', 'CLAIMED', 'SENT', 'DROPPED', 'FAILED', 'UNSURE')),
        due_at timestamptz NOT NULL,
        claimed_at timestamptz,
        tries integer NOT NULL DEFAULT 0,
        -- Why it was dropped or failed, in words for the operator.
        outcome text,
        done_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT deliveries_once UNIQUE (notification_id, channel),
        CONSTRAINT deliveries_claimed CHECK (state <> 'CLAIMED' OR claimed_at IS NOT NULL),
        CONSTRAINT deliveries_done CHECK ((state IN ('WAITING', 'CLAIMED')) = (done_at IS NULL))
      )`);
    await db.query("CREATE INDEX deliveries_due ON deliveries (due_at) WHERE state IN ('WAITING', 'CLAIMED')");
    await db.query(`
      CREATE TABLE notification_settings (
        account_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        language text CHECK (language IN ('en', 'hi')),
        mail_off text[] NOT NULL DEFAULT '{}'
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE notification_settings, deliveries, notifications');
    await db.query('ALTER TABLE users DROP COLUMN language');
  }
}
