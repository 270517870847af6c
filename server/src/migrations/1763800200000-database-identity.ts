import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An identity that this database keeps for ever and takes along in every dump: the pictures' folder carries it too. */
export class DatabaseIdentity1763800200000 implements MigrationInterface {
  name = 'DatabaseIdentity1763800200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE database_identity (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        id uuid NOT NULL
      )`);
    await db.query('INSERT INTO database_identity (id) VALUES (gen_random_uuid())');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE database_identity');
  }
}
