import { rest } from '../api.js';
import type { Action, ActionKind } from './action.types.js';
import { bidCall, post } from './bid-actions.js';
import type { ContendedCrop, KnownBid } from './contended-crop.js';
import { QUINTALS } from './wheat.js';

/** Rupees for a quintal. */
export const OPENING = 2_000;
/** Maxima and reserves are few different ones, so that some are equal. */
export const STEP = 25;

const BID = 'bid in the auction';
const BID_WITH_MAXIMUM = 'bid with a maximum';
const ACCEPT = 'accept the highest bid';
const TAKE_BACK = 'take a bid back';
const REMOVE = 'remove the auction';
const AGAIN = 'auction the crop again';
const LAST_MINUTES = 'the last three minutes begin';
const END = 'the auction ends';
const JOB = 'its job comes early, late or again';
const JOB_TWICE = 'its job runs twice at once';
const JOB_DIES = 'its job dies';
const DAY_PASSES = "the farmer's day passes";

function bid(crop: ContendedCrop): Action {
  const { random, buyers } = crop.around;
  const buyer = random.pick([...buyers.values()]);
  // Near what would be taken, so that some bids of a round are and others come too late.
  const bidAmount = (crop.highest ?? OPENING) + random.whole(0, 6) * 10;
  const isAutomatic = random.chance(0.6);
  const maxAmount = isAutomatic ? { maxAmount: Math.ceil((bidAmount + random.whole(0, 100)) / STEP) * STEP } : {};
  return { name: isAutomatic ? BID_WITH_MAXIMUM : BID, call: bidCall(crop, buyer, { bidAmount, ...maxAmount }) };
}

/** One of the bids, mostly one of those that it makes sense for. */
function bidWhere({ bids, around: { random } }: ContendedCrop, fits: (bid: KnownBid) => boolean): KnownBid | undefined {
  if (bids.length === 0) return undefined;
  const fitting = bids.filter(fits);
  return random.pick(fitting.length > 0 && random.chance(0.8) ? fitting : bids);
}

function accept(crop: ContendedCrop): Action | undefined {
  const highest = bidWhere(crop, ({ leads }) => leads);
  if (highest === undefined) return undefined;
  return { name: ACCEPT, call: post(crop, crop.around.farmer.token, `/offers/${highest.offerId}/accept`) };
}

function takeBack(crop: ContendedCrop): Action | undefined {
  const outbid = bidWhere(crop, ({ leads, state }) => !leads && state === 'OPEN');
  return outbid && { name: TAKE_BACK, call: post(crop, outbid.buyer.token, `/bids/${outbid.id}/withdraw`) };
}

function remove(crop: ContendedCrop): Action {
  const { farmer, random } = crop.around;
  const caller = { token: farmer.token, key: random.uuid() };
  return { name: REMOVE, call: rest('DELETE', `/crops/${crop.cropId}`, caller) };
}

/** If it was not bought, one press is enough; otherwise the quantity has to be given anew. */
function auctionAgain(crop: ContendedCrop): Action {
  const body = { quantity: { amount: QUINTALS } };
  return { name: AGAIN, call: post(crop, crop.around.farmer.token, `/crops/${crop.cropId}/relist`, body) };
}

/**
 * The clock goes on: the end comes as near as `milliseconds` says, and the time of the bids with it. One number for all, so
 * that they agree; an end that is nearly there stays.
 */
const endsIn = (milliseconds: string) => `
  WITH drawn AS MATERIALIZED (SELECT date_trunc('milliseconds',
    clock_timestamp() + (${milliseconds}) * interval '1 ms') AS until),
  moved AS (
    UPDATE crops SET auction_ends_at = until, auction_planned_end = until, auction_extensions = 0 FROM drawn
    WHERE id = $1 AND auction_state = 'LIVE' AND auction_ends_at > clock_timestamp() + interval '200 ms'
    RETURNING id, auction_ends_at)
  UPDATE bids SET valid_until = moved.auction_ends_at
    + CASE auction_place WHEN 'LEADING' THEN interval '24 hours' ELSE interval '0' END
  FROM moved WHERE bids.crop_id = moved.id AND bids.ended_at IS NULL`;

/**
 * Everything of the auction was so much longer ago that the farmer's day is over within a moment. Offers and the history never
 * change, so the triggers that hold them look away meanwhile. Whole milliseconds, as all times of the product.
 */
export const DAY_IS_OVER = `
  CREATE FUNCTION farmers_day_is_over(crop uuid) RETURNS SETOF uuid LANGUAGE plpgsql
  SET session_replication_role = replica AS $$
  DECLARE ago interval;
  BEGIN
    SELECT date_trunc('milliseconds', clock_timestamp() + random() * interval '60 ms' - interval '24 hours' - auction_ends_at)
      INTO ago FROM crops WHERE id = crop AND auction_state = 'AWAITING_FARMER' AND deleted_at IS NULL
        AND auction_ends_at > clock_timestamp() - interval '23 hours' FOR UPDATE;
    IF NOT FOUND THEN RETURN; END IF;
    UPDATE crops SET auction_ends_at = auction_ends_at + ago, auction_planned_end = auction_planned_end + ago WHERE id = crop;
    UPDATE offers SET created_at = offers.created_at + ago, valid_until = offers.valid_until + ago
      FROM bids WHERE bids.id = bid_id AND crop_id = crop;
    UPDATE bids SET created_at = created_at + ago, valid_until = valid_until + ago, ended_at = ended_at + ago
      WHERE crop_id = crop;
    UPDATE auction_prices SET created_at = created_at + ago WHERE crop_id = crop;
    RETURN NEXT crop;
  END $$`;

const addJob = (key: string) => `SELECT graphile_worker.add_job('auction-end', json_build_object('cropId', $1::text),
  job_key := '${key}' || $1::text, run_at := clock_timestamp() + random() * interval '300 ms')`;

const theClock = (name: string, sql: string): Pick<ActionKind, 'names' | 'draw'> => ({
  names: [name],
  draw: () => ({ name, sql }),
});

/** What can be wished of an auction. */
export const AUCTION_ACTIONS: readonly ActionKind[] = [
  { names: [BID, BID_WITH_MAXIMUM], weight: 12, afterwards: 1, draw: bid },
  { names: [ACCEPT], weight: 0.5, afterwards: 4, draw: accept },
  // Always refused: a bid in an auction stands. So nothing of it has to be done.
  { names: [], weight: 0.7, afterwards: 0.3, draw: takeBack },
  { names: [REMOVE], weight: 0.2, afterwards: 0.4, draw: remove },
  { names: [AGAIN], weight: 0.2, afterwards: 2, draw: auctionAgain },
  { weight: 1.5, afterwards: 0, ...theClock(LAST_MINUTES, endsIn('1000 + random() * 170000')) },
  { weight: 1, afterwards: 0, ...theClock(END, endsIn('random() * 60')) },
  { weight: 1, afterwards: 1, ...theClock(JOB, addJob('auction-end:')) },
  { weight: 0.7, afterwards: 1, ...theClock(JOB_TWICE, addJob('auction-end again:')) },
  {
    weight: 0.7,
    afterwards: 0.5,
    ...theClock(JOB_DIES, "SELECT graphile_worker.remove_job('auction-end:' || $1::text)"),
  },
  { weight: 0, afterwards: 2.5, ...theClock(DAY_PASSES, 'SELECT farmers_day_is_over($1)') },
];
