import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import type { Paise } from '../../platform/money.js';
import { AuctionPriceEntity } from '../crops/auction.entity.js';
import type { AuctionBook } from '../crops/auction.rules.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { AuctionPlace, bidEndsAt } from './auction-bid.rules.js';
import { BidEntity } from './bid.entity.js';
import { liveBids } from './bid-rows.js';

/** What the rules look at of a crop that is auctioned. */
export function bookOf(crop: CropEntity): AuctionBook {
  const { auctionEndsAt, basePricePaise, reservePricePaise, auctionPricePaise, auctionExtensions } = crop;
  if (!auctionEndsAt) throw new Error('An auction has no end.');
  return {
    openingPaise: basePricePaise,
    reservePaise: reservePricePaise,
    pricePaise: auctionPricePaise,
    endsAt: auctionEndsAt,
    extensions: auctionExtensions,
  };
}

/** The leading bid. */
export const leaderOf = (bids: readonly BidEntity[]): BidEntity | null =>
  bids.find(({ auctionPlace }) => auctionPlace !== null && auctionPlace !== AuctionPlace.OUTBID) ?? null;

/** The live bids of an auction and who leads; the transaction holds the crop's row. */
export async function liveAuctionBids(tx: RequestContext, cropId: string) {
  const bids = await liveBids(tx, cropId);
  return { bids, leader: leaderOf(bids) };
}

/** Puts a bid in its place, with the time that it has there; gives it back so. */
export async function placeBidAt(
  tx: RequestContext,
  bid: BidEntity,
  auctionPlace: AuctionPlace,
  book: Pick<AuctionBook, 'endsAt'>,
): Promise<BidEntity> {
  const changed = { auctionPlace, validUntil: bidEndsAt(auctionPlace, book) };
  await tx.db.update(BidEntity, { id: bid.id }, changed);
  return { ...bid, ...changed };
}

/** A line of the history that is to be written. */
export interface PriceLine {
  readonly bid: Pick<BidEntity, 'id' | 'buyerId'>;
  readonly pricePaise: Paise;
  readonly automatic: boolean;
}

/** Writes on in the history of an auction. A bidder keeps the number under which they came. */
export async function writePrices(
  tx: RequestContext,
  cropId: string,
  lines: readonly PriceLine[],
  createdAt: Date,
): Promise<void> {
  const rows: ReadonlyArray<{ buyer: string; bidder: number; last: number }> = await tx.db.query(
    `SELECT bids.buyer_id AS buyer, min(bidder)::int AS bidder, max(position)::int AS last
     FROM auction_prices JOIN bids ON bids.id = bid_id WHERE auction_prices.crop_id = $1 GROUP BY bids.buyer_id`,
    [cropId],
  );
  const numbers = new Map(rows.map(({ buyer, bidder }) => [buyer, bidder]));
  let position = Math.max(0, ...rows.map(({ last }) => last));
  for (const { bid, pricePaise, automatic } of lines) {
    const bidder = numbers.get(bid.buyerId) ?? numbers.size + 1;
    numbers.set(bid.buyerId, bidder);
    position += 1;
    const row = { id: newId(), cropId, position, bidId: bid.id, bidder, pricePaise, automatic, createdAt };
    await tx.db.insert(AuctionPriceEntity, row);
  }
}
