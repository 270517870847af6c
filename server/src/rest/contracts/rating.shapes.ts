import { z } from 'zod';
import { Role } from '../../modules/users/user.types.js';
import { bothIdentifiers, flag, moment, oneOf, text, whole } from './fields.js';

const person = z.object({
  ...bothIdentifiers('the person'),
  firstName: text('Given name.'),
  role: oneOf(Role, 'Farmer or buyer.'),
});

export const rating = z
  .object({
    ...bothIdentifiers('the rating'),
    stars: whole('One to five stars.'),
    words: text('Their words; null where they wrote none.').nullable(),
    month: text('The month in which it was given, as YYYY-MM.'),
    by: person.describe('Who gave it.'),
  })
  .meta({ id: 'Rating', description: 'What one side of a completed deal says of the other.' });

/** What a deal says of its ratings. */
export const dealRatingFields = {
  yourRating: rating.nullable().describe('What you said of the other side; null before you did.'),
  theirRating: rating
    .nullable()
    .describe('What the other side said of you; null until you have rated too, or `rateBy` has passed.'),
  canRate: flag('Whether you can rate it now.'),
  rateBy: moment('Until when its sides can rate each other; null before it is completed.').nullable(),
};

const buyerId = '018f6b21-0c10-7c55-8d1f-5566778899bb';

/** A rating that a buyer gave. */
export const RATING = {
  _id: '018f6b9a-77aa-7d10-9b02-0a1b2c3d4e5f',
  id: '018f6b9a-77aa-7d10-9b02-0a1b2c3d4e5f',
  stars: 5,
  words: 'Clean grain, weighed in front of us.',
  month: '2026-04',
  by: { _id: buyerId, id: buyerId, firstName: 'Anita', role: 'buyer' },
};

/** The ratings of a deal that cannot be rated yet. */
export const NO_RATINGS = { yourRating: null, theirRating: null, canRate: false, rateBy: null };
