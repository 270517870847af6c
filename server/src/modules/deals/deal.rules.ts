import { Role } from '../users/user.types.js';
import { DealState, DealStep } from './deal.types.js';

/** Who does a step: one of the two sides, the clock where nobody answered, or the operator. */
export type DealActor = Role | 'clock' | 'operator';

/** A moment that the clock counts from, and for how long it waits. */
export interface DealDelay {
  readonly after: 'pick-up' | 'weighing';
  readonly hours: number;
}

export interface DealMove {
  readonly name: DealStep;
  /** Null of the step that makes the deal. */
  readonly from: DealState | null;
  readonly to: DealState;
  readonly actor: DealActor;
  /** When the clock does it; of no other actor. */
  readonly at?: DealDelay;
  /** Who is told. */
  readonly notices: readonly Role[];
}

const { AGREED, WEIGHED, COMPLETED, CANCELLED, DISPUTED } = DealState;
const { FARMER, BUYER } = Role;
const BOTH = [FARMER, BUYER];
/** How long a weighing waits for the buyer: silence confirms it. */
const WEIGHING_HOURS = 48;
/** How long after the day of pick-up a deal is given up, with nobody blamed. */
const PICK_UP_HOURS = 7 * 24;

/**
 * The whole life of a deal: what is not in this table does not happen. Whoever acts needs no notice of it, except where a
 * document comes of it.
 */
export const DEAL_MOVES: readonly DealMove[] = [
  { name: DealStep.AGREE, from: null, to: AGREED, actor: FARMER, notices: BOTH },
  { name: DealStep.AGREE, from: null, to: AGREED, actor: BUYER, notices: BOTH },
  { name: DealStep.PROPOSE_PICK_UP, from: AGREED, to: AGREED, actor: FARMER, notices: [BUYER] },
  { name: DealStep.PROPOSE_PICK_UP, from: AGREED, to: AGREED, actor: BUYER, notices: [FARMER] },
  { name: DealStep.CONFIRM_PICK_UP, from: AGREED, to: AGREED, actor: FARMER, notices: [BUYER] },
  { name: DealStep.CONFIRM_PICK_UP, from: AGREED, to: AGREED, actor: BUYER, notices: [FARMER] },
  { name: DealStep.RECORD_WEIGHT, from: AGREED, to: WEIGHED, actor: FARMER, notices: [BUYER] },
  { name: DealStep.CANCEL, from: AGREED, to: CANCELLED, actor: FARMER, notices: [BUYER] },
  { name: DealStep.CANCEL, from: AGREED, to: CANCELLED, actor: BUYER, notices: [FARMER] },
  {
    name: DealStep.CANCEL,
    from: AGREED,
    to: CANCELLED,
    actor: 'clock',
    at: { after: 'pick-up', hours: PICK_UP_HOURS },
    notices: BOTH,
  },
  { name: DealStep.RECORD_WEIGHT, from: WEIGHED, to: WEIGHED, actor: FARMER, notices: [BUYER] },
  { name: DealStep.CONFIRM_WEIGHT, from: WEIGHED, to: WEIGHED, actor: BUYER, notices: [FARMER] },
  {
    name: DealStep.CONFIRM_WEIGHT,
    from: WEIGHED,
    to: WEIGHED,
    actor: 'clock',
    at: { after: 'weighing', hours: WEIGHING_HOURS },
    notices: BOTH,
  },
  { name: DealStep.COMPLETE, from: WEIGHED, to: COMPLETED, actor: FARMER, notices: BOTH },
  { name: DealStep.COMPLETE, from: WEIGHED, to: COMPLETED, actor: BUYER, notices: BOTH },
  { name: DealStep.DISPUTE, from: WEIGHED, to: DISPUTED, actor: FARMER, notices: [BUYER] },
  { name: DealStep.DISPUTE, from: WEIGHED, to: DISPUTED, actor: BUYER, notices: [FARMER] },
  { name: DealStep.DECIDE, from: DISPUTED, to: COMPLETED, actor: 'operator', notices: BOTH },
  { name: DealStep.DECIDE, from: DISPUTED, to: CANCELLED, actor: 'operator', notices: BOTH },
];

/** The row of the table for a step, or undefined where there is none: then it is refused. */
export function dealMove(from: DealState | null, name: DealStep, actor: DealActor): DealMove | undefined {
  return DEAL_MOVES.find((move) => move.from === from && move.name === name && move.actor === actor);
}

const INDIAN_YEAR = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** The number of a deal for people, `AP-2026-000123`: the year in India, and how many there were. */
export function dealNumber(madeAt: Date, count: number): string {
  return `AP-${INDIAN_YEAR.format(madeAt)}-${String(count).padStart(6, '0')}`;
}
