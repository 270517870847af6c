import { dayOf } from '../../platform/calendar-day.js';
import type { CropEntity } from './crop.entity.js';
import { FOR_SALE } from './crop.policy.js';
import { CropStatus } from './crop.types.js';

/** India has one time all year. */
const INDIA_IS_AHEAD_MS = 5.5 * 60 * 60 * 1_000;

/** Which day a moment belongs to in India, `YYYY-MM-DD`: a crop is good to the end of its last day there. */
export const dayInIndia = (moment: Date): string => dayOf(new Date(moment.getTime() + INDIA_IS_AHEAD_MS));

/** Whether the last good day is over. */
export const isPast = (expiryDate: string | null, now: Date): boolean =>
  expiryDate !== null && expiryDate < dayInIndia(now);

/** Where a crop stands by the clock, whether or not anybody has written it down yet. What is sold stays sold. */
export function statusAt({ status, expiryDate }: Pick<CropEntity, 'status' | 'expiryDate'>, now: Date): CropStatus {
  return FOR_SALE.includes(status) && isPast(expiryDate, now) ? CropStatus.EXPIRED : status;
}
