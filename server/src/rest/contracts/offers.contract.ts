import { z } from 'zod';
import { LONGEST_REASON } from '../../modules/bids/bid.limits.js';
import { COUNTER_VALID_MS, OFFER_VALID_MS } from '../../modules/bids/bid.rules.js';
import { DeclineReason } from '../../modules/bids/bid.types.js';
import { MAX_OFFERS } from '../../modules/bids/offer.rules.js';
import { inWords } from '../../platform/duration.js';
import { answer, contract, type Refusal, signedOut } from '../contract.js';
import { BID, COUNTERED_BID, OVER, RECEIVED_BID } from './bid.examples.js';
import { done, less, notYourTurn, receivedBid, tooLate } from './bid.shapes.js';
import { oneOf, rupees, text } from './fields.js';

const offerParams = z.object({ id: text('Identifier of the offer.').meta({ examples: [BID.offerId] }) });
const answering: readonly Refusal[] = [
  signedOut,
  { code: 'NOT_FOUND', message: 'Offer not found.' },
  { code: 'CONFLICT', message: 'This bid was withdrawn.' },
  {
    code: 'OFFER_CHANGED',
    message: 'There is a newer offer. Please look at it first.',
    details: {
      offer: {
        id: BID.offerId,
        madeBy: 'buyer',
        price: 2500,
        quantity: 80,
        unit: 'quintal',
        validUntil: '2026-04-15T10:00:00.000Z',
      },
    },
  },
  tooLate,
  notYourTurn,
];
const answeredBid = answer({ message: done, bid: receivedBid, data: z.object({ bid: receivedBid }) });
const acceptedExample = {
  ...RECEIVED_BID,
  ...OVER,
  state: 'ACCEPTED',
  dealId: '018f6b23-2b4c-7e02-8a11-c1d2e3f4a5b6',
};
const declinedExample = { ...RECEIVED_BID, ...OVER, state: 'REJECTED', declineReason: 'PRICE_TOO_LOW' };

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
  summary: 'Says no to an offer: a farmer with a reason, own words, or both, a buyer with own words or none.',
  signedIn: 'required',
  params: offerParams,
  body: {
    schema: z
      .object({
        reason: oneOf(DeclineReason, 'One of five reasons of a farmer.').nullable().optional(),
        words: z.string().max(LONGEST_REASON).nullable().optional().describe('Your own words to the other side.'),
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

export const counterOffer = contract({
  method: 'post',
  path: '/offers/:id/counter',
  onlyBelowApi: true,
  id: 'counterOffer',
  takesKey: true,
  tag: 'Bids',
  summary: 'Answers an offer with another price. For the side that is to answer.',
  description: `A farmer's can be answered for ${inWords(COUNTER_VALID_MS)}, a buyer's for ${inWords(OFFER_VALID_MS)}. At most ${MAX_OFFERS} prices are named over one bid.`,
  signedIn: 'required',
  params: offerParams,
  body: {
    schema: z
      .object({
        price: rupees("Per unit of the crop's quantity."),
        quantity: z
          .number()
          .positive()
          .nullable()
          .optional()
          .describe(
            'How much: of a farmer not more than the offer is for; of a buyer what the farmer offered, or from the `minQuantity` of the crop to what remains. What the offer is for where it is left out, or what remains where that is less.',
          ),
      })
      .meta({ id: 'CounterInput', description: 'Another price.' }),
    checks: 'names',
    example: { price: 2560 },
  },
  answer: {
    status: 200,
    schema: answeredBid,
    example: { success: true, message: 'Offer countered.', bid: COUNTERED_BID, data: { bid: COUNTERED_BID } },
  },
  refusals: [
    { code: 'BAD_USER_INPUT', message: 'That is more than the buyer wants.', fields: ['quantity'] },
    ...answering,
    less,
  ],
});

export const withdrawCounter = contract({
  method: 'post',
  path: '/offers/:id/withdraw',
  onlyBelowApi: true,
  id: 'withdrawCounter',
  takesKey: true,
  tag: 'Bids',
  summary: 'Takes your own counter-offer back while its buyer has not answered it. For its farmer.',
  description: "The buyer's last offer counts again, until its own end.",
  signedIn: 'required',
  params: offerParams,
  answer: {
    status: 200,
    schema: answeredBid,
    example: {
      success: true,
      message: 'Counter-offer taken back.',
      bid: RECEIVED_BID,
      data: { bid: RECEIVED_BID },
    },
  },
  refusals: [
    { code: 'FORBIDDEN', message: 'Only the farmer who named this price can take it back.' },
    ...answering.filter(({ code }) => code !== 'NOT_YOUR_TURN'),
  ],
});
