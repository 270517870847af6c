import pg from 'pg';

async function inDatabase(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** What a market quoted last becomes so much higher. */
const RAISE_LAST = `
  WITH quoted AS (
    SELECT DISTINCT ON (series_id) series_id, day FROM price_observations JOIN price_series ON id = series_id
    WHERE commodity = $1 AND market = $2 ORDER BY series_id, day DESC)
  UPDATE price_observations stored SET modal = modal + $3, least = least + least($3, 0), greatest = greatest + greatest($3, 0)
  FROM quoted WHERE stored.series_id = quoted.series_id AND stored.day = quoted.day`;

/** What each market quoted last is changed by so many rupees. */
export const changeLastPrices = (commodity: string, byRupees: Readonly<Record<string, number>>): Promise<void> =>
  inDatabase(async (client) => {
    for (const [market, rupees] of Object.entries(byRupees)) {
      await client.query(RAISE_LAST, [commodity, market, rupees * 100]);
    }
  });

/**
 * A day of prices comes: what the market quoted last is taken for a day before, and today's is so much higher. The look at the alerts is
 * queued as an import queues it.
 */
export const pricesRise = (commodity: string, market: string, byRupees: number): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(RAISE_LAST, [commodity, market, byRupees * 100]);
    await client.query('UPDATE price_alerts SET seen_day = seen_day - 1 WHERE commodity = $1 AND market = $2', [
      commodity,
      market,
    ]);
    await client.query("SELECT graphile_worker.add_job('price alerts', job_key := 'price alerts')");
  });
