import { z } from 'zod';
import { answer, contract, signedOut } from '../contract.js';
import { DEAL, DEAL_ID } from './deal.examples.js';
import { dealItem } from './deal.shapes.js';
import { text } from './fields.js';
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
