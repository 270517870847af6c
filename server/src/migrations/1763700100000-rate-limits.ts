import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each caller has used of the limits. Unlogged: losing it in a crash harms nobody. */
export class RateLimits1763700100000 implements MigrationInterface {
  name = 'RateLimits1763700100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE UNLOGGED TABLE rate_limits (
        key text PRIMARY KEY,
        points integer NOT NULL CHECK (points > 0),
        last_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL
      )`);
    await db.query('CREATE INDEX rate_limits_ends ON rate_limits (ends_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE rate_limits');
  }
}
