import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications on people's devices: where they go, who wants none, and which devices one has reached. */
export class PushDevices1763810300000 implements MigrationInterface {
  name = 'PushDevices1763810300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE push_devices (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        -- The sign-in on that device: they end together.
        family_id uuid NOT NULL REFERENCES refresh_families (id) ON DELETE CASCADE,
        endpoint text NOT NULL CHECK (endpoint ~ '^https://' AND length(endpoint) <= 1000),
        p256dh text NOT NULL,
        auth text NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT push_devices_once UNIQUE (endpoint)
      )`);
    await db.query('CREATE INDEX push_devices_account ON push_devices (account_id, created_at DESC)');
    await db.query('CREATE INDEX push_devices_family ON push_devices (family_id)');
    await db.query("ALTER TABLE notification_settings ADD COLUMN push_off text[] NOT NULL DEFAULT '{}'");
    await db.query("ALTER TABLE deliveries ADD COLUMN reached uuid[] NOT NULL DEFAULT '{}'");
    await db.query('ALTER TABLE deliveries DROP CONSTRAINT deliveries_channel_check');
    await db.query(
      "ALTER TABLE deliveries ADD CONSTRAINT deliveries_channel_check CHECK (channel IN ('MAIL', 'PUSH'))",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM deliveries WHERE channel = 'PUSH'");
    await db.query('ALTER TABLE deliveries DROP CONSTRAINT deliveries_channel_check');
    await db.query("ALTER TABLE deliveries ADD CONSTRAINT deliveries_channel_check CHECK (channel IN ('MAIL'))");
    await db.query('ALTER TABLE deliveries DROP COLUMN reached');
    await db.query('ALTER TABLE notification_settings DROP COLUMN push_off');
    await db.query('DROP TABLE push_devices');
  }
}
