import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers which datasets the operator replaced, so that a later start leaves them alone. */
export class ImportedDatasets1763707000000 implements MigrationInterface {
  name = 'ImportedDatasets1763707000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE dataset_seeds ADD COLUMN is_imported boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE dataset_seeds DROP COLUMN is_imported');
  }
}
