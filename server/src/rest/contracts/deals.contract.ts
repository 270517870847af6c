import { z } from 'zod';
import { QuantityUnit } from '../../modules/crops/crop.types.js';
import { DealState } from '../../modules/deals/deal-step.types.js';
import { answer, contract, signedOut } from '../contract.js';
import { DEAL, DEAL_ID } from './deal.examples.js';
import { dealItem } from './deal.shapes.js';
import { day, number, oneOf, text } from './fields.js';
import { counts, limit, page } from './paging.js';

export const listMyDeals = contract({
  method: 'get',
  path: '/deals',
  onlyBelowApi: true,
  id: 'listMyDeals',
  tag: 'Deals',
  summary: 'Your own deals, as farmer or as buyer: those that wait for you first, then those that go on.',
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
  params: z.object({ id: text('Identifier of the deal.').meta({ examples: [DEAL_ID] }) }),
  answer: {
    status: 200,
    schema: answer({ deal: dealItem, data: z.object({ deal: dealItem }) }),
    example: { success: true, deal: DEAL, data: { deal: DEAL } },
  },
  refusals: [signedOut, { code: 'NOT_FOUND', message: 'Deal not found.' }],
});

const checkCode = `${DEAL.number}-7F3A91C2`;
const check = z
  .object({
    number: text('Its number for people.'),
    madeOn: day('The day in India on which it was made.'),
    crop: text('Name of the crop.'),
    quantity: z.object({ amount: number('How much was agreed.'), unit: oneOf(QuantityUnit, 'The unit of it.') }),
    state: oneOf(DealState, 'Where the deal stands now.'),
  })
  .meta({ id: 'DealCheck', description: 'What an agreement says without naming anybody.' });
const checkExample = {
  number: DEAL.number,
  madeOn: '2026-04-13',
  crop: 'Sharbati Wheat',
  quantity: DEAL.quantity,
  state: 'WEIGHED',
};

export const checkDeal = contract({
  method: 'get',
  path: '/agreements/:checkCode',
  onlyBelowApi: true,
  id: 'checkDeal',
  tag: 'Deals',
  summary: 'Whether an agreement is one of ours. Open to anyone.',
  description: 'It says nothing of people and prices.',
  params: z.object({
    checkCode: text('The number with the code, as the agreement has it printed on it.').meta({ examples: [checkCode] }),
  }),
  answer: {
    status: 200,
    schema: answer({ deal: check, data: z.object({ deal: check }) }),
    example: { success: true, deal: checkExample, data: { deal: checkExample } },
  },
  refusals: [{ code: 'NOT_FOUND', message: 'No agreement of ours has this number and code.' }],
});
