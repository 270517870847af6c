import type { RequestContext } from '../../platform/context.js';
import { lockAnyCrop } from '../crops/crop-rows.js';
import { DealEntity } from './deal.entity.js';
import { DealRecord } from './deal-record.js';
import { type Reminder, remindersOf } from './deal-reminders.rules.js';

/** A deal by the clock, and what its sides are to be reminded of now. */
export interface TakenReminders {
  readonly deal: DealEntity;
  readonly reminders: readonly Reminder[];
}

/**
 * Takes what has become due of a deal's reminders since the last time, under the locks of a command: the one that takes them
 * writes them in the same transaction. Of several that were missed for one step, the last alone.
 * @param isDue whether a reminder of that moment is to be sent now.
 */
export async function takeReminders(
  tx: RequestContext,
  { id, cropId }: Pick<DealEntity, 'id' | 'cropId'>,
  isDue: (at: Date) => boolean,
): Promise<TakenReminders> {
  await lockAnyCrop(tx, cropId);
  const record = await DealRecord.open(tx, id);
  await record.catchUp(tx.clock.now());
  const { deal } = record.file;
  const all = remindersOf(record.file);
  const due = deal.remindAt === null ? [] : all.filter(({ at }) => deal.remindAt && at >= deal.remindAt && isDue(at));
  const remindAt = all.find(({ at }) => !isDue(at))?.at ?? null;
  await tx.db.update(DealEntity, { id }, { remindAt });
  const isLast = (one: Reminder) =>
    due.findLast(({ turn, to }) => turn.step === one.turn.step && to === one.to) === one;
  return { deal: { ...deal, remindAt }, reminders: due.filter(isLast) };
}
