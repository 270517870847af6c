import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every minute the deals are looked for whose pick-up is tomorrow; and how fast a farmer answers is read from all of their
 * crops, also those that they removed, which the index of their list leaves out.
 */
export class TradeIndexes1763820000000 implements MigrationInterface {
  name = 'TradeIndexes1763820000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX deal_pickups_day ON deal_pickups (day) WHERE confirmed_at IS NOT NULL');
    await db.query('CREATE INDEX crops_of_farmer ON crops (farmer_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX deal_pickups_day, crops_of_farmer');
  }
}
