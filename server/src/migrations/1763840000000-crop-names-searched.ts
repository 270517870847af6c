import type { MigrationInterface, QueryRunner } from 'typeorm';
import { namesSearched } from '../modules/crops/crop-search.js';

/** What is listed already is found by its names in both languages, as what is listed from now on. */
export class CropNamesSearched1763840000000 implements MigrationInterface {
  name = 'CropNamesSearched1763840000000';

  async up(db: QueryRunner): Promise<void> {
    const rows: Array<{ crop_name: string }> = await db.query('SELECT DISTINCT crop_name FROM crops');
    for (const { crop_name: cropName } of rows) {
      const names = namesSearched(cropName);
      if (names) {
        await db.query(`UPDATE crops SET search_text = search_text || E'\\n' || $2 WHERE crop_name = $1`, [
          cropName,
          names,
        ]);
      }
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE crops SET search_text = regexp_replace(search_text, E'\\n\\\\|.*$', '')`);
  }
}
