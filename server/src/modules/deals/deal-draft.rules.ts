import { dayInIndia, isCalendarDay } from '../../platform/calendar-day.js';
import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { type Paise, toPaise } from '../../platform/money.js';
import { cleanText } from '../../platform/text.js';
import { isQuantity } from '../crops/quantity.rules.js';
import type { DealPaymentEntity, DealPickupEntity, DealWeighingEntity } from './deal-part.entity.js';
import { DeductionReason, PaymentMethod, TimeOfDay } from './deal-part.types.js';
import { CancelReason } from './deal-step.types.js';
import { FAR_PERCENT, finalAmount, isFar } from './deal-sum.rules.js';

/** One of the words of an enum, or undefined. */
function oneOf<Word extends string>(words: Readonly<Record<string, Word>>, value: unknown): Word | undefined {
  return Object.values(words).find((word) => word === value);
}

function requireNone(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw badInput(problems);
}

const optionalWords = (value: unknown, rule: { field: string; label: string; max: number }, problems: FieldProblem[]) =>
  cleanText(value, { ...rule, multiline: true, optional: true }, problems) || null;

/** A day and a place of pick-up as they came over the wire. */
export interface PickupDraft {
  readonly day?: unknown;
  readonly timeOfDay?: unknown;
  readonly place?: unknown;
}

/** How far ahead a pick-up may be, in days: a harvest is not known longer before. */
export const PICK_UP_AHEAD_DAYS = 90;

/** Checks a proposal. Throws BAD_USER_INPUT. */
export function checkPickup(draft: PickupDraft, now: Date): Pick<DealPickupEntity, 'day' | 'timeOfDay' | 'place'> {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, message: string) => problems.push({ field, message });
  const day = isCalendarDay(draft.day) ? draft.day : '';
  if (day === '') refuse('day', 'Choose the day of pick-up.');
  else if (day < dayInIndia(now)) refuse('day', 'The day of pick-up is over. Choose today or a later day.');
  else if (day > dayInIndia(now, PICK_UP_AHEAD_DAYS)) {
    refuse('day', `Choose a day of pick-up within the next ${PICK_UP_AHEAD_DAYS} days.`);
  }
  const timeOfDay = oneOf(TimeOfDay, draft.timeOfDay);
  if (!timeOfDay) refuse('timeOfDay', 'Choose a time of day.');
  const place = cleanText(draft.place, { field: 'place', label: 'Place', max: 200 }, problems);
  requireNone(problems);
  return { day, timeOfDay: timeOfDay as TimeOfDay, place };
}

/** A weighing as it came over the wire. */
export interface WeighingDraft {
  readonly quantity?: unknown;
  readonly deductionPercent?: unknown;
  readonly deductionReason?: unknown;
  readonly deductionWords?: unknown;
  /** That a quantity far from the agreed one is meant. */
  readonly confirmFar?: unknown;
  /** Why what was entered before is corrected. */
  readonly why?: unknown;
}

type Weighed = Pick<
  DealWeighingEntity,
  'quantity' | 'deductionPercent' | 'deductionReason' | 'deductionWords' | 'finalPaise'
>;

/** More than that many times the agreed quantity is another unit. */
export const MOST_TIMES = 10;
/** More than half is no deduction but another price. */
const MOST_PERCENT = 50;

/** A number of per cent with at most two decimals. */
const isPercent = (value: unknown): value is number =>
  typeof value === 'number' &&
  value > 0 &&
  value <= MOST_PERCENT &&
  Math.abs(Math.round(value * 100) / 100 - value) < 1e-9;

/** Reads the weighed quantity; a problem if it is none, or far from the agreed one without confirmation. */
function weighedQuantity(draft: WeighingDraft, agreed: number, problems: FieldProblem[]): number {
  const { quantity } = draft;
  if (!isQuantity(quantity) || quantity > agreed * MOST_TIMES) {
    const message =
      'The weighed quantity must be a number above 0 with at most three decimals, in the unit of the deal.';
    problems.push({ field: 'quantity', message });
    return 0;
  }
  if (isFar(quantity, agreed) && draft.confirmFar !== true) {
    const message = `This is more than ${FAR_PERCENT} % away from what was agreed. Check the unit and the number, and say that you mean it.`;
    problems.push({ field: 'confirmFar', message });
  }
  return quantity;
}

/** Checks a weighing, and reckons what is to be paid. Throws BAD_USER_INPUT. */
export function checkWeighing(
  draft: WeighingDraft,
  deal: { readonly quantity: number; readonly pricePaise: Paise },
  isCorrection: boolean,
): { readonly weighed: Weighed; readonly why: string | null } {
  const problems: FieldProblem[] = [];
  const quantity = weighedQuantity(draft, deal.quantity, problems);
  const percent = draft.deductionPercent ?? null;
  if (percent !== null && !isPercent(percent)) {
    const message = 'The deduction is a number of per cent above 0 and up to 50, with at most two decimals.';
    problems.push({ field: 'deductionPercent', message });
  }
  const deductionReason = percent === null ? null : (oneOf(DeductionReason, draft.deductionReason) ?? null);
  if (percent !== null && deductionReason === null) {
    problems.push({ field: 'deductionReason', message: 'Say why something is deducted.' });
  }
  const rule = { field: 'deductionWords', label: 'Reason', max: 500 };
  const words = percent === null ? null : optionalWords(draft.deductionWords, rule, problems);
  if (deductionReason === DeductionReason.OTHER && words === null) {
    problems.push({ field: 'deductionWords', message: 'Say in your own words why something is deducted.' });
  }
  const ofWhy = { field: 'why', label: 'The reason for the correction', max: 500, multiline: true };
  const why = isCorrection ? cleanText(draft.why, ofWhy, problems) : null;
  requireNone(problems);
  const deductionPercent = isPercent(percent) ? percent : null;
  const finalPaise = finalAmount(deal.pricePaise, quantity, deductionPercent);
  return { weighed: { quantity, deductionPercent, deductionReason, deductionWords: words, finalPaise }, why };
}

/** A payment as it came over the wire. */
export interface PaymentDraft {
  readonly amount?: unknown;
  readonly method?: unknown;
  readonly reference?: unknown;
}

/** Checks a payment that the buyer marks. Throws BAD_USER_INPUT. */
export function checkPayment(draft: PaymentDraft): Pick<DealPaymentEntity, 'amountPaise' | 'method' | 'reference'> {
  const problems: FieldProblem[] = [];
  const amountPaise = toPaise(draft.amount);
  if (amountPaise === undefined) {
    const message = 'The payment must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.';
    problems.push({ field: 'amount', message });
  }
  const method = oneOf(PaymentMethod, draft.method);
  if (!method) problems.push({ field: 'method', message: 'Choose how you paid.' });
  const rule = { field: 'reference', label: 'Reference', max: 60, optional: true };
  const reference = cleanText(draft.reference, rule, problems) || null;
  if (amountPaise === undefined || !method || problems.length > 0) throw badInput(problems);
  return { amountPaise, method, reference };
}

/** What a side may choose as a reason; the clock has one of its own. */
const { NOT_PICKED_UP: _ofTheClock, ...OF_SIDES } = CancelReason;

/** Why a side gives a deal up. */
export interface CancelDraft {
  readonly reason?: unknown;
  readonly words?: unknown;
}

/** Checks why a deal is given up: a reason, own words, or both. Throws BAD_USER_INPUT. */
export function checkCancel(draft: CancelDraft): {
  readonly reason: CancelReason | null;
  readonly words: string | null;
} {
  const problems: FieldProblem[] = [];
  const words = optionalWords(draft.words, { field: 'words', label: 'Your message', max: 500 }, problems);
  const reason = oneOf<CancelReason>(OF_SIDES, draft.reason) ?? null;
  const isUnknown = draft.reason !== undefined && draft.reason !== null && reason === null;
  if (isUnknown || (reason === null && words === null && problems.length === 0)) {
    problems.push({ field: 'reason', message: 'Choose a reason, or say why in your own words.' });
  }
  requireNone(problems);
  return { reason, words };
}

/** Own words that a step needs, at most 1000 characters. Throws BAD_USER_INPUT. */
export function checkWords(value: unknown): string {
  const problems: FieldProblem[] = [];
  const words = cleanText(value, { field: 'words', label: 'Your message', max: 1_000, multiline: true }, problems);
  requireNone(problems);
  return words;
}

/** Own words that may be left out, at most 500 characters. Throws BAD_USER_INPUT. */
export function checkOptionalWords(value: unknown): string | null {
  const problems: FieldProblem[] = [];
  const words = optionalWords(value, { field: 'words', label: 'Your message', max: 500 }, problems);
  requireNone(problems);
  return words;
}
