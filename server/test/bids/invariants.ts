import { AUCTION_INVARIANTS } from '../auctions/auction-invariants.js';
import { CROP_INVARIANTS } from '../crops/crop-invariants.js';
import { DEAL_INVARIANTS } from '../deals/deal-invariants.js';
import { NOTIFICATION_INVARIANTS } from '../notifications/notification-invariants.js';
import { BID_INVARIANTS, KEY_INVARIANTS } from './bid-invariants.js';

/** Asks the database, and gives its rows. */
type Query = (sql: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>;

/** What has to hold for a crop (`$1`) at a moment (`$2`) whatever was done at once, by its name; each gives the rows that break it. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  ...CROP_INVARIANTS,
  ...BID_INVARIANTS,
  ...DEAL_INVARIANTS,
  ...KEY_INVARIANTS,
  ...NOTIFICATION_INVARIANTS,
  ...AUCTION_INVARIANTS,
};

/** One statement, so that all of it is of one moment: the minute's job may go on meanwhile. */
const ALL = Object.entries(INVARIANTS)
  .map(([name, sql]) => `SELECT '${name.replaceAll("'", "''")}' AS name WHERE EXISTS (${sql})`)
  .join(' UNION ALL ');

/** The invariants that do not hold for a crop now, by their names. */
export async function brokenInvariants(query: Query, cropId: string, now: Date): Promise<string[]> {
  const rows = await query(ALL, [cropId, now]);
  return (rows as ReadonlyArray<{ readonly name: string }>).map(({ name }) => name);
}
