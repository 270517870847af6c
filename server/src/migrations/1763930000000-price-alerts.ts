import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people want to be told of prices. */
export class PriceAlerts1763930000000 implements MigrationInterface {
  name = 'PriceAlerts1763930000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE price_alerts (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        commodity text NOT NULL,
        market text NOT NULL REFERENCES price_markets (id),
        kind text NOT NULL CHECK (kind IN ('ABOVE', 'BELOW', 'MOVES')),
        amount integer NOT NULL CHECK (amount > 0),
        created_at timestamptz(3) NOT NULL,
        paused_at timestamptz(3),
        seen_day date,
        was_met boolean NOT NULL,
        sent_on date,
        CONSTRAINT price_alerts_once UNIQUE (account_id, commodity, market, kind, amount)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE price_alerts');
  }
}
