import { endOfDayInIndia } from '../../platform/calendar-day.js';
import { certainMove, type DealDelay, type DealMove, dealMove } from './deal.rules.js';
import { agreedPickup, type DealFile, isDone, lastWeighing, withRow } from './deal-file.rules.js';
import type { DealPaymentEntity } from './deal-part.entity.js';
import { PaymentStatus } from './deal-part.types.js';
import { CancelReason, DealActor, DealState, DealStep } from './deal-step.types.js';

const HOUR_MS = 60 * 60 * 1_000;

/** A step that the clock does, and when. */
export interface ClockStep {
  readonly move: DealMove;
  readonly at: Date;
  /** The weighing or the payment that it is about. */
  readonly subjectId: string | null;
}

const later = (moment: Date, { hours }: DealDelay) => new Date(moment.getTime() + hours * HOUR_MS);

/** The moment that a delay of a step counts from; undefined where there is none. */
function startOf(after: DealDelay['after'], file: DealFile, payment?: DealPaymentEntity): Date | undefined {
  switch (after) {
    case 'deal':
      return agreedPickup(file) ? undefined : file.deal.createdAt;
    case 'pick-up': {
      const days = file.pickups.map(({ day }) => day).sort();
      const last = days.at(-1);
      return last === undefined ? undefined : endOfDayInIndia(last);
    }
    case 'weighing': {
      const weighing = lastWeighing(file);
      return weighing?.confirmedAt === null ? weighing.createdAt : undefined;
    }
    case 'payment':
      return payment?.createdAt;
  }
}

/** When the clock does a step of its own; undefined where it does not. The latest of its delays counts. */
function dueAt(move: DealMove, file: DealFile, payment?: DealPaymentEntity): Date | undefined {
  const moments = (move.at ?? []).flatMap((delay) => {
    const start = startOf(delay.after, file, payment);
    return start === undefined ? [] : [later(start, delay)];
  });
  return moments.sort((one, other) => one.getTime() - other.getTime()).at(-1);
}

/** When a deal in this state is given up, without blame; undefined where it is not waiting to be picked up. */
export function givenUpAt(file: DealFile): Date | undefined {
  const move = dealMove(file.deal.state, DealStep.CANCEL, DealActor.CLOCK);
  return move && dueAt(move, file);
}

/** Until when the buyer may look at the weighing: then silence confirms it. Undefined where none waits. */
export function weighingConfirmedAt(file: DealFile): Date | undefined {
  const move = dealMove(file.deal.state, DealStep.CONFIRM_WEIGHT, DealActor.CLOCK);
  return move && dueAt(move, file);
}

/** Until when the farmer may answer a payment that was marked: then the operator looks at it. */
export function operatorAskedAt(file: DealFile, payment: DealPaymentEntity): Date | undefined {
  const move = dealMove(file.deal.state, DealStep.ASK_OPERATOR, DealActor.CLOCK);
  const isAsked = payment.status !== PaymentStatus.MARKED || payment.beforeOperatorAt !== null;
  return isAsked ? undefined : move && dueAt(move, file, payment);
}

/** What the clock does next in a deal, and when; undefined where it does nothing more by itself. */
export function nextClockStep(file: DealFile): ClockStep | undefined {
  const { state } = file.deal;
  const steps: ClockStep[] = [];
  const add = (name: DealStep, at: Date | undefined, subjectId: string | null) => {
    if (at) steps.push({ move: certainMove(state, name, DealActor.CLOCK), at, subjectId });
  };
  add(DealStep.CANCEL, givenUpAt(file), null);
  add(DealStep.CONFIRM_WEIGHT, weighingConfirmedAt(file), lastWeighing(file)?.id ?? null);
  for (const payment of file.payments) add(DealStep.ASK_OPERATOR, operatorAskedAt(file, payment), payment.id);
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime())[0];
}

/** A file after a step of the clock. */
function afterClockStep(file: DealFile, { move, at, subjectId }: ClockStep): DealFile {
  const { deal, weighings, payments } = file;
  if (move.name === DealStep.CANCEL) {
    const cancelled = { endedAt: at, cancelledBy: DealActor.CLOCK, cancelReason: CancelReason.NOT_PICKED_UP };
    return { ...file, deal: { ...deal, state: move.to, ...cancelled } };
  }
  if (move.name === DealStep.CONFIRM_WEIGHT) {
    const confirmed = { confirmedBy: DealActor.CLOCK, confirmedAt: at };
    return { ...file, weighings: weighings.map((row) => (row.id === subjectId ? { ...row, ...confirmed } : row)) };
  }
  const asked = payments.find(({ id }) => id === subjectId);
  return asked ? { ...file, payments: withRow(payments, { ...asked, beforeOperatorAt: at }) } : file;
}

/** A step of the clock that is not stored yet, and the deal after it. */
export interface DueStep extends ClockStep {
  readonly file: DealFile;
}

/** A deal by the clock, and its steps of the clock that are not stored yet, in their order. */
export interface DealByClock {
  readonly file: DealFile;
  readonly due: readonly DueStep[];
}

/**
 * Where a deal stands by the clock. Commands and lists look at this, so that it does not matter whether the job has
 * written anything down yet.
 */
export function byTheClock(stored: DealFile, now: Date): DealByClock {
  const due: DueStep[] = [];
  let file = stored;
  for (let step = nextClockStep(file); step && step.at <= now; step = nextClockStep(file)) {
    file = afterClockStep(file, step);
    due.push({ ...step, file });
    if (step.move.name === DealStep.CONFIRM_WEIGHT && isDone(file)) {
      const move = certainMove(DealState.WEIGHED, DealStep.COMPLETE, DealActor.CLOCK);
      file = { ...file, deal: { ...file.deal, state: move.to, endedAt: step.at } };
      due.push({ move, at: step.at, subjectId: null, file });
    }
  }
  return { file, due };
}
