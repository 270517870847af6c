import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the sides of a deal show the operator, beside what they say. */
export class DisputeImages1763810200000 implements MigrationInterface {
  name = 'DisputeImages1763810200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE dispute_images (
        id uuid PRIMARY KEY,
        deal_id uuid NOT NULL,
        -- The line of the timeline that it came with.
        event_position integer NOT NULL,
        side text NOT NULL CHECK (side IN ('farmer', 'buyer')),
        -- Each side has four: the database holds it, whoever sends two statements at once.
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 4),
        key text NOT NULL,
        variants jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT dispute_images_of_statement FOREIGN KEY (deal_id, event_position)
          REFERENCES deal_events (deal_id, position) ON DELETE CASCADE,
        CONSTRAINT dispute_images_place UNIQUE (deal_id, side, place)
      )`);
    await db.query('CREATE UNIQUE INDEX dispute_images_key ON dispute_images (key)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE dispute_images');
  }
}
