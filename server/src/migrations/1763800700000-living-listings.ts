import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A listing is edited, sold in parts and expires: its version tells two edits apart, and what is due is found by its day. */
export class LivingListings1763800700000 implements MigrationInterface {
  name = 'LivingListings1763800700000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE crops ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0)');
    await db.query(`
      CREATE INDEX crops_expiring ON crops (expiry_date)
      WHERE status IN ('active', 'pending') AND deleted_at IS NULL AND expiry_date IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX crops_expiring');
    await db.query('ALTER TABLE crops DROP COLUMN version');
  }
}
