import { dayInIndia } from '../../platform/calendar-day.js';
import type { Role } from '../users/user.types.js';
import { DealActor, DealState, DealStep } from './deal-step.types.js';

/** A moment that the clock counts from, and for how long it waits. */
export interface DealDelay {
  /** `deal` counts only while no pick-up is agreed on. */
  readonly after: 'pick-up' | 'deal' | 'weighing' | 'payment';
  readonly hours: number;
}

export interface DealMove {
  readonly name: DealStep;
  /** Null of the step that makes the deal. */
  readonly from: DealState | null;
  readonly to: DealState;
  readonly actor: DealActor;
  /** When the clock does it; of no other actor. The later one counts where there are two. */
  readonly at?: readonly DealDelay[];
  /** Who is notified. */
  readonly notified: readonly Role[];
}

const { AGREED, WEIGHED, COMPLETED, CANCELLED, DISPUTED } = DealState;
const { FARMER, BUYER, CLOCK, OPERATOR } = DealActor;
const BOTH = [FARMER, BUYER];
const DAY_HOURS = 24;
/** How long a weighing waits for the buyer: silence confirms it. */
export const WEIGHT_ANSWER_HOURS = 2 * DAY_HOURS;
const WEIGHING: readonly DealDelay[] = [{ after: 'weighing', hours: WEIGHT_ANSWER_HOURS }];
/** How long a payment that was marked waits for the farmer: silence brings it before the operator. */
const PAYMENT: readonly DealDelay[] = [{ after: 'payment', hours: 7 * DAY_HOURS }];
/**
 * When a deal is given up, without blame: a week after the last day that was named for pick-up. Where the sides never
 * agreed on a day, not before two weeks are over: they leave a week for agreeing on one.
 */
const PICK_UP: readonly DealDelay[] = [
  { after: 'pick-up', hours: 7 * DAY_HOURS },
  { after: 'deal', hours: 14 * DAY_HOURS },
];

const byEither = (move: Pick<DealMove, 'name' | 'from' | 'to'>): DealMove[] => [
  { ...move, actor: FARMER, notified: [BUYER] },
  { ...move, actor: BUYER, notified: [FARMER] },
];

/** In every state the farmer may answer a payment, and be asked to: what was paid was paid, however the deal ended. */
const paymentAnswers = (state: DealState): DealMove[] => [
  { name: DealStep.CONFIRM_PAYMENT, from: state, to: state, actor: FARMER, notified: [BUYER] },
  { name: DealStep.DENY_PAYMENT, from: state, to: state, actor: FARMER, notified: [BUYER] },
  // The clock of a deal in dispute stands still: it is before the operator already.
  ...(state === DISPUTED
    ? []
    : [{ name: DealStep.ASK_OPERATOR, from: state, to: state, actor: CLOCK, at: PAYMENT, notified: BOTH }]),
];

/**
 * The whole life of a deal: what is not in this table does not happen. The acting side needs no notification of it, except where a
 * document comes of it.
 */
export const DEAL_MOVES: readonly DealMove[] = [
  { name: DealStep.AGREE, from: null, to: AGREED, actor: FARMER, notified: BOTH },
  { name: DealStep.AGREE, from: null, to: AGREED, actor: BUYER, notified: BOTH },
  // At the end of an auction.
  { name: DealStep.AGREE, from: null, to: AGREED, actor: CLOCK, notified: BOTH },
  ...byEither({ name: DealStep.PROPOSE_PICK_UP, from: AGREED, to: AGREED }),
  ...byEither({ name: DealStep.CONFIRM_PICK_UP, from: AGREED, to: AGREED }),
  { name: DealStep.RECORD_WEIGHT, from: AGREED, to: WEIGHED, actor: FARMER, notified: [BUYER] },
  { name: DealStep.MARK_PAYMENT, from: AGREED, to: AGREED, actor: BUYER, notified: [FARMER] },
  ...paymentAnswers(AGREED),
  ...byEither({ name: DealStep.CANCEL, from: AGREED, to: CANCELLED }),
  { name: DealStep.CANCEL, from: AGREED, to: CANCELLED, actor: CLOCK, at: PICK_UP, notified: BOTH },
  { name: DealStep.RECORD_WEIGHT, from: WEIGHED, to: WEIGHED, actor: FARMER, notified: [BUYER] },
  { name: DealStep.CONFIRM_WEIGHT, from: WEIGHED, to: WEIGHED, actor: BUYER, notified: [FARMER] },
  { name: DealStep.CONFIRM_WEIGHT, from: WEIGHED, to: WEIGHED, actor: CLOCK, at: WEIGHING, notified: BOTH },
  { name: DealStep.MARK_PAYMENT, from: WEIGHED, to: WEIGHED, actor: BUYER, notified: [FARMER] },
  ...paymentAnswers(WEIGHED),
  { name: DealStep.COMPLETE, from: WEIGHED, to: COMPLETED, actor: FARMER, notified: BOTH },
  { name: DealStep.COMPLETE, from: WEIGHED, to: COMPLETED, actor: BUYER, notified: BOTH },
  { name: DealStep.COMPLETE, from: WEIGHED, to: COMPLETED, actor: CLOCK, at: WEIGHING, notified: BOTH },
  ...byEither({ name: DealStep.DISPUTE, from: WEIGHED, to: DISPUTED }),
  ...byEither({ name: DealStep.DISPUTE, from: DISPUTED, to: DISPUTED }),
  ...paymentAnswers(DISPUTED),
  { name: DealStep.DECIDE, from: DISPUTED, to: COMPLETED, actor: OPERATOR, notified: BOTH },
  { name: DealStep.DECIDE, from: DISPUTED, to: CANCELLED, actor: OPERATOR, notified: BOTH },
  ...paymentAnswers(COMPLETED),
  ...paymentAnswers(CANCELLED),
  { name: DealStep.SAY_STILL_THERE, from: CANCELLED, to: CANCELLED, actor: FARMER, notified: [] },
  { name: DealStep.CONFIRM_RETURN, from: CANCELLED, to: CANCELLED, actor: BUYER, notified: [FARMER] },
];

/** The steps by which a deal comes before the operator. */
export const ASKS_OPERATOR: readonly DealStep[] = [DealStep.DISPUTE, DealStep.ASK_OPERATOR];

/** The row of the table for a step, or undefined where there is none: then it is refused. */
export function dealMove(from: DealState | null, name: DealStep, actor: DealActor): DealMove | undefined {
  return DEAL_MOVES.find((move) => move.from === from && move.name === name && move.actor === actor);
}

/** The same where it has to be there. */
export function certainMove(from: DealState | null, name: DealStep, actor: DealActor): DealMove {
  const move = dealMove(from, name, actor);
  if (!move) throw new Error(`A deal that is ${from} has no ${name} by ${actor}.`);
  return move;
}

/** The number of a deal for people, `AP-2026-000123`: the year in India, and how many there were. */
export function dealNumber(madeAt: Date, count: number): string {
  return `AP-${dayInIndia(madeAt).slice(0, 4)}-${String(count).padStart(6, '0')}`;
}
