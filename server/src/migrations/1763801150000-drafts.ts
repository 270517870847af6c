import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may wait until a draft is published, and how long it may be. */
const WORDS = [
  ['description', 4000],
  ['state', 80],
  ['district', 80],
  ['address', 400],
] as const;

/** A draft is saved as far as its farmer has come: its words may still be missing, and nobody can sell it like that. */
export class Drafts1763801150000 implements MigrationInterface {
  name = 'Drafts1763801150000';

  async up(db: QueryRunner): Promise<void> {
    for (const [column, longest] of WORDS) {
      const fits = `length(${column}) <= ${longest} AND (status = 'draft' OR length(${column}) >= 1)`;
      await db.query(`ALTER TABLE crops DROP CONSTRAINT crops_${column}_check`);
      await db.query(`ALTER TABLE crops ADD CONSTRAINT crops_${column}_check CHECK (${fits})`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [column, longest] of WORDS) {
      await db.query(`ALTER TABLE crops DROP CONSTRAINT crops_${column}_check`);
      // Before, nothing was saved without words.
      await db.query(`UPDATE crops SET ${column} = '–' WHERE ${column} = ''`);
      await db.query(
        `ALTER TABLE crops ADD CONSTRAINT crops_${column}_check CHECK (length(${column}) BETWEEN 1 AND ${longest})`,
      );
    }
  }
}
