import type { Pool } from 'pg';
import type { MarketKind } from './action.types.js';
import type { OutcomeCounts } from './outcome-counts.js';

/*
 * What became of what people wished, as it is stored: each has to have happened in every long run.
 */

/** However a crop is sold. */
export const BID_OUTCOMES: Readonly<Record<string, string>> = {
  'a bid is replaced': "SELECT count(*) FROM bids WHERE state = 'REPLACED'",
  'a bid ends: the listing was removed': "SELECT count(*) FROM bids WHERE ended_reason = 'LISTING_REMOVED'",
  'a crop is sold out': "SELECT count(*) FROM crops WHERE status = 'sold'",
  'somebody is told': 'SELECT count(*) FROM notifications',
};

export const FIXED_PRICE_OUTCOMES: Readonly<Record<string, string>> = {
  ...BID_OUTCOMES,
  'a bid ends: the farmer was silent': "SELECT count(*) FROM bids WHERE ended_reason = 'FARMER_SILENT'",
  'a bid ends: the buyer was silent': "SELECT count(*) FROM bids WHERE ended_reason = 'BUYER_SILENT'",
  'a bid ends: sold to another': "SELECT count(*) FROM bids WHERE ended_reason = 'SOLD_TO_ANOTHER'",
  'a bid ends: the listing expired': "SELECT count(*) FROM bids WHERE ended_reason = 'LISTING_EXPIRED'",
  'a crop is written down as expired': "SELECT count(*) FROM crops WHERE status = 'expired'",
  'a quantity went back': 'SELECT count(*) FROM deals WHERE still_there',
  'a part of a crop is sold': `SELECT count(*) FROM deals JOIN crops ON crops.id = crop_id
    WHERE quantity < quantity_amount`,
};

export async function countOutcomes(database: Pool, { outcomes }: MarketKind, counts: OutcomeCounts): Promise<void> {
  for (const [name, sql] of Object.entries(outcomes)) {
    const { rows } = await database.query<{ count: string }>(sql);
    counts.count(name, 'done', Number(rows[0]?.count));
  }
}
