import type { TimeOfDay } from '@/graphql/generated/schema-types';
import type { MessageId } from '@/i18n/message-id';
import { dayInIndia } from '@/lib/dates';

/** The fields of a proposal in their order, by the server's names. */
export const pickupFields = ['day', 'timeOfDay', 'place'] as const;

export type PickupTexts = Record<(typeof pickupFields)[number], string>;

export const timesOfDay = ['MORNING', 'AFTERNOON', 'EVENING'] as const satisfies readonly TimeOfDay[];

/** How far ahead the server takes a day. */
const AHEAD_DAYS = 90;

/** The first and the last day that can be named now. */
export const pickupDays = (now: number) => ({ min: dayInIndia(now), max: dayInIndia(now, AHEAD_DAYS) });

/** What is wrong with a proposal before it is sent. */
export function checkPickup(
  { day, timeOfDay, place }: PickupTexts,
  now: number,
): Partial<Record<keyof PickupTexts, MessageId | undefined>> {
  const { min, max } = pickupDays(now);
  const wrongDay = day < min ? 'deal.pickUp.dayOver' : 'deal.pickUp.dayTooFar';
  return {
    day: day === '' ? 'deal.pickUp.dayMissing' : day < min || day > max ? wrongDay : undefined,
    timeOfDay: timeOfDay ? undefined : 'deal.pickUp.timeMissing',
    place: place.trim() ? undefined : 'deal.pickUp.placeMissing',
  };
}

/** As it is sent. */
export function pickupInput({ day, timeOfDay, place }: PickupTexts) {
  return { day, timeOfDay: timesOfDay.find((known) => known === timeOfDay) ?? 'MORNING', place: place.trim() };
}
