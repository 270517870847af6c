import { z } from 'zod';
import {
  BidAction,
  BidEndedReason,
  BidStanding,
  BidState,
  BidStatus,
  DeclineReason,
} from '../../modules/bids/bid.types.js';
import { CropStatus, QuantityUnit } from '../../modules/crops/crop.types.js';
import { Role } from '../../modules/users/user.types.js';
import type { Refusal } from '../contract.js';
import { image } from './crop.shapes.js';
import { bothIdentifiers, flag, identifier, moment, number, oneOf, rupees, text, whole } from './fields.js';

const offer = z.object({
  ...bothIdentifiers('the offer'),
  position: whole('Its place among the offers of its bid, from 1.'),
  madeBy: oneOf(Role, 'Which side named it.'),
  price: rupees('Per unit of the crop.'),
  quantity: z.object({ amount: number('How much.'), unit: oneOf(QuantityUnit, 'The unit of the crop.') }),
  total: number('Price times quantity in rupees, rounded to paise.'),
  respondsTo: identifier('the offer that it answers or takes the place of; null of the first one').nullable(),
  awaiting: flag('Whether it is the one that somebody is to answer now.'),
  validUntil: moment('Until when it could be answered.'),
  withdrawnAt: moment('When it was taken back; null where it was not.').nullable(),
  createdAt: moment('When it was made.'),
});

const bidFields = {
  bidId: identifier('the bid'),
  _id: identifier('the bid'),
  bidAmount: rupees("Offer per unit of the crop's quantity."),
  message: text('The word to the farmer.').nullable(),
  status: oneOf(BidStatus, 'Whether it still waits for an answer.'),
  state: oneOf(BidState, 'Where it stands.'),
  awaiting: oneOf(Role, 'Which side is to answer now; null once it is over.').nullable(),
  endedReason: oneOf(BidEndedReason, 'Why it ended without an answer; null in every other state.').nullable(),
  declineReason: oneOf(DeclineReason, 'Why the farmer said no, where they chose a reason.').nullable(),
  declineWords: text('Why the farmer or, of a DECLINED one, its buyer said no, in their own words.').nullable(),
  quantity: z
    .object({ amount: number('How much.'), unit: oneOf(QuantityUnit, 'The unit of the crop.') })
    .describe('How much it is for.'),
  validUntil: moment('Until when it can be answered; null once it is over.').nullable(),
  offerId: identifier('the offer that counts, the last one that was not taken back: what the answers take'),
  offers: z.array(offer).describe('Every price that was named, in order, also those that were taken back.'),
  dealId: identifier('the deal that it became; null where it was not accepted').nullable(),
  allowedActions: z.array(oneOf(BidAction, 'Something to do.')).describe('What you can do about it now.'),
  standing: oneOf(BidStanding, 'In an auction, whether it leads, or led at the end; null at a fixed price.').nullable(),
  createdAt: moment('When it was placed.'),
};

const ownMaximum = rupees(
  'In an auction, how far you go at most per unit: only you see it. Null at a fixed price.',
).nullable();

export const bidItem = z
  .object({
    ...bidFields,
    maxAmount: ownMaximum,
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

export const receivedBid = z
  .object({
    ...bidFields,
    crop: z.object({ ...bothIdentifiers('the crop'), cropName: text('Name of the crop.') }),
    buyer: z.object({ ...bothIdentifiers('the buyer'), firstName: text('Given name.') }).describe('Who bids.'),
  })
  .meta({ id: 'ReceivedBid', description: 'A bid with its buyer, as the farmer of the crop sees it.' });

/** What was done, beside every bid that a command answers. */
export const done = text('What was done, in words for a person.');

/** The refusal where less is left. */
export const less: Refusal = {
  code: 'QUANTITY_GONE',
  message: 'There is not that much left of this crop.',
  details: { remaining: 12.5, unit: 'quintal' },
};

/** The refusal after an offer's time. */
export const tooLate: Refusal = {
  code: 'OFFER_EXPIRED',
  message: 'The time of this offer is over.',
  details: { expiredAt: '2026-04-15T09:00:00.000Z' },
};

/** The refusal where the other side is to answer. */
export const notYourTurn: Refusal = {
  code: 'NOT_YOUR_TURN',
  message: 'It is for the other side to answer this offer.',
  details: { awaiting: 'farmer' },
};
