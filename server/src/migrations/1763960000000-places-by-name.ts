import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchTextOf } from '../modules/crops/crop-search.js';
import { isKnownPlace, storedPlace } from '../modules/geography/stored-place.js';
import { portionsOf } from '../platform/database/portions.js';

interface Row {
  readonly id: string;
  readonly crop_name: string;
  readonly state: string;
  readonly district: string;
  readonly first_name: string;
  readonly email: string;
}

/** So many of the places that are not known are named. */
const MOST_NAMED = 20;

/**
 * Listings have the names of their state and district in English, whatever they were typed in, as what is listed from now on. What is not
 * known stays as its farmer wrote it, and a warning has it.
 */
export class PlacesByName1763960000000 implements MigrationInterface {
  name = 'PlacesByName1763960000000';

  async up(db: QueryRunner): Promise<void> {
    const unknown = new Map<string, number>();
    const select = `SELECT crops.id, crop_name, state, district, first_name, email
      FROM crops JOIN users ON users.id = crops.farmer_id`;
    for await (const rows of portionsOf<Row>(db, { table: 'crops', select, key: 'uuid' })) {
      const placed = rows.map((row) => ({ row, place: storedPlace(row) }));
      for (const { place } of placed) {
        // A draft may be without its place.
        if (!place.district || isKnownPlace(place)) continue;
        const name = `${place.district}, ${place.state}`;
        unknown.set(name, (unknown.get(name) ?? 0) + 1);
      }
      const others = placed.filter(({ row, place }) => row.state !== place.state || row.district !== place.district);
      await db.query(
        `UPDATE crops SET state = placed.state, district = placed.district, search_text = placed.search_text
         FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS placed (id, state, district, search_text)
         WHERE crops.id = placed.id`,
        [
          others.map(({ row }) => row.id),
          others.map(({ place }) => place.state),
          others.map(({ place }) => place.district),
          others.map(({ row: { crop_name: cropName, first_name: firstName, email }, place }) =>
            searchTextOf({ cropName, ...place }, { firstName, email }),
          ),
        ],
      );
    }
    if (unknown.size === 0) return;
    const listings = [...unknown.values()].reduce((sum, count) => sum + count, 0);
    const names = [...unknown.keys()].slice(0, MOST_NAMED).join('; ');
    db.connection.logger.log('warn', `${listings} listings are in ${unknown.size} places that are not known: ${names}`);
  }

  /** The program of before reads these names as well as those that were typed, which nothing has kept. */
  async down(): Promise<void> {}
}
