import { z } from 'zod';
import { Role, VerifiedBy } from '../../modules/users/user.types.js';
import { answer, contract, signedOut } from '../contract.js';
import { CROP } from './crop.examples.js';
import { DEAL } from './deal.examples.js';
import { dealItem } from './deal.shapes.js';
import { bothIdentifiers, day, flag, number, oneOf, text, whole } from './fields.js';
import { counts, limit, page } from './paging.js';
import { RATING, rating } from './rating.shapes.js';

const rated = {
  ...DEAL,
  state: 'COMPLETED',
  yourRating: RATING,
  rateBy: '2026-04-25T09:00:00.000Z',
};

export const rateDeal = contract({
  method: 'post',
  path: '/deals/:id/rating',
  onlyBelowApi: true,
  id: 'rateDeal',
  takesKey: true,
  tag: 'Deals',
  summary: 'Rates the other side of a completed deal of yours, once and within seven days.',
  description:
    'It is shown once both sides have rated, or the seven days are over. The same rating again answers the one that is there.',
  signedIn: 'required',
  params: z.object({ id: text('Identifier of the deal.').meta({ examples: [DEAL.id] }) }),
  body: {
    schema: z.object({
      stars: z.int().min(1).max(5).describe('One to five stars.'),
      words: z
        .string()
        .max(500)
        .optional()
        .describe('Your words. Everyone will read them: no phone numbers or addresses.'),
    }),
    checks: 'names',
    example: { stars: 5, words: 'Clean grain, weighed in front of us.' },
  },
  answer: {
    status: 200,
    schema: answer({
      message: text('What was done, in words for a person.'),
      deal: dealItem,
      data: z.object({ deal: dealItem }),
    }),
    example: { success: true, message: 'Thank you. Your rating is stored.', deal: rated, data: { deal: rated } },
  },
  refusals: [
    { code: 'BAD_USER_INPUT', message: 'Choose one to five stars.', fields: ['stars'] },
    signedOut,
    { code: 'NOT_FOUND', message: 'Deal not found.' },
    { code: 'CONFLICT', message: 'You can rate this deal once it is completed.' },
  ],
});

const person = z
  .object({
    ...bothIdentifiers('the person'),
    firstName: text('Given name.'),
    role: oneOf(Role, 'Farmer or buyer.'),
    location: text('Where the farm is; null where they did not say.').nullable(),
    memberSince: day('The day on which they signed up.'),
    verified: flag('Whether we checked who this is.'),
    verifiedBy: oneOf(
      VerifiedBy,
      'By what; null where nobody checked, and of accounts that were checked before this was kept.',
    ).nullable(),
    verifiedOn: day('The day on which that was; null where `verifiedBy` is.').nullable(),
    rating: number('The average of the stars that completed deals brought them, to one decimal.').nullable(),
    reviews: whole('How many ratings they have.'),
    dealsCompleted: whole('How many deals they completed.'),
    dealsCancelled: whole('How many deals they themselves gave up.'),
    answersWithinHours: whole(
      'In how many hours they answer an offer on average, rounded up, over their last fifty answers; null below three.',
    ).nullable(),
    ratings: z.array(rating).describe('A page of what the other sides of their deals say, newest first.'),
  })
  .meta({ id: 'Person', description: 'Somebody’s public page. It has no contact.' });

const example = {
  _id: CROP.farmerId.id,
  id: CROP.farmerId.id,
  firstName: 'Ramesh',
  role: 'farmer',
  location: 'Hisar, Haryana',
  memberSince: '2025-03-02',
  verified: true,
  verifiedBy: 'land-record',
  verifiedOn: '2025-03-04',
  rating: 4.6,
  reviews: 12,
  dealsCompleted: 14,
  dealsCancelled: 0,
  answersWithinHours: 5,
  ratings: [RATING],
};

export const getPerson = contract({
  method: 'get',
  path: '/people/:id',
  onlyBelowApi: true,
  id: 'getPerson',
  tag: 'People',
  summary: 'Somebody’s public page: their deals in figures, and a page of their ratings.',
  params: z.object({ id: text('Identifier of the account.').meta({ examples: [example.id] }) }),
  query: z.object({ page: page.default(1), limit: limit.default(20) }),
  answer: {
    status: 200,
    schema: answer({
      person,
      data: z.object({ person }),
      total: counts.total.describe('How many ratings there are in all.'),
      page: counts.page,
      limit: counts.limit,
    }),
    example: { success: true, person: example, data: { person: example }, total: 12, page: 1, limit: 20 },
  },
  refusals: [{ code: 'NOT_FOUND', message: 'Person not found.' }],
});
