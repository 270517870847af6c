import type { RequestContext } from '../../platform/context.js';
import { allColumns, oncePerColumns, readRowsByName, readTuples } from '../../platform/database/pipeline/plain-rows.js';
import { isId } from '../../platform/ids.js';
import { rememberFirstName } from '../users/first-name.js';
import { BidEntity } from './bid.entity.js';
import { BID_LIMITS } from './bid.limits.js';
import { isLive, LIVE_STATES } from './bid.rules.js';

/** How far back bids are counted. */
const COUNTED_MS = BID_LIMITS.bids.windowSeconds * 1_000;

/** How many bids there are, and when the oldest of them was placed. */
interface Count {
  readonly rows: number;
  readonly oldestRow: Date | null;
}

/** What a buyer did before they place a bid. */
export interface BidsBefore {
  /** Of the last minute, on all crops. */
  readonly ofBuyer: Count;
  /** Of the last minute, on this crop. */
  readonly onCrop: Count;
  /** Their live bid on this crop; the database knows one at most. */
  readonly live: BidEntity | null;
  /** On this crop since `recentSince`, newest first, live or not. */
  readonly recent: readonly BidEntity[];
}

/** What stands before the columns of a bid, in the statement's order; the last says whether there is a bid. */
type Before = readonly [
  ofBuyer: number,
  oldestOfBuyer: Date | null,
  onCrop: number,
  oldestOnCrop: Date | null,
  buyerName: string | null,
  farmerId: string | null,
  farmerName: string | null,
  isBid: boolean,
];
const BID_AT = 8;

const LIVE = LIVE_STATES.map((state) => `'${state}'`).join(', ');

/** One statement for all, with the names that both sides are called by. A clock that was set back leaves rows of the future. */
const statement = oncePerColumns(
  (columns) => `
  WITH counted AS MATERIALIZED (
    SELECT * FROM bids WHERE buyer_id = :buyerId AND created_at > :countedSince AND created_at <= :countedUntil
  )
  SELECT used.*, buyer.first_name AS buyer_name, farmer.id AS farmer_id, farmer.first_name AS farmer_name,
    bid.id IS NOT NULL AS is_bid, ${columns}
  FROM (
    SELECT count(*)::int AS of_buyer, min(created_at) AS oldest_of_buyer,
      count(*) FILTER (WHERE crop_id = :cropId)::int AS on_crop,
      min(created_at) FILTER (WHERE crop_id = :cropId) AS oldest_on_crop
    FROM counted
  ) used
  LEFT JOIN users buyer ON buyer.id = :buyerId
  LEFT JOIN crops crop ON crop.id = :cropId
  LEFT JOIN users farmer ON farmer.id = crop.farmer_id
  LEFT JOIN LATERAL (
    SELECT * FROM bids WHERE crop_id = :cropId AND buyer_id = :buyerId AND state IN (${LIVE})
    UNION ALL
    SELECT * FROM counted WHERE crop_id = :cropId AND created_at > :recentSince AND state NOT IN (${LIVE})
  ) bid ON true
  ORDER BY bid.created_at DESC`,
);

/**
 * What a buyer did before, on a crop and at all. Asked behind the lock of the crop's row, in one batch with it; two bids of one
 * buyer at once are to wait for each other before (`awaitOwnBids`), so that neither misses the other.
 */
export async function bidsBefore(
  tx: RequestContext,
  { buyerId, cropId }: Pick<BidEntity, 'buyerId' | 'cropId'>,
  recentSince: Date,
): Promise<BidsBefore> {
  const { text, readTuple } = allColumns(tx.db, BidEntity, 'bid');
  const now = tx.clock.now().getTime();
  const values = {
    buyerId,
    cropId: isId(cropId) ? cropId : null,
    countedSince: new Date(now - COUNTED_MS),
    countedUntil: new Date(now + COUNTED_MS),
    recentSince,
  };
  const rows = await readTuples(tx.db, statement(text), values, { isPlannedOnce: true });
  const [first] = rows as unknown as readonly Before[];
  if (!first) throw new Error('A count gave no row.');
  const [ofBuyer, oldestOfBuyer, onCrop, oldestOnCrop, buyerName, farmerId, farmerName] = first;
  if (buyerName !== null) rememberFirstName(tx, buyerId, buyerName);
  if (farmerId !== null && farmerName !== null) rememberFirstName(tx, farmerId, farmerName);
  const bids = rows.filter((row) => row[BID_AT - 1] === true).map((row) => readTuple(row, BID_AT));
  return {
    ofBuyer: { rows: ofBuyer, oldestRow: oldestOfBuyer },
    onCrop: { rows: onCrop, oldestRow: oldestOnCrop },
    live: bids.find(({ state }) => isLive(state)) ?? null,
    recent: bids.filter(({ createdAt }) => createdAt > recentSince),
  };
}

/** Waits until no other transaction, on whichever server, places a bid of the same buyer: their limits are counted. */
export async function awaitOwnBids(tx: RequestContext, buyerId: string): Promise<void> {
  await readRowsByName(tx.db, "SELECT pg_advisory_xact_lock(hashtextextended('bids of ' || :buyerId::text, 0))", {
    buyerId,
  });
}
