import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what somebody was verified, and when. Of those who were before, nobody wrote it down. */
export class VerifiedBy1763830000000 implements MigrationInterface {
  name = 'VerifiedBy1763830000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN verified_by text, ADD COLUMN verified_at timestamptz');
    await db.query(`
      ALTER TABLE users
        ADD CONSTRAINT users_verified_by CHECK (verified_by IN ('land-record', 'trade-licence', 'identity', 'visit')),
        ADD CONSTRAINT users_verified CHECK ((verified_by IS NULL) = (verified_at IS NULL)
          AND (verified OR verified_by IS NULL))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users DROP COLUMN verified_by, DROP COLUMN verified_at');
  }
}
