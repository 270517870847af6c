import { z } from 'zod';
import { LONGEST_MESSAGE } from '../../modules/bids/bid.limits.js';
import { OFFER_VALID_MS } from '../../modules/bids/bid.rules.js';
import { DOUBLE_PRESS_MS } from '../../modules/bids/place-bid.js';
import { inWords } from '../../platform/duration.js';
import { answer, contract, signedOut } from '../contract.js';
import { BID, CONFIRMED_BID, OVER, RECEIVED_BID } from './bid.examples.js';
import { bidItem, done, less, notYourTurn, receivedBid, tooLate } from './bid.shapes.js';
import { CROP_IN_LIST } from './crop.examples.js';
import { flag, rupees, text } from './fields.js';
import { counts, limit, page } from './paging.js';

const bidInput = z
  .object({
    cropId: text('Identifier of the crop.'),
    bidAmount: rupees("Offer per unit of the crop's quantity."),
    maxAmount: rupees('In an auction, how far we may bid for you per unit, not below bidAmount; nobody else sees it.')
      .nullable()
      .optional(),
    quantity: z
      .number()
      .positive()
      .nullable()
      .optional()
      .describe('How much, from the `minQuantity` of the crop to what remains; all that remains where it is left out.'),
    message: z.string().max(LONGEST_MESSAGE).nullable().optional().describe('A word to the farmer.'),
  })
  .meta({ id: 'BidInput', description: 'A bid to place.' });

export const placeBid = contract({
  method: 'post',
  path: '/bids/place',
  id: 'placeBid',
  takesKey: true,
  tag: 'Bids',
  summary: 'Places a bid. For buyers.',
  description: `It takes the place of your live bid on that crop, and can be answered for ${inWords(OFFER_VALID_MS)}. In an auction it counts until the end. The same bid again within ${inWords(DOUBLE_PRESS_MS)} is taken for a double press and answers the bid that is there.`,
  signedIn: 'required',
  body: {
    schema: bidInput,
    checks: 'names',
    example: { cropId: CROP_IN_LIST.id, bidAmount: 2480, message: 'I can collect it on Monday.' },
  },
  answer: {
    status: 201,
    schema: answer({
      message: done,
      bid: bidItem,
      data: z.object({ bid: bidItem }),
    }),
    example: { success: true, message: 'Bid placed successfully!', bid: BID, data: { bid: BID } },
  },
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'The bid must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.',
      fields: ['bidAmount'],
    },
    signedOut,
    { code: 'FORBIDDEN', message: 'Only buyers can place bids.' },
    { code: 'NOT_FOUND', message: 'Crop not found.' },
    { code: 'CONFLICT', message: 'This crop is no longer for sale.' },
    less,
    {
      code: 'BID_TOO_LOW',
      message: 'The least bid now is ₹1,805. Please bid that or more.',
      details: { leastAmount: 1805 },
    },
    {
      code: 'BELOW_OWN_MAX',
      message: 'You bid up to ₹1,900 already. You can only go higher.',
      details: { yourMax: 1900 },
    },
    {
      code: 'AUCTION_ENDED',
      message: 'This auction is over. No more bids are taken.',
      details: { endedAt: '2026-04-15T12:30:00.000Z' },
    },
  ],
});

const waiting = z
  .enum(['true', 'false'], { error: 'Write true or false.' })
  .default('false')
  .transform((word) => word === 'true')
  .describe('Only those that wait for your answer.');
const bids = z.array(bidItem);
const shown = { page: 1, limit: 100, total: 1 };

export const listMyBids = contract({
  method: 'get',
  path: '/bids/my-bids',
  id: 'listMyBids',
  tag: 'Bids',
  summary:
    'Your own bids, newest first, or those that wait for you, the most urgent first; crops and bids are the same list.',
  description:
    'In pages of 100 or of `limit`. Where bids are placed while you read, `after` with the `pageInfo.endCursor` of the answer before misses and repeats none; it goes with `limit` (or `first`, which means the same), not with `page`.',
  signedIn: 'required',
  query: z.object({
    page: page.optional(),
    limit: limit.optional(),
    first: limit.optional().describe('The same as limit.'),
    after: text('The `pageInfo.endCursor` of the answer before.').optional(),
    waiting,
  }),
  answer: {
    status: 200,
    schema: answer({
      crops: bids,
      bids,
      data: z.object({ crops: bids, bids }),
      total: counts.total.describe('How many there are in all.'),
      page: counts.page.optional().describe('Which page this is, from 1; not with `after`.'),
      limit: counts.limit,
      pageInfo: z.object({
        hasNextPage: flag('Whether there are more.'),
        endCursor: text('What `after` takes to go on; null where the list is empty.').nullable(),
      }),
    }),
    example: {
      success: true,
      crops: [BID],
      bids: [BID],
      data: { crops: [BID], bids: [BID] },
      ...shown,
      pageInfo: { hasNextPage: false, endCursor: 'WyIyMDI2LTA0LTEzVDA5…' },
    },
  },
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'This page marker is not one of ours. Start from the first page.',
      fields: ['after'],
    },
    signedOut,
  ],
});

const cropId = z.object({ id: text('Identifier of the crop.').meta({ examples: [CROP_IN_LIST.id] }) });
const received = z.array(receivedBid);
const receivedAnswer = answer({
  bids: received,
  data: z.object({ bids: received }),
  total: counts.total.describe('How many there are in all.'),
  page: counts.page,
  limit: counts.limit,
});
const receivedAnswerExample = {
  success: true,
  bids: [RECEIVED_BID],
  data: { bids: [RECEIVED_BID] },
  total: 1,
  page: 1,
  limit: 20,
};

export const listCropBids = contract({
  method: 'get',
  path: '/crops/:id/bids',
  onlyBelowApi: true,
  id: 'listCropBids',
  tag: 'Bids',
  summary: 'Bids on one crop, the best first: all of them for its farmer, your own for you otherwise.',
  signedIn: 'required',
  params: cropId,
  query: z.object({ page: page.default(1), limit: limit.default(20) }),
  answer: { status: 200, schema: receivedAnswer, example: receivedAnswerExample },
  refusals: [signedOut, { code: 'NOT_FOUND', message: 'Crop not found.' }],
});

export const listReceivedBids = contract({
  method: 'get',
  path: '/bids/received',
  onlyBelowApi: true,
  id: 'listReceivedBids',
  tag: 'Bids',
  summary: 'Bids on all of your own listed crops, newest first; those that wait for you, the most urgent first.',
  signedIn: 'required',
  query: z.object({
    page: page.default(1),
    limit: limit.default(20),
    waiting,
  }),
  answer: { status: 200, schema: receivedAnswer, example: receivedAnswerExample },
  refusals: [signedOut],
});

const bidParams = z.object({ id: text('Identifier of the bid.').meta({ examples: [BID.bidId] }) });
const withdrawnExample = { ...BID, ...OVER, state: 'WITHDRAWN' };

export const withdrawBid = contract({
  method: 'post',
  path: '/bids/:id/withdraw',
  onlyBelowApi: true,
  id: 'withdrawBid',
  takesKey: true,
  tag: 'Bids',
  summary: 'Takes your own bid back while nobody has answered it.',
  signedIn: 'required',
  params: bidParams,
  answer: {
    status: 200,
    schema: answer({ message: done, bid: bidItem, data: z.object({ bid: bidItem }) }),
    example: { success: true, message: 'Bid withdrawn.', bid: withdrawnExample, data: { bid: withdrawnExample } },
  },
  refusals: [
    signedOut,
    { code: 'FORBIDDEN', message: 'Only the buyer who placed a bid can take it back.' },
    { code: 'NOT_FOUND', message: 'Bid not found.' },
    { code: 'CONFLICT', message: 'This bid was accepted already.' },
    tooLate,
  ],
});

export const confirmBidQuantity = contract({
  method: 'post',
  path: '/bids/:id/confirm-quantity',
  onlyBelowApi: true,
  id: 'confirmBidQuantity',
  takesKey: true,
  tag: 'Bids',
  summary: 'Says that you still want a crop of which less is left than you bid on. For its buyer.',
  description: `For bids that are NEEDS_CONFIRMATION: your price for a smaller quantity is a new offer, which the farmer can answer for ${inWords(OFFER_VALID_MS)}.`,
  signedIn: 'required',
  params: bidParams,
  body: {
    schema: z
      .object({
        quantity: z
          .number()
          .positive()
          .nullable()
          .optional()
          .describe(
            'From the `minQuantity` of the crop to what remains, and not more than your bid was for; all that remains of that where it is left out.',
          ),
      })
      .meta({ id: 'ConfirmQuantityInput', description: 'How much you still want.' }),
    checks: 'names',
    example: { quantity: 20 },
  },
  answer: {
    status: 200,
    schema: answer({ message: done, bid: bidItem, data: z.object({ bid: bidItem }) }),
    example: { success: true, message: 'Quantity confirmed.', bid: CONFIRMED_BID, data: { bid: CONFIRMED_BID } },
  },
  refusals: [
    { code: 'BAD_USER_INPUT', message: 'That is more than your bid was for.', fields: ['quantity'] },
    signedOut,
    { code: 'FORBIDDEN', message: 'Only the buyer who placed a bid can say how much they want.' },
    { code: 'NOT_FOUND', message: 'Bid not found.' },
    { code: 'CONFLICT', message: 'This bid was withdrawn.' },
    notYourTurn,
    tooLate,
    less,
  ],
});
