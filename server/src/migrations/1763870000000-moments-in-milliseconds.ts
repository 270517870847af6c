import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The program reads and writes milliseconds; what the database's own clock gave beyond them never equalled what it wrote. */
const MILLISECONDS = 'timestamptz(3)';
const MICROSECONDS = 'timestamptz';

/** Large where the market is: each is rewritten in a transaction of its own, so that the others are free meanwhile. */
const CROPS = "table_name = 'crops'";
const BIDS = "table_name = 'bids'";
const OFFERS = "table_name = 'offers'";
const OTHERS = "table_name NOT IN ('crops', 'bids', 'offers')";

/** Gives every moment of some tables another type, in one pass over the rows of each. */
async function storeMoments(db: QueryRunner, type: string, which: string): Promise<void> {
  const tables: ReadonlyArray<{ name: string; changes: string }> = await db.query(
    `SELECT table_name AS name, string_agg(format('ALTER %I TYPE ${type}', column_name), ', ') AS changes
     FROM information_schema.columns
     WHERE table_schema = current_schema() AND data_type = 'timestamp with time zone' AND ${which}
     GROUP BY table_name ORDER BY table_name`,
  );
  for (const { name, changes } of tables) {
    await db.query(`ALTER TABLE ${name} ${changes}`);
    // What PostgreSQL knew of the values went with their type, and its plans go by that.
    await db.query(`ANALYZE ${name}`);
  }
}

export class BidMoments1763870000000 implements MigrationInterface {
  name = 'BidMoments1763870000000';
  up = (db: QueryRunner): Promise<void> => storeMoments(db, MILLISECONDS, BIDS);
  down = (db: QueryRunner): Promise<void> => storeMoments(db, MICROSECONDS, BIDS);
}

export class CropMoments1763870000001 implements MigrationInterface {
  name = 'CropMoments1763870000001';
  up = (db: QueryRunner): Promise<void> => storeMoments(db, MILLISECONDS, CROPS);
  down = (db: QueryRunner): Promise<void> => storeMoments(db, MICROSECONDS, CROPS);
}

export class OfferMoments1763870000002 implements MigrationInterface {
  name = 'OfferMoments1763870000002';
  up = (db: QueryRunner): Promise<void> => storeMoments(db, MILLISECONDS, OFFERS);
  down = (db: QueryRunner): Promise<void> => storeMoments(db, MICROSECONDS, OFFERS);
}

export class OtherMoments1763870000003 implements MigrationInterface {
  name = 'OtherMoments1763870000003';
  up = (db: QueryRunner): Promise<void> => storeMoments(db, MILLISECONDS, OTHERS);
  down = (db: QueryRunner): Promise<void> => storeMoments(db, MICROSECONDS, OTHERS);
}
