import { dayInIndia } from '../../platform/calendar-day.js';
import { Role } from '../users/user.types.js';
import type { RatingEntity } from './rating.entity.js';
import { Rating } from './rating.types.js';

const MONTH_LENGTH = 'YYYY-MM'.length;

/** A rating as everybody sees it: of the day it was given, the month in India alone. */
export function presentRating({ id, stars, words, side, farmerId, buyerId, createdAt }: RatingEntity): Rating {
  const byId = side === Role.FARMER ? farmerId : buyerId;
  return Object.assign(new Rating(), { id, stars, words, month: dayInIndia(createdAt).slice(0, MONTH_LENGTH), byId });
}
