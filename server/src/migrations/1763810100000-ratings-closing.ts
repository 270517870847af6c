import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose window is over is asked every minute. */
export class RatingsClosing1763810100000 implements MigrationInterface {
  name = 'RatingsClosing1763810100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX ratings_closing ON ratings (closes_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX ratings_closing');
  }
}
