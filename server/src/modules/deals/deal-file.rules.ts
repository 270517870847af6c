import type { DealEntity } from './deal.entity.js';
import type { DealPaymentEntity, DealPickupEntity, DealWeighingEntity } from './deal-part.entity.js';
import { type DealSum, dealSum } from './deal-sum.rules.js';

/** A deal with everything that was said in it, each in its order. What the rules look at. */
export interface DealFile {
  readonly deal: DealEntity;
  readonly pickups: readonly DealPickupEntity[];
  readonly weighings: readonly DealWeighingEntity[];
  readonly payments: readonly DealPaymentEntity[];
}

/** The day and place of pick-up that holds: the last one that both agreed on. */
export const agreedPickup = ({ pickups }: DealFile): DealPickupEntity | undefined =>
  pickups.findLast(({ confirmedAt }) => confirmedAt !== null);

/** The day and place that waits for an answer: the last one that was named, where it is not agreed on. */
export function openPickup({ pickups }: DealFile): DealPickupEntity | undefined {
  const last = pickups.at(-1);
  return last?.confirmedAt === null ? last : undefined;
}

/** The weighing that counts: the last one. */
export const lastWeighing = ({ weighings }: DealFile): DealWeighingEntity | undefined => weighings.at(-1);

/** Where the money of a deal stands. */
export const sumOfDeal = (file: DealFile): DealSum => dealSum(file.deal, lastWeighing(file), file.payments);

/** Weighed and paid: then nothing is left to be done. A deal may be overpaid; that is for its sides to settle. */
export function isDone(file: DealFile): boolean {
  const { state } = sumOfDeal(file);
  return lastWeighing(file)?.confirmedAt != null && (state === 'FULL' || state === 'OVERPAID');
}

/**
 * The time of what is named or weighed now: later than what was there before. The last one counts, and of two servers one may have
 * its clock behind the other's, or write in the same millisecond.
 */
export function timeAfter(rows: ReadonlyArray<{ readonly createdAt: Date }>, now: Date): Date {
  const last = rows.at(-1)?.createdAt;
  return last && last >= now ? new Date(last.getTime() + 1) : now;
}

/** A file with one of its rows in another state. */
export const withRow = <Row extends { readonly id: string }>(rows: readonly Row[], changed: Row): Row[] =>
  rows.map((row) => (row.id === changed.id ? changed : row));
