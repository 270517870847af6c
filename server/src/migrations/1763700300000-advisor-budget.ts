import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the calls of the advisor's paid endpoint, by day. */
export class AdvisorBudget1763700300000 implements MigrationInterface {
  readonly name = 'AdvisorBudget1763700300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "advisor_budget" (
        "day" date NOT NULL,
        "calls" integer NOT NULL,
        CONSTRAINT "PK_advisor_budget" PRIMARY KEY ("day")
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "advisor_budget"`);
  }
}
