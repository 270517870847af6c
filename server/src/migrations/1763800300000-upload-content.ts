import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was in an upload that came with a key: the same announced length is not the same pictures. */
export class UploadContent1763800300000 implements MigrationInterface {
  name = 'UploadContent1763800300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE idempotency_keys ADD COLUMN content text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE idempotency_keys DROP COLUMN content');
  }
}
