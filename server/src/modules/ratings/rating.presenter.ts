import { Role } from '../users/user.types.js';
import type { RatingEntity } from './rating.entity.js';
import { Rating } from './rating.types.js';

const MONTH = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' });

/** A rating as everybody sees it: of the day it was given, the month in India alone. */
export function presentRating({ id, stars, words, side, farmerId, buyerId, createdAt }: RatingEntity): Rating {
  const byId = side === Role.FARMER ? farmerId : buyerId;
  return Object.assign(new Rating(), { id, stars, words, month: MONTH.format(createdAt), byId });
}
