import type { Cluster } from './cluster.js';
import type { Stored } from './history.js';

interface CropRow {
  readonly id: string;
  readonly name: string;
  readonly pictures: number;
  readonly removed: boolean;
  readonly created_at: Date;
}

interface BidRow {
  readonly id: string;
  readonly crop_id: string;
  readonly amount_paise: string;
  readonly message: string | null;
  readonly status: string;
  readonly created_at: Date;
}

/** Every row that the people of a run can have made. */
export function readStored(cluster: Cluster): Promise<Stored> {
  return cluster.inDatabase(async (client) => {
    const accounts = await client.query<{ email: string }>('SELECT email FROM users ORDER BY id');
    const crops = await client.query<CropRow>(
      `SELECT id, crop_name AS name, deleted_at IS NOT NULL AS removed, created_at,
        (SELECT count(*)::integer FROM crop_images WHERE crop_id = crops.id) AS pictures
      FROM crops ORDER BY id`,
    );
    const bids = await client.query<BidRow>(
      `SELECT id, crop_id, amount_paise, message, CASE WHEN ended_at IS NULL THEN 'pending' ELSE 'closed' END AS status,
        created_at
      FROM bids ORDER BY id`,
    );
    return {
      event: 'stored',
      at: Date.now(),
      accounts: accounts.rows.map(({ email }) => email),
      crops: crops.rows.map(({ created_at, ...crop }) => ({ ...crop, createdAt: created_at.getTime() })),
      bids: bids.rows.map(({ id, crop_id, amount_paise, message, status, created_at }) => ({
        id,
        crop: crop_id,
        amountPaise: Number(amount_paise),
        message,
        status,
        createdAt: created_at.getTime(),
      })),
    };
  });
}
