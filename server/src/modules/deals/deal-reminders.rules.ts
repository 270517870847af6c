import { Role } from '../users/user.types.js';
import type { DealFile } from './deal-file.rules.js';
import { DealStep } from './deal-step.types.js';
import { type Turn, turnsOf } from './deal-turns.rules.js';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_HOURS = 24;

/** How long before the clock decides a side is reminded: long enough to still do it, and once. */
const HOURS_BEFORE: Partial<Readonly<Record<DealStep, number>>> = {
  PROPOSE_PICK_UP: 2 * DAY_HOURS,
  CONFIRM_PICK_UP: 2 * DAY_HOURS,
  RECORD_WEIGHT: 2 * DAY_HOURS,
  CONFIRM_WEIGHT: DAY_HOURS / 2,
  CONFIRM_PAYMENT: DAY_HOURS,
};

/** What the clock never decides is asked again after so many days, ever less often, and then no more. */
const DAYS_AFTER: Partial<Readonly<Record<DealStep, readonly number[]>>> = {
  MARK_PAYMENT: [3, 7, 14, 28],
  SAY_STILL_THERE: [2],
  CONFIRM_RETURN: [3, 7, 14],
};

/** From so many days on the farmer is notified too that the buyer has not paid. */
const FARMER_HEARS_AFTER_DAYS = 7;

/** A reminder and its time. */
export interface Reminder {
  readonly turn: Turn;
  /** The receiver: the side whose turn it is, or the one that waits. */
  readonly to: Role;
  readonly at: Date;
}

function remindersOfTurn(turn: Turn): Reminder[] {
  const { by: to, step, from, respondBy } = turn;
  const before = HOURS_BEFORE[step];
  if (respondBy && before !== undefined) {
    return [{ turn, to, at: new Date(respondBy.getTime() - before * HOUR_MS) }];
  }
  return (DAYS_AFTER[step] ?? []).flatMap((days) => {
    const at = new Date(from.getTime() + days * DAY_HOURS * HOUR_MS);
    const farmerHears = step === DealStep.MARK_PAYMENT && days >= FARMER_HEARS_AFTER_DAYS;
    return (farmerHears ? [to, Role.FARMER] : [to]).map((side) => ({ turn, to: side, at }));
  });
}

/** Everything that the sides of a deal will be reminded of as it stands, in the order of time. What was due at once is none. */
export const remindersOf = (file: DealFile): Reminder[] =>
  turnsOf(file)
    .flatMap(remindersOfTurn)
    .filter(({ turn, at }) => at > turn.from)
    .sort((one, other) => one.at.getTime() - other.at.getTime());

/** When the next reminder of a deal after this moment is due; null if none is. */
export const nextReminderAt = (file: DealFile, after: Date): Date | null =>
  remindersOf(file).find(({ at }) => at > after)?.at ?? null;
