import type { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { ask, call, insertCrop, type Person } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** An auction of 80 quintals that opens at ₹1,600 and ends in a day, with whatever the test wants otherwise; prices in paise. */
export function insertAuction(
  server: TestServer,
  farmer: Person,
  { endsInMs = DAY_MS, ...values }: Partial<CropEntity> & { readonly endsInMs?: number } = {},
): Promise<CropEntity> {
  const auctionEndsAt = new Date(server.clock.now().getTime() + endsInMs);
  return insertCrop(server, farmer, {
    priceType: 'auction',
    basePricePaise: 1_600_00,
    auctionState: 'LIVE',
    auctionEndsAt,
    auctionPlannedEnd: auctionEndsAt,
    ...values,
  });
}

/** What a buyer bids, in rupees. */
export interface BidTerms {
  readonly bidAmount: number;
  readonly maxAmount?: number;
  readonly message?: string;
  readonly quantity?: number;
}

/** Places a bid as its form does. */
export const bid = (server: TestServer, as: Person | undefined, cropId: string, terms: BidTerms): Promise<RestAnswer> =>
  call(server, 'POST', '/api/bids/place', { as, body: { cropId, ...terms } });

const AUCTION = `state openingPrice currentPrice leastNextBid endsAt extensions reserveStatus farmerAnswerBy
  bidCount bidderCount viewerStanding viewerMaxAmount leadingBid { id bidAmount maxAmount buyer { firstName } }
  history(first: 50) { totalCount nodes { bidder yours amount automatic createdAt person { firstName } } }`;

/** The auction of a crop as somebody sees it, with the status of the crop. */
export async function auctionOf(server: TestServer, as: Person | undefined, cropId: string) {
  const query = `query ($id: ID!) { crop(id: $id) { status reservePrice remainingQuantity { amount } auction { ${AUCTION} } } }`;
  const { body, text } = await ask(server, query, { id: cropId }, as);
  if (!body.data?.crop) throw new Error(`The auction of a test answered ${text}`);
  const { auction, ...crop } = body.data.crop;
  return { ...auction, crop };
}

/** The code of a REST refusal with what a program can go on with. */
export const refusalOf = ({ status, body }: RestAnswer) => ({ status, code: body.code, details: body.details });
