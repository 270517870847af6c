import { z } from 'zod';
import { BidAction, BidEndedReason, BidState, BidStatus, DeclineReason } from '../../modules/bids/bid.types.js';
import { CropStatus, QuantityUnit } from '../../modules/crops/crop.types.js';
import { answer, contract, type Refusal, signedOut } from '../contract.js';
import { CROP_IN_LIST } from './crop.examples.js';
import { image } from './crop.shapes.js';
import { bothIdentifiers, flag, identifier, moment, number, oneOf, rupees, text } from './fields.js';
import { counts, limit, page } from './paging.js';

const bidInput = z
  .object({
    cropId: text('Identifier of the crop.'),
    bidAmount: rupees("Offer per unit of the crop's quantity."),
    quantity: z
      .number()
      .positive()
      .nullable()
      .optional()
      .describe('How much, from the `minQuantity` of the crop to what remains; all that remains where it is left out.'),
    message: z.string().max(1_000).nullable().optional().describe('A word to the farmer.'),
  })
  .meta({ id: 'BidInput', description: 'A bid to place.' });

const bidFields = {
  bidId: identifier('the bid'),
  _id: identifier('the bid'),
  bidAmount: rupees("Offer per unit of the crop's quantity."),
  message: text('The word to the farmer.').nullable(),
  status: oneOf(BidStatus, 'Whether it still waits for an answer.'),
  state: oneOf(BidState, 'Where it stands.'),
  endedReason: oneOf(BidEndedReason, 'Why it ended without an answer; null in every other state.').nullable(),
  declineReason: oneOf(DeclineReason, 'Why the farmer said no, where they chose a reason.').nullable(),
  declineWords: text('Why the farmer said no, in their own words.').nullable(),
  quantity: z
    .object({ amount: number('How much.'), unit: oneOf(QuantityUnit, 'The unit of the crop.') })
    .describe('How much it is for.'),
  validUntil: moment('Until when it can be answered; null once it is over.').nullable(),
  offerId: identifier('its last offer, the one that can be answered'),
  dealId: identifier('the deal that it became; null where it was not accepted').nullable(),
  allowedActions: z.array(oneOf(BidAction, 'Something to do.')).describe('What you can do about it now.'),
  createdAt: moment('When it was placed.'),
};

const bidItem = z
  .object({
    ...bidFields,
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

const receivedBid = z
  .object({
    ...bidFields,
    crop: z.object({ ...bothIdentifiers('the crop'), cropName: text('Name of the crop.') }),
    buyer: z.object({ ...bothIdentifiers('the buyer'), firstName: text('Given name.') }).describe('Who bids.'),
  })
  .meta({ id: 'ReceivedBid', description: 'A bid with its buyer, as the farmer of the crop sees it.' });

const bidId = '018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6';
const bidExample = {
  bidId,
  _id: bidId,
  bidAmount: 2480,
  message: 'I can collect it on Monday.',
  status: 'pending',
  state: 'OPEN',
  endedReason: null,
  declineReason: null,
  declineWords: null,
  quantity: { amount: 80, unit: 'quintal' },
  validUntil: '2026-04-15T09:00:00.000Z',
  offerId: '018f6b22-77ab-7d01-9c44-b1a2c3d4e5f6',
  dealId: null,
  allowedActions: ['WITHDRAW', 'REPLACE'],
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

const { crop: _crop, ...bidExampleFields } = bidExample;
const buyerId = '018f6b21-0c10-7c55-8d1f-5566778899bb';
const receivedExample = {
  ...bidExampleFields,
  allowedActions: ['ACCEPT', 'DECLINE'],
  crop: { _id: CROP_IN_LIST.id, id: CROP_IN_LIST.id, cropName: 'Sharbati Wheat' },
  buyer: { _id: buyerId, id: buyerId, firstName: 'Anita' },
};

const less: Refusal = {
  code: 'QUANTITY_GONE',
  message: 'There is not that much left of this crop.',
  details: { remaining: 12.5 },
};

export const placeBid = contract({
  method: 'post',
  path: '/bids/place',
  id: 'placeBid',
  takesKey: true,
  tag: 'Bids',
  summary: 'Places a bid. For buyers.',
  description:
    'It takes the place of your live bid on that crop, and can be answered for 48 hours. The same bid again within five seconds is taken for a double press and answers the bid that is there.',
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
    less,
  ],
});

const bids = z.array(bidItem);
const shown = { page: 1, limit: 100, total: 1 };
const done = text('What was done, in words for a person.');

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
  bids: [receivedExample],
  data: { bids: [receivedExample] },
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
  summary: 'Bids on one crop, newest first: all of them for its farmer, your own for you otherwise.',
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
  summary: 'Bids on all of your own listed crops, newest first.',
  signedIn: 'required',
  query: z.object({
    page: page.default(1),
    limit: limit.default(20),
    waiting: z
      .enum(['true', 'false'], { error: 'Write true or false.' })
      .default('false')
      .transform((word) => word === 'true')
      .describe('Only those that wait for your answer.'),
  }),
  answer: { status: 200, schema: receivedAnswer, example: receivedAnswerExample },
  refusals: [signedOut],
});

const bidParams = z.object({ id: text('Identifier of the bid.').meta({ examples: [bidId] }) });
const withdrawnExample = {
  ...bidExample,
  status: 'closed',
  state: 'WITHDRAWN',
  validUntil: null,
  allowedActions: [],
};

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
    {
      code: 'OFFER_EXPIRED',
      message: 'The time of this offer is over.',
      details: { expiredAt: '2026-04-15T09:00:00.000Z' },
    },
  ],
});

const offerParams = z.object({ id: text('Identifier of the offer.').meta({ examples: [bidExample.offerId] }) });
const answering: readonly Refusal[] = [
  signedOut,
  { code: 'NOT_FOUND', message: 'Offer not found.' },
  { code: 'CONFLICT', message: 'This bid was withdrawn.' },
  {
    code: 'OFFER_CHANGED',
    message: 'There is a newer offer. Please look at it first.',
    details: {
      offer: { id: bidExample.offerId, price: 2500, quantity: 80, validUntil: '2026-04-15T10:00:00.000Z' },
    },
  },
  {
    code: 'OFFER_EXPIRED',
    message: 'The time of this offer is over.',
    details: { expiredAt: '2026-04-15T09:00:00.000Z' },
  },
  {
    code: 'NOT_YOUR_TURN',
    message: 'It is for the other side to answer this offer.',
    details: { awaiting: 'FARMER' },
  },
];
const answeredBid = answer({ message: done, bid: receivedBid, data: z.object({ bid: receivedBid }) });
const over = { status: 'closed', validUntil: null, allowedActions: [] };
const acceptedExample = {
  ...receivedExample,
  ...over,
  state: 'ACCEPTED',
  dealId: '018f6b23-2b4c-7e02-8a11-c1d2e3f4a5b6',
};
const declinedExample = { ...receivedExample, ...over, state: 'REJECTED', declineReason: 'PRICE_TOO_LOW' };

export const acceptOffer = contract({
  method: 'post',
  path: '/offers/:id/accept',
  onlyBelowApi: true,
  id: 'acceptOffer',
  takesKey: true,
  tag: 'Bids',
  summary: 'Accepts an offer and makes the deal. For the side that is to answer.',
  signedIn: 'required',
  params: offerParams,
  answer: {
    status: 200,
    schema: answeredBid,
    example: {
      success: true,
      message: 'Offer accepted. The deal is made.',
      bid: acceptedExample,
      data: { bid: acceptedExample },
    },
  },
  refusals: [...answering, less],
});

export const declineOffer = contract({
  method: 'post',
  path: '/offers/:id/decline',
  onlyBelowApi: true,
  id: 'declineOffer',
  takesKey: true,
  tag: 'Bids',
  summary: 'Says no to an offer, with a reason, your own words, or both.',
  signedIn: 'required',
  params: offerParams,
  body: {
    schema: z
      .object({
        reason: oneOf(DeclineReason, 'One of five reasons.').nullable().optional(),
        words: z.string().max(500).nullable().optional().describe('Your own words to the other side.'),
      })
      .meta({ id: 'DeclineInput', description: 'Why somebody says no.' }),
    checks: 'names',
    example: { reason: 'PRICE_TOO_LOW', words: 'For 2,550 it is yours.' },
  },
  answer: {
    status: 200,
    schema: answeredBid,
    example: { success: true, message: 'Offer declined.', bid: declinedExample, data: { bid: declinedExample } },
  },
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'Choose a reason, or say why in your own words.',
      fields: ['reason'],
    },
    ...answering,
  ],
});
