import { AppError, EnumValue } from '../../platform/errors/app-error.js';
import { FARMER_ANSWER_MS } from '../crops/auction.rules.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { FOR_SALE } from '../crops/crop.policy.js';
import { CropStatus } from '../crops/crop.types.js';
import { quantityGone, remainingOf } from '../crops/quantity.rules.js';
import { Role } from '../users/user.types.js';
import { AuctionPlace } from './auction-bid.rules.js';
import type { BidEntity } from './bid.entity.js';
import { BidAction, BidEndedReason, BidState, BidStatus } from './bid.types.js';

const HOUR_MS = 60 * 60 * 1_000;
/** How long a buyer's offer can be answered; no answer means no. */
export const OFFER_VALID_MS = 48 * HOUR_MS;
/** How long a farmer's counter-offer can be, and how long a buyer has at least to say how much they still want. */
export const COUNTER_VALID_MS = 24 * HOUR_MS;

/** The actor of a move: one of its two sides, the clock, or its crop, which is sold, edited, removed or expired. */
export type BidActor = Role | 'clock' | 'crop';

export interface BidMove {
  readonly from: BidState;
  readonly action: BidAction | 'EXPIRE' | 'SHRINK' | 'CLOSE';
  readonly actor: BidActor;
  readonly to: BidState;
}

const { OPEN, COUNTERED, NEEDS_CONFIRMATION, ACCEPTED, REJECTED, DECLINED, WITHDRAWN, REPLACED, EXPIRED } = BidState;
const { FARMER, BUYER } = Role;

/** How every live bid can end without an answer. */
const withoutAnswer = (from: BidState): BidMove[] => [
  { from, action: BidAction.REPLACE, actor: BUYER, to: REPLACED },
  { from, action: 'EXPIRE', actor: 'clock', to: EXPIRED },
  { from, action: 'CLOSE', actor: 'crop', to: EXPIRED },
];

/** Everything that can become of a bid. What is not in this table is refused. */
export const BID_MOVES: readonly BidMove[] = [
  { from: OPEN, action: BidAction.ACCEPT, actor: FARMER, to: ACCEPTED },
  { from: OPEN, action: BidAction.DECLINE, actor: FARMER, to: REJECTED },
  { from: OPEN, action: BidAction.COUNTER, actor: FARMER, to: COUNTERED },
  { from: OPEN, action: BidAction.WITHDRAW, actor: BUYER, to: WITHDRAWN },
  { from: OPEN, action: 'SHRINK', actor: 'crop', to: NEEDS_CONFIRMATION },
  ...withoutAnswer(OPEN),
  { from: COUNTERED, action: BidAction.ACCEPT, actor: BUYER, to: ACCEPTED },
  { from: COUNTERED, action: BidAction.DECLINE, actor: BUYER, to: DECLINED },
  { from: COUNTERED, action: BidAction.COUNTER, actor: BUYER, to: OPEN },
  { from: COUNTERED, action: BidAction.WITHDRAW_COUNTER, actor: FARMER, to: OPEN },
  { from: COUNTERED, action: 'SHRINK', actor: 'crop', to: NEEDS_CONFIRMATION },
  ...withoutAnswer(COUNTERED),
  { from: NEEDS_CONFIRMATION, action: BidAction.DECLINE, actor: FARMER, to: REJECTED },
  { from: NEEDS_CONFIRMATION, action: BidAction.COUNTER, actor: FARMER, to: COUNTERED },
  { from: NEEDS_CONFIRMATION, action: BidAction.CONFIRM_QUANTITY, actor: BUYER, to: OPEN },
  { from: NEEDS_CONFIRMATION, action: BidAction.WITHDRAW, actor: BUYER, to: WITHDRAWN },
  ...withoutAnswer(NEEDS_CONFIRMATION),
];

/** The row of the table, or undefined where there is none: then it is refused. */
export const moveOf = (from: BidState, action: BidMove['action'], actor: BidActor): BidMove | undefined =>
  BID_MOVES.find((move) => move.from === from && move.action === action && move.actor === actor);

/** Whether something can still become of a bid in this state. */
export const isLive = (state: BidState): boolean => BID_MOVES.some(({ from }) => from === state);

/** The states in which something can still become of a bid. */
export const LIVE_STATES: readonly BidState[] = Object.values(BidState).filter(isLive);

/** The two words of the first REST answers: it waits for an answer, or it is over. */
export const statusOf = (state: BidState): BidStatus => (isLive(state) ? BidStatus.PENDING : BidStatus.CLOSED);

/** Which side is to answer a bid in this state; null where it is over. */
export function awaited(state: BidState): Role | null {
  if (state === OPEN) return FARMER;
  return isLive(state) ? BUYER : null;
}

/** What the rules look at; every bid row has it. */
export type BidStanding = Pick<BidEntity, 'state' | 'validUntil' | 'endedReason' | 'auctionPlace'>;

/** Where a bid stands by the clock, stored or not. */
export function standingAt(
  { state, validUntil, endedReason, auctionPlace }: BidStanding,
  now: Date,
): Pick<BidStanding, 'state' | 'endedReason'> {
  const silent = validUntil > now ? null : awaited(state);
  if (silent === null) return { state, endedReason };
  if (auctionPlace === AuctionPlace.WINNING) return { state: ACCEPTED, endedReason: null };
  if (auctionPlace === AuctionPlace.OUTBID) return { state: EXPIRED, endedReason: BidEndedReason.OUTBID };
  return {
    state: EXPIRED,
    endedReason: silent === FARMER ? BidEndedReason.FARMER_SILENT : BidEndedReason.BUYER_SILENT,
  };
}

/**
 * Which side is to answer a bid now; null if it is over. An auction waits for no side until its end: then the farmer answers
 * the leading bid below the reserve, for as long as a day.
 */
export function awaitedAt(bid: BidStanding, now: Date): Role | null {
  const { state } = standingAt(bid, now);
  if (bid.auctionPlace === null || !isLive(state)) return awaited(state);
  const asked =
    bid.auctionPlace === AuctionPlace.LEADING && bid.validUntil.getTime() - FARMER_ANSWER_MS <= now.getTime();
  return asked ? FARMER : null;
}

/** The same of a bid on a crop: when the last day of a listing is over, so are the bids on it that were still live. */
export function standingOn(
  crop: Pick<CropEntity, 'status'>,
  bid: BidStanding,
  now: Date,
): ReturnType<typeof standingAt> {
  const standing = standingAt(bid, now);
  // An auction has an end of its own.
  const goesOn = bid.auctionPlace !== null || crop.status !== CropStatus.EXPIRED;
  if (goesOn || !isLive(standing.state)) return standing;
  return { state: EXPIRED, endedReason: BidEndedReason.LISTING_EXPIRED };
}

/** Which side is to answer a bid on a crop now; null where it is over, and while an auction goes on. */
export const awaitedOn = (crop: Pick<CropEntity, 'status'>, bid: BidStanding, now: Date): Role | null =>
  isLive(standingOn(crop, bid, now).state) ? awaitedAt(bid, now) : null;

/** What the rules look at of a crop; its status is that by the clock (`crop-rows.ts`). */
export type BidCrop = Pick<
  CropEntity,
  'status' | 'deletedAt' | 'quantityAmount' | 'quantityUnit' | 'soldQuantity' | 'minQuantity'
>;

/** Of the moves of a fixed price, those that an auction has too: everything else is its clock's. */
function isOfAuctions(bid: BidStanding, action: BidAction, now: Date): boolean {
  if (action === BidAction.ACCEPT) return awaitedAt(bid, now) === FARMER;
  return action === BidAction.REPLACE && awaitedAt(bid, now) === null;
}

/** Why something that a fixed price has is not done in an auction. */
function notInAuction({ auctionPlace }: BidStanding, action: BidAction): AppError {
  if (action === BidAction.WITHDRAW) {
    return new AppError(
      'CONFLICT',
      auctionPlace === AuctionPlace.OUTBID
        ? 'Somebody else has bid more. There is nothing of yours to take back.'
        : 'Yours is the highest bid of this auction. It cannot be taken back.',
    );
  }
  return action === BidAction.ACCEPT
    ? new AppError('CONFLICT', 'This auction goes on until its end. Then the highest bid decides.')
    : new AppError('CONFLICT', 'This is an auction: the highest bid decides, and no other price is named.');
}

const OVER: Partial<Record<BidState, string>> = {
  ACCEPTED: 'This bid was accepted already.',
  REJECTED: 'This bid was rejected already.',
  DECLINED: 'The buyer has said no to the offer.',
  WITHDRAWN: 'This bid was withdrawn.',
  REPLACED: 'The buyer has placed another bid since.',
};

/** Why nothing can become of a bid any more. */
function over({ state, endedReason, validUntil }: Omit<BidStanding, 'auctionPlace'>, crop: BidCrop): AppError {
  switch (endedReason) {
    case BidEndedReason.FARMER_SILENT:
    case BidEndedReason.BUYER_SILENT:
      return new AppError('OFFER_EXPIRED', 'The time of this offer is over.', { details: { expiredAt: validUntil } });
    case BidEndedReason.SOLD_TO_ANOTHER:
      return quantityGone(crop);
    case BidEndedReason.OUTBID:
      return new AppError('CONFLICT', 'Somebody else led when this auction ended.');
    case BidEndedReason.LISTING_EXPIRED:
      return new AppError('CONFLICT', 'The listing has ended.');
    default:
      return new AppError('CONFLICT', OVER[state] ?? 'This bid is over.');
  }
}

/** The refusal for the side whose turn it is, if another action is due. */
const ANSWER_FIRST: Partial<Record<BidState, string>> = {
  OPEN: 'This bid waits for your answer. There is nothing of yours to take back.',
  COUNTERED: 'The farmer has answered with a price of their own. Please answer that first.',
  NEEDS_CONFIRMATION: 'There is less of this crop now. Please say first how much you still want.',
};

/**
 * What an action makes of a bid. Throws where the table has no such move: OFFER_EXPIRED after its time, QUANTITY_GONE where
 * it is sold to another buyer and where a farmer accepts more than is left, CONFLICT where the listing or the bid is over otherwise or waits
 * for something else of the same side, and NOT_YOUR_TURN where the other side is to answer.
 */
export function requireMove(bid: BidStanding, action: BidAction, actor: Role, crop: BidCrop, now: Date): BidMove {
  const { state, endedReason } = standingOn(crop, bid, now);
  const awaiting = awaited(state);
  if (awaiting === null) throw over({ state, endedReason, validUntil: bid.validUntil }, crop);
  if (bid.auctionPlace !== null && !isOfAuctions(bid, action, now)) throw notInAuction(bid, action);
  const move = moveOf(state, action, actor);
  if (move) return move;
  if (awaiting === actor) throw new AppError('CONFLICT', ANSWER_FIRST[state] ?? 'This bid waits for your answer.');
  if (state === NEEDS_CONFIRMATION && action === BidAction.ACCEPT) throw quantityGone(crop);
  throw new AppError('NOT_YOUR_TURN', 'It is for the other side to answer this offer.', {
    details: { awaiting: new EnumValue(awaiting) },
  });
}

/**
 * The viewer's possible actions on a bid, in the order of `BidAction`. More than what is left cannot be accepted: `quantity` is
 * that of its last offer.
 */
export function allowedActions(bid: BidStanding, quantity: number, actor: Role, crop: BidCrop, now: Date): BidAction[] {
  const { state } = standingOn(crop, bid, now);
  const isForSale = !crop.deletedAt && FOR_SALE.includes(crop.status);
  return Object.values(BidAction).filter((action) => {
    if (!moveOf(state, action, actor)) return false;
    if (bid.auctionPlace !== null && !isOfAuctions(bid, action, now)) return false;
    switch (action) {
      case BidAction.ACCEPT:
        return isForSale && quantity <= remainingOf(crop);
      case BidAction.COUNTER:
      case BidAction.CONFIRM_QUANTITY:
      case BidAction.REPLACE:
        return isForSale;
      default:
        return true;
    }
  });
}
