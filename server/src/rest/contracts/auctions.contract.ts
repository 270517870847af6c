import { z } from 'zod';
import { answer, contract } from '../contract.js';
import { auction } from './crop.shapes.js';
import { cropParams, noSuchCrop } from './crop-answers.js';
import { flag, moment, rupees, whole } from './fields.js';
import { counts, limit, page } from './paging.js';

const AUCTION = {
  state: 'LIVE',
  openingPrice: 1600,
  currentPrice: 1755,
  leastNextBid: 1760,
  endsAt: '2026-04-15T12:30:00.000Z',
  extensions: 0,
  reserveStatus: 'MET',
  farmerAnswerBy: null,
  asOf: '2026-04-13T09:00:00.000Z',
  bidCount: 3,
  bidderCount: 2,
  viewerStanding: 'OUTBID',
  viewerMaxAmount: 1750,
};
const AUCTION_HISTORY = [
  { bidder: 1, yours: false, amount: 1755, automatic: true, createdAt: '2026-04-13T08:40:00.000Z' },
  { bidder: 2, yours: true, amount: 1700, automatic: false, createdAt: '2026-04-13T08:40:00.000Z' },
];
const auctionHistory = z
  .array(
    z.object({
      bidder: whole('Which bidder, by the order in which they came: the first one is 1.'),
      yours: flag('Whether that is you.'),
      amount: rupees('Per unit.'),
      automatic: flag('Whether it was bid for them, within their maximum.'),
      createdAt: moment('When.'),
    }),
  )
  .describe('How the price rose, newest first, without names.');

export const readAuction = contract({
  method: 'get',
  path: '/crops/:id/auction',
  onlyBelowApi: true,
  id: 'readAuction',
  tag: 'Crops',
  summary: 'The auction of a crop and how its price rose, newest first, without names.',
  signedIn: 'optional',
  params: cropParams,
  query: z.object({ page: page.default(1), limit: limit.default(20) }),
  answer: {
    status: 200,
    schema: answer({
      auction,
      history: auctionHistory,
      data: z.object({ auction, history: auctionHistory }),
      total: counts.total.describe('How many lines the history has.'),
      page: counts.page,
      limit: counts.limit,
    }),
    example: {
      success: true,
      auction: AUCTION,
      history: AUCTION_HISTORY,
      data: { auction: AUCTION, history: AUCTION_HISTORY },
      total: 4,
      page: 1,
      limit: 20,
    },
  },
  refusals: [noSuchCrop, { code: 'NOT_FOUND', message: 'This crop is not sold in an auction.' }],
});
