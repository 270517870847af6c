import { dayInIndia, startOfDayInIndia } from '../../platform/calendar-day.js';
import { AppError, EnumValue } from '../../platform/errors/app-error.js';
import { Role } from '../users/user.types.js';
import { certainMove, type DealMove, dealMove } from './deal.rules.js';
import { givenUpAt, operatorAskedAt, weighingConfirmedAt } from './deal-clock.rules.js';
import { agreedPickup, type DealFile, lastWeighing, openPickup, sumOfDeal } from './deal-file.rules.js';
import { PaymentStatus } from './deal-part.types.js';
import { DealState, DealStep } from './deal-step.types.js';

/** What a side is asked to do, from when on, and until when before the clock decides. */
export interface Turn {
  readonly by: Role;
  readonly step: DealStep;
  readonly from: Date;
  readonly respondBy: Date | null;
}

const otherSide = (side: Role): Role => (side === Role.FARMER ? Role.BUYER : Role.FARMER);

function pickupTurns(file: DealFile): Turn[] {
  const respondBy = givenUpAt(file) ?? null;
  const [agreed, open] = [agreedPickup(file), openPickup(file)];
  const turns: Turn[] = [];
  if (open) {
    const by = otherSide(open.proposedBy);
    turns.push({ by, step: DealStep.CONFIRM_PICK_UP, from: open.createdAt, respondBy });
  }
  if (agreed) {
    turns.push({ by: Role.FARMER, step: DealStep.RECORD_WEIGHT, from: startOfDayInIndia(agreed.day), respondBy });
  }
  if (turns.length > 0) return turns;
  return Object.values(Role).map((by) => ({
    by,
    step: DealStep.PROPOSE_PICK_UP,
    from: file.deal.createdAt,
    respondBy,
  }));
}

function weighingTurns(file: DealFile): Turn[] {
  const weighing = lastWeighing(file);
  if (!weighing) return [];
  if (weighing.confirmedAt === null) {
    const respondBy = weighingConfirmedAt(file) ?? null;
    return [{ by: Role.BUYER, step: DealStep.CONFIRM_WEIGHT, from: weighing.createdAt, respondBy }];
  }
  if (sumOfDeal(file).toPay === 0) return [];
  return [{ by: Role.BUYER, step: DealStep.MARK_PAYMENT, from: weighing.confirmedAt, respondBy: null }];
}

function cancelledTurns({ deal, payments }: DealFile): Turn[] {
  const turns: Turn[] = [];
  const from = deal.endedAt ?? deal.createdAt;
  if (deal.stillThere === null) turns.push({ by: Role.FARMER, step: DealStep.SAY_STILL_THERE, from, respondBy: null });
  if (payments.some(({ status }) => status === PaymentStatus.RECEIVED)) {
    turns.push({ by: Role.BUYER, step: DealStep.CONFIRM_RETURN, from, respondBy: null });
  }
  return turns;
}

const OF_STATE: Readonly<Record<DealState, (file: DealFile) => Turn[]>> = {
  AGREED: pickupTurns,
  WEIGHED: weighingTurns,
  COMPLETED: () => [],
  CANCELLED: cancelledTurns,
  // The operator's turn.
  DISPUTED: () => [],
};

/** What is to be done next in a deal and by whom, independent of the day; what was marked as paid is asked about first. */
export function turnsOf(file: DealFile): Turn[] {
  const { state } = file.deal;
  const asked = state === DealState.DISPUTED ? [] : file.payments;
  const answers = asked
    .filter(({ status }) => status === PaymentStatus.MARKED)
    .map((payment) => ({
      by: Role.FARMER,
      step: DealStep.CONFIRM_PAYMENT,
      from: payment.createdAt,
      respondBy: operatorAskedAt(file, payment) ?? null,
    }));
  return [...OF_STATE[state](file), ...answers];
}

/** Since when a side's turn lasts; null if it has none. */
export function waitsFrom(file: DealFile, side: Role): Date | null {
  const moments = turnsOf(file)
    .filter(({ by }) => by === side)
    .map(({ from }) => from.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

const conflict = (message: string) => new AppError('CONFLICT', message);

/** Why a state has not got a step. */
const OVER: Readonly<Record<DealState, string>> = {
  AGREED: 'This deal has not been weighed yet.',
  WEIGHED: 'This deal has been weighed already.',
  COMPLETED: 'This deal is completed.',
  CANCELLED: 'This deal was cancelled.',
  DISPUTED: 'This deal is before the operator, who decides.',
};

const notYourTurn = (awaiting: Role) =>
  new AppError('NOT_YOUR_TURN', 'It is for the other side to do this.', {
    details: { awaiting: new EnumValue(awaiting) },
  });

/** What else has to hold for a step that the table has, beside what it is called with; undefined where it may be done. */
const HOLDS: Partial<Record<DealStep, (file: DealFile, side: Role, now: Date) => AppError | undefined>> = {
  CONFIRM_PICK_UP: (file, side, now) => {
    const open = openPickup(file);
    if (!open) return conflict('There is no day of pick-up to agree to. Please name one.');
    if (open.proposedBy === side) return notYourTurn(otherSide(side));
    return open.day < dayInIndia(now) ? conflict('That day is over. Please name another one.') : undefined;
  },
  RECORD_WEIGHT: (file) =>
    lastWeighing(file)?.confirmedAt
      ? conflict('This weighing is confirmed. If it is wrong, open a dispute.')
      : undefined,
  CONFIRM_WEIGHT: (file) =>
    lastWeighing(file)?.confirmedAt ? conflict('This weighing is confirmed already.') : undefined,
  CONFIRM_PAYMENT: ({ payments }) =>
    payments.some(({ status }) => status === PaymentStatus.MARKED || status === PaymentStatus.NOT_RECEIVED)
      ? undefined
      : conflict('There is no payment to confirm.'),
  DENY_PAYMENT: ({ payments }) =>
    payments.some(({ status }) => status === PaymentStatus.MARKED)
      ? undefined
      : conflict('There is no payment that waits for an answer.'),
  SAY_STILL_THERE: ({ deal }) => (deal.stillThere === null ? undefined : conflict('You have answered this already.')),
  CONFIRM_RETURN: ({ payments }) =>
    payments.some(({ status }) => status === PaymentStatus.RECEIVED)
      ? undefined
      : conflict('There is no payment to give back.'),
};

function refusalOf(file: DealFile, step: DealStep, side: Role, now: Date): AppError | undefined {
  const { state } = file.deal;
  if (!dealMove(state, step, side)) {
    const other = otherSide(side);
    return dealMove(state, step, other) ? notYourTurn(other) : conflict(OVER[state]);
  }
  return HOLDS[step]?.(file, side, now);
}

/**
 * The row of the table for a step by a side. Throws where there is none: NOT_YOUR_TURN where it is the other side's,
 * otherwise CONFLICT with the reason.
 */
export function requireStep(file: DealFile, step: DealStep, side: Role, now: Date): DealMove {
  const refusal = refusalOf(file, step, side, now);
  if (refusal) throw refusal;
  return certainMove(file.deal.state, step, side);
}

/** What follows from another step, and cannot be requested. */
const BY_ITSELF: readonly DealStep[] = [DealStep.AGREE, DealStep.COMPLETE];

/** What a side can do now, in the order of the steps. */
export const stepsOf = (file: DealFile, side: Role, now: Date): DealStep[] =>
  Object.values(DealStep).filter((step) => !BY_ITSELF.includes(step) && !refusalOf(file, step, side, now));
