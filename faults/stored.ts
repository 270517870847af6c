import type { Client } from 'pg';
import { KEYS_WITHOUT_ANSWER } from '../server/test/bids/bid-invariants.js';
import { brokenInvariants } from '../server/test/bids/invariants.js';
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

interface StepRow {
  readonly action: Stored['steps'][number]['action'];
  readonly id: string;
  readonly tag: string;
  readonly amount_paise: string | null;
  readonly created_at: Date;
}

const STEPS = `
  SELECT 'accept' AS action, id, offer_id::text AS tag, NULL::bigint AS amount_paise, created_at FROM deals
  UNION ALL SELECT 'counter', id, responds_to::text, price_paise, created_at FROM offers WHERE responds_to IS NOT NULL
  UNION ALL SELECT 'weigh', id, deal_id::text, NULL, created_at FROM deal_weighings
  UNION ALL SELECT 'pay', id, deal_id || ' ' || amount_paise, amount_paise, created_at FROM deal_payments
  ORDER BY id`;

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
    const steps = await client.query<StepRow>(STEPS);
    const { rows: keysWithoutAnswer } = await client.query(KEYS_WITHOUT_ANSWER);
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
      steps: steps.rows.map(({ action, id, tag, amount_paise, created_at }) => ({
        action,
        id,
        tag,
        amountPaise: amount_paise === null ? null : Number(amount_paise),
        createdAt: created_at.getTime(),
      })),
      keysWithoutAnswer: keysWithoutAnswer.length,
      broken: await brokenIn(client),
    };
  });
}

/** Every crop with a bid is checked against all invariants. */
async function brokenIn(client: Client): Promise<string[]> {
  // Compiling the statement takes a hundred times as long as doing it.
  await client.query('SET jit = off');
  const { rows } = await client.query<{ id: string }>('SELECT DISTINCT crop_id AS id FROM bids');
  const broken: string[] = [];
  for (const { id } of rows) {
    const query = async (text: string, values: readonly unknown[]) =>
      (await client.query({ name: 'invariants', text, values: [...values] })).rows;
    for (const name of await brokenInvariants(query, id, new Date())) broken.push(`crop ${id}: ${name}`);
  }
  return broken;
}
