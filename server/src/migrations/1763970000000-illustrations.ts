import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of the demonstration data are told from photographs of farmers; those that are there are known by their accounts. */
export class Illustrations1763970000000 implements MigrationInterface {
  name = 'Illustrations1763970000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE crop_images ADD COLUMN is_illustration boolean NOT NULL DEFAULT false');
    await db.query(
      `UPDATE crop_images SET is_illustration = true
       FROM crops JOIN users ON users.id = crops.farmer_id
       WHERE crops.id = crop_images.crop_id AND users.email LIKE '%@annapath.example'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE crop_images DROP COLUMN is_illustration');
  }
}
