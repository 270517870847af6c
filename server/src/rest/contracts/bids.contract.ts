import { z } from 'zod';
import { BidStatus } from '../../modules/bids/bid.types.js';
import { CropStatus } from '../../modules/crops/crop.types.js';
import { answer, contract, signedOut } from '../contract.js';
import { CROP_IN_LIST } from './crop.examples.js';
import { image } from './crop.shapes.js';
import { bothIdentifiers, flag, identifier, moment, oneOf, rupees, text } from './fields.js';
import { counts, limit, page } from './paging.js';

const bidInput = z
  .object({
    cropId: text('Identifier of the crop.'),
    bidAmount: rupees("Offer per unit of the crop's quantity."),
    message: z.string().max(1_000).nullable().optional().describe('A word to the farmer.'),
  })
  .meta({ id: 'BidInput', description: 'A bid to place.' });

const bidItem = z
  .object({
    bidId: identifier('the bid'),
    _id: identifier('the bid'),
    bidAmount: rupees("Offer per unit of the crop's quantity."),
    message: text('The word to the farmer.').nullable(),
    status: oneOf(BidStatus, 'Where it stands.'),
    createdAt: moment('When it was placed.'),
    crop: z.object({
      ...bothIdentifiers('the crop'),
      cropName: text('Name of the crop.'),
      name: text('The same as cropName.'),
      images: z.array(image),
      status: oneOf(CropStatus, 'Where the crop stands.'),
      farmerId: z.object({ firstName: text("The farmer's given name.") }),
      listed: flag('False once the farmer removed the crop.'),
    }),
  })
  .meta({ id: 'BidItem', description: 'A bid with its crop, as its buyer sees it.' });

const bidId = '018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6';
const bidExample = {
  bidId,
  _id: bidId,
  bidAmount: 2480,
  message: 'I can collect it on Monday.',
  status: 'pending',
  createdAt: '2026-04-13T09:00:00.000Z',
  crop: {
    _id: CROP_IN_LIST.id,
    id: CROP_IN_LIST.id,
    cropName: 'Sharbati Wheat',
    name: 'Sharbati Wheat',
    images: CROP_IN_LIST.images,
    status: 'active',
    farmerId: { firstName: 'Ramesh' },
    listed: true,
  },
};

export const placeBid = contract({
  method: 'post',
  path: '/bids/place',
  id: 'placeBid',
  takesKey: true,
  tag: 'Bids',
  summary: 'Places a bid. For buyers.',
  description: 'The same bid again within five seconds is taken for a double press and answers the bid that is there.',
  signedIn: 'required',
  body: {
    schema: bidInput,
    checks: 'names',
    example: { cropId: CROP_IN_LIST.id, bidAmount: 2480, message: 'I can collect it on Monday.' },
  },
  answer: {
    status: 201,
    schema: answer({
      message: text('What was done, in words for a person.'),
      bid: bidItem,
      data: z.object({ bid: bidItem }),
    }),
    example: { success: true, message: 'Bid placed successfully!', bid: bidExample, data: { bid: bidExample } },
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
  ],
});

const bids = z.array(bidItem);
const shown = { page: 1, limit: 100, total: 1 };

export const listMyBids = contract({
  method: 'get',
  path: '/bids/my-bids',
  id: 'listMyBids',
  tag: 'Bids',
  summary: 'Your own bids, newest first; crops and bids are the same list.',
  description:
    'In pages of 100 or of `limit`. Where bids are placed while you read, `after` with the `pageInfo.endCursor` of the answer before misses and repeats none; it goes with `limit` (or `first`, which means the same), not with `page`.',
  signedIn: 'required',
  query: z.object({
    page: page.optional(),
    limit: limit.optional(),
    first: limit.optional().describe('The same as limit.'),
    after: text('The `pageInfo.endCursor` of the answer before.').optional(),
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
      crops: [bidExample],
      bids: [bidExample],
      data: { crops: [bidExample], bids: [bidExample] },
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
