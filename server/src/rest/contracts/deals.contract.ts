import { z } from 'zod';
import { CropCategory, QualityGrade, QuantityUnit } from '../../modules/crops/crop.types.js';
import { DealState, DealStep } from '../../modules/deals/deal.types.js';
import { Role } from '../../modules/users/user.types.js';
import { answer, contract, signedOut } from '../contract.js';
import { CROP, CROP_IN_LIST } from './crop.examples.js';
import { bothIdentifiers, day, email, flag, identifier, moment, number, oneOf, text, whole } from './fields.js';
import { counts, limit, page } from './paging.js';
import { dealRatingFields, NO_RATINGS } from './rating.shapes.js';

const person = (who: string) =>
  z.object({
    ...bothIdentifiers(who),
    name: text('Given and family name, as they were when the deal was made.'),
    email: email('E-mail address.'),
    phone: text('Ten digits.'),
  });

export const dealItem = z
  .object({
    ...bothIdentifiers('the deal'),
    number: text('Its number for people.'),
    state: oneOf(DealState, 'Where it stands.'),
    yourSide: oneOf(Role, 'Which side of it you are.'),
    cropId: identifier('the listing that it came of'),
    sold: z
      .object({
        name: text('Name of the crop.'),
        category: oneOf(CropCategory, 'What kind of produce it is.'),
        description: text("The farmer's words about it."),
        qualityGrade: oneOf(QualityGrade, "The farmer's own grading."),
        location: z.object({ state: text('State.'), district: text('District.'), address: text('Village or street.') }),
        harvestDate: day('Day of the harvest.').nullable(),
        specifications: z.object({
          organic: flag('Grown organically.'),
          pesticidesUsed: z.array(text('Name of a pesticide.')),
          fertilizersUsed: z.array(text('Name of a fertilizer.')),
          certifications: z.array(text('Name of a certificate.')),
        }),
      })
      .describe('What was sold, as it was then.'),
    quantity: z.object({ amount: number('How much was agreed.'), unit: oneOf(QuantityUnit, 'The unit of it.') }),
    price: number('Rupees per unit that were agreed.'),
    total: number('Price times quantity in rupees, rounded to paise.'),
    farmer: person('the farmer').describe('Who sells.'),
    buyer: person('the buyer').describe('Who buys.'),
    createdAt: moment('When it was made.'),
    events: z
      .array(
        z.object({
          position: whole('Its place in the timeline, from 1.'),
          step: oneOf(DealStep, 'What happened.'),
          by: oneOf(Role, 'Which side did it; null where the clock or the operator did.').nullable(),
          state: oneOf(DealState, 'Where the deal stood after it.'),
          createdAt: moment('When it happened.'),
        }),
      )
      .describe('What happened in it, from the beginning.'),
    ...dealRatingFields,
  })
  .meta({ id: 'Deal', description: 'What a farmer and a buyer agreed on.' });

const id = '018f6b23-2b4c-7e02-8a11-c1d2e3f4a5b6';
const farmerId = CROP.farmerId.id;
const buyerId = '018f6b21-0c10-7c55-8d1f-5566778899bb';
const madeAt = '2026-04-13T11:30:00.000Z';
export const DEAL = {
  _id: id,
  id,
  number: 'AP-2026-000123',
  state: 'AGREED',
  yourSide: 'buyer',
  cropId: CROP_IN_LIST.id,
  sold: {
    name: 'Sharbati Wheat',
    category: 'grains',
    description: CROP.description,
    qualityGrade: 'A',
    location: CROP.location,
    harvestDate: CROP.harvestDate,
    specifications: CROP.specifications,
  },
  quantity: { amount: 80, unit: 'quintal' },
  price: 2480,
  total: 198400,
  farmer: { _id: farmerId, id: farmerId, name: 'Ramesh Yadav', email: 'ramesh@example.in', phone: '5123456789' },
  buyer: { _id: buyerId, id: buyerId, name: 'Anita Sharma', email: 'anita@example.in', phone: '5987654321' },
  createdAt: madeAt,
  events: [{ position: 1, step: 'AGREE', by: 'farmer', state: 'AGREED', createdAt: madeAt }],
  ...NO_RATINGS,
};

export const listMyDeals = contract({
  method: 'get',
  path: '/deals',
  onlyBelowApi: true,
  id: 'listMyDeals',
  tag: 'Deals',
  summary: 'Your own deals, as farmer or as buyer, newest first.',
  signedIn: 'required',
  query: z.object({ page: page.default(1), limit: limit.default(20) }),
  answer: {
    status: 200,
    schema: answer({
      deals: z.array(dealItem),
      data: z.object({ deals: z.array(dealItem) }),
      total: counts.total.describe('How many there are in all.'),
      page: counts.page,
      limit: counts.limit,
    }),
    example: { success: true, deals: [DEAL], data: { deals: [DEAL] }, total: 1, page: 1, limit: 20 },
  },
  refusals: [signedOut],
});

export const getDeal = contract({
  method: 'get',
  path: '/deals/:id',
  onlyBelowApi: true,
  id: 'getDeal',
  tag: 'Deals',
  summary: 'A deal of yours, with the contacts of both sides.',
  signedIn: 'required',
  params: z.object({ id: text('Identifier of the deal.').meta({ examples: [id] }) }),
  answer: {
    status: 200,
    schema: answer({ deal: dealItem, data: z.object({ deal: dealItem }) }),
    example: { success: true, deal: DEAL, data: { deal: DEAL } },
  },
  refusals: [signedOut, { code: 'NOT_FOUND', message: 'Deal not found.' }],
});
