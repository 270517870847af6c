import pg from 'pg';

/** How far an auction has come, as the server stored it. */
export interface StoredAuction {
  /** By the server's clock, which is this machine's. */
  readonly endsAt: Date;
  readonly extensions: number;
}

async function ask(sql: string, values: readonly unknown[]): Promise<StoredAuction> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<StoredAuction>(sql, [...values]);
    if (!rows[0]) throw new Error('There is no such auction.');
    return rows[0];
  } finally {
    await client.end();
  }
}

/** The end that counts. */
export const storedAuction = (cropId: string): Promise<StoredAuction> =>
  ask('SELECT auction_ends_at AS "endsAt", auction_extensions AS extensions FROM crops WHERE id = $1', [cropId]);

/**
 * Time goes on until an auction ends in so many seconds: its end, the planned one, the time of its bids and its job come
 * nearer by the same. The shortest auction is an hour, and no journey waits for that.
 */
export const bringEndNear = (cropId: string, seconds: number): Promise<StoredAuction> =>
  ask(
    `WITH shift AS MATERIALIZED (
       SELECT id, date_trunc('milliseconds', clock_timestamp()) + $2 * interval '1 second' - auction_ends_at AS by
       FROM crops WHERE id = $1 AND auction_state = 'LIVE'),
     moved AS (
       UPDATE crops SET auction_ends_at = auction_ends_at + by, auction_planned_end = auction_planned_end + by
       FROM shift WHERE crops.id = shift.id RETURNING crops.id, by, auction_ends_at, auction_extensions),
     bids_moved AS (
       UPDATE bids SET valid_until = valid_until + by FROM moved WHERE crop_id = moved.id AND ended_at IS NULL)
     SELECT auction_ends_at AS "endsAt", auction_extensions AS extensions, (graphile_worker.add_job('auction-end',
       json_build_object('cropId', id), job_key := 'auction-end:' || id, run_at := auction_ends_at)).id AS job FROM moved`,
    [cropId, seconds],
  );
