import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was answered to commands that came with a key. It goes with its account. */
export class IdempotencyKeys1763800100000 implements MigrationInterface {
  name = 'IdempotencyKeys1763800100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE idempotency_keys (
        account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
        command text NOT NULL,
        digest text NOT NULL,
        parts integer,
        answer json,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, key)
      )`);
    await db.query('CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE idempotency_keys');
  }
}
