import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an agreed price stood beside the mandis is kept with the deal: observations of a day are corrected later, an agreement is not. */
export class DealPriceComparison1763925000000 implements MigrationInterface {
  name = 'DealPriceComparison1763925000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE deals ADD COLUMN price_comparison jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE deals DROP COLUMN price_comparison');
  }
}
