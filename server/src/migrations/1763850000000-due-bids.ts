import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A bid that is live has no end (`bids_ended`), and the index of those whose time runs says it that way: while it said the states,
 * PostgreSQL could take it, as long as it knew of few live bids, to look for the one of a buyer on a crop, and walked through all.
 */
export class DueBids1763850000000 implements MigrationInterface {
  name = 'DueBids1763850000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX bids_due');
    await db.query('CREATE INDEX bids_due ON bids (valid_until) WHERE ended_at IS NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX bids_due');
    await db.query(
      "CREATE INDEX bids_due ON bids (valid_until) WHERE state IN ('OPEN', 'COUNTERED', 'NEEDS_CONFIRMATION')",
    );
  }
}
