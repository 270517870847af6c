import type { QueryRunner } from 'typeorm';
import type { TestServer } from '../harness.js';
import { brokenInvariants } from './invariants.js';

/*
 * Breaks what has to hold for a crop by hand. The rows are copied into tables of one transaction, which have no constraint and
 * no trigger and are found before the real ones; afterwards they are thrown away.
 */
const OF_BIDS = 'bid_id IN (SELECT id FROM public.bids WHERE crop_id = $1)';
const OF_DEALS = 'deal_id IN (SELECT id FROM public.deals WHERE crop_id = $1)';
const COPIES: Readonly<Record<string, string>> = {
  crops: 'id = $1',
  bids: 'crop_id = $1',
  offers: OF_BIDS,
  auction_prices: 'crop_id = $1',
  deals: 'crop_id = $1',
  deal_events: OF_DEALS,
  deal_weighings: OF_DEALS,
  deal_payments: OF_DEALS,
  notifications: 'crop_id = $1',
  deliveries: 'notification_id IN (SELECT id FROM public.notifications WHERE crop_id = $1)',
  idempotency_keys: 'account_id = $1',
};

async function copy(runner: QueryRunner, cropId: string): Promise<void> {
  // Nobody has counted the rows of these tables: PostgreSQL would compile the statement for thousands of them.
  await runner.query('SET LOCAL jit = off');
  for (const [table, condition] of Object.entries(COPIES)) {
    await runner.query(`CREATE TEMPORARY TABLE ${table} (LIKE public.${table})`);
    await runner.query(`INSERT INTO ${table} SELECT * FROM public.${table} WHERE ${condition}`, [cropId]);
  }
}

/** The invariants that do not hold for a crop once `sql` was done to its rows; without it those that do not hold anyway. */
export async function brokenBy(server: TestServer, cropId: string, sql?: string): Promise<string[]> {
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await copy(runner, cropId);
    if (sql !== undefined) await runner.query(sql);
    return await brokenInvariants((text, values) => runner.query(text, [...values]), cropId, server.clock.now());
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
