import { AppError, badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { cleanText } from '../../platform/text.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { FOR_SALE } from '../crops/crop.policy.js';
import { isQuantity, quantityGone, remainingOf } from '../crops/quantity.rules.js';
import { Role } from '../users/user.types.js';
import type { BidEntity } from './bid.entity.js';
import { BidAction, BidEndedReason, BidState, BidStatus, DeclineReason } from './bid.types.js';

/** How long a buyer's offer can be answered; no answer means no. */
export const OFFER_VALID_MS = 48 * 60 * 60 * 1_000;

/** Who moves a bid: one of its two sides, the clock, or its crop, which is sold or removed. */
export type BidActor = Role | 'clock' | 'crop';

export interface BidMove {
  readonly from: BidState;
  readonly action: BidAction | 'EXPIRE' | 'CLOSE';
  readonly actor: BidActor;
  readonly to: BidState;
}

/** Everything that can become of a bid. What is not in this table is refused. */
export const BID_MOVES: readonly BidMove[] = [
  { from: BidState.OPEN, action: BidAction.ACCEPT, actor: Role.FARMER, to: BidState.ACCEPTED },
  { from: BidState.OPEN, action: BidAction.DECLINE, actor: Role.FARMER, to: BidState.REJECTED },
  { from: BidState.OPEN, action: BidAction.WITHDRAW, actor: Role.BUYER, to: BidState.WITHDRAWN },
  { from: BidState.OPEN, action: BidAction.REPLACE, actor: Role.BUYER, to: BidState.REPLACED },
  { from: BidState.OPEN, action: 'EXPIRE', actor: 'clock', to: BidState.EXPIRED },
  { from: BidState.OPEN, action: 'CLOSE', actor: 'crop', to: BidState.EXPIRED },
];

const moveOf = (from: BidState, action: BidMove['action'], actor: BidActor) =>
  BID_MOVES.find((move) => move.from === from && move.action === action && move.actor === actor);

/** What the rules look at; every bid row has it. */
export type BidStanding = Pick<BidEntity, 'state' | 'validUntil' | 'endedReason'>;

/** Where a bid stands by the clock, whether or not anybody has written it down yet. */
export function standingAt(
  { state, validUntil, endedReason }: BidStanding,
  now: Date,
): Omit<BidStanding, 'validUntil'> {
  if (!isLive(state) || validUntil > now) return { state, endedReason };
  return { state: BidState.EXPIRED, endedReason: BidEndedReason.FARMER_SILENT };
}

/** Whether something can still become of a bid in this state. */
export const isLive = (state: BidState) => BID_MOVES.some(({ from }) => from === state);

/** The two words of the first REST answers: it waits for an answer, or it is over. */
export const statusOf = (state: BidState): BidStatus => (isLive(state) ? BidStatus.PENDING : BidStatus.CLOSED);

/** Whose answer a live bid waits for. */
export const awaited = (state: BidState) =>
  BID_MOVES.find(({ from, action }) => from === state && action === BidAction.ACCEPT)?.actor;

/** Why nothing can become of a bid any more. */
function over({ endedReason, state }: Pick<BidStanding, 'state' | 'endedReason'>, validUntil: Date): AppError {
  if (endedReason === BidEndedReason.FARMER_SILENT) {
    return new AppError('OFFER_EXPIRED', 'The time of this offer is over.', { details: { expiredAt: validUntil } });
  }
  if (endedReason === BidEndedReason.SOLD_TO_ANOTHER) return quantityGone(0);
  return new AppError('CONFLICT', OVER[state] ?? 'This bid is over.');
}

const OVER: Partial<Record<BidState, string>> = {
  ACCEPTED: 'This bid was accepted already.',
  REJECTED: 'This bid was rejected already.',
  WITHDRAWN: 'This bid was withdrawn.',
  REPLACED: 'The buyer has placed another bid since.',
};

/**
 * What an action makes of a bid. Throws where the table has no such move: OFFER_EXPIRED after its time, QUANTITY_GONE
 * where somebody else has bought it all, CONFLICT where it is over otherwise, and NOT_YOUR_TURN where the other side is
 * to answer.
 */
export function requireMove(bid: BidStanding, action: BidAction, actor: Role, now: Date): BidMove {
  const standing = standingAt(bid, now);
  if (!isLive(standing.state)) throw over(standing, bid.validUntil);
  const move = moveOf(standing.state, action, actor);
  if (move) return move;
  throw new AppError('NOT_YOUR_TURN', 'It is for the other side to answer this offer.', {
    details: { awaiting: awaited(standing.state)?.toUpperCase() },
  });
}

/** What the rules look at of a crop. */
type SoldCrop = Pick<CropEntity, 'status' | 'deletedAt' | 'quantityAmount' | 'soldQuantity' | 'minQuantity'>;

/** What somebody can do about a bid now, in the order of the table. Nobody accepts more than what is left. */
export function allowedActions(
  bid: BidStanding & Pick<BidEntity, 'quantity'>,
  actor: Role,
  crop: SoldCrop,
  now: Date,
): BidAction[] {
  const isForSale = !crop.deletedAt && FOR_SALE.includes(crop.status);
  const mayAccept = isForSale && bid.quantity <= remainingOf(crop);
  return Object.values(BidAction).filter((action) => {
    if (!moveOf(standingAt(bid, now).state, action, actor)) return false;
    if (action === BidAction.ACCEPT) return mayAccept;
    return action === BidAction.REPLACE ? isForSale : true;
  });
}

/**
 * The quantity that a bid is for: what was asked for where the farmer sells in parts, otherwise all that remains. Throws
 * QUANTITY_GONE where there is less left, BAD_USER_INPUT for anything else that is no quantity of this crop.
 */
export function bidQuantity(crop: SoldCrop, asked: number | null): number {
  const remaining = remainingOf(crop);
  if (asked === null || asked === remaining) return remaining;
  if (asked > remaining) throw quantityGone(remaining);
  // The last of a lot may be less than the farmer's least: then it is sold together.
  if (crop.minQuantity !== null && asked >= crop.minQuantity) return asked;
  throw badInput([
    {
      field: 'quantity',
      message: crop.minQuantity === null ? 'This crop is sold whole.' : 'That is less than the farmer sells at a time.',
    },
  ]);
}

/** Reads a quantity that a bid names; null where it names none. */
export function askedQuantity(value: unknown, problems: FieldProblem[]): number | null {
  if (value === undefined || value === null) return null;
  if (isQuantity(value)) return value;
  problems.push({ field: 'quantity', message: 'Quantity must be a number above 0 with at most three decimals.' });
  return null;
}

/** Why a farmer says no, as it came over the wire. */
export interface DeclineDraft {
  readonly reason?: unknown;
  readonly words?: unknown;
}

/** A checked one: a reason, words, or both. */
export type CheckedDecline = Pick<BidEntity, 'declineReason' | 'declineWords'>;

/** Holds it against the rules. Throws BAD_USER_INPUT, also where there is neither a reason nor words. */
export function checkDecline({ reason, words }: DeclineDraft): CheckedDecline {
  const problems: FieldProblem[] = [];
  const reasons = Object.values(DeclineReason);
  const declineReason = reasons.find((known) => known === reason) ?? null;
  if (reason !== undefined && reason !== null && declineReason === null) {
    problems.push({ field: 'reason', message: `Choose one of: ${reasons.join(', ')}.` });
  }
  const rule = { field: 'words', label: 'Message', max: 500, multiline: true, optional: true };
  const declineWords = cleanText(words, rule, problems) || null;
  if (problems.length === 0 && declineReason === null && declineWords === null) {
    problems.push({ field: 'reason', message: 'Choose a reason, or say why in your own words.' });
  }
  if (problems.length > 0) throw badInput(problems);
  return { declineReason, declineWords };
}
