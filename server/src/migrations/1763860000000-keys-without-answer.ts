import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Forgets keys that were stored without the command that they came with: bids that shared a transaction left them behind where one
 * of them was refused. The key of a sign-up has no answer by design, since tokens would be in it.
 */
export class KeysWithoutAnswer1763860000000 implements MigrationInterface {
  name = 'KeysWithoutAnswer1763860000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM idempotency_keys WHERE answer IS NULL AND command NOT LIKE '%register'");
  }

  async down(): Promise<void> {
    // There is nothing to bring back: nothing was done under these keys.
  }
}
