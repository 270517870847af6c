import type { Viewer } from '../../platform/context.js';
import { toRupees } from '../../platform/money.js';
import type { AuctionPriceEntity } from './auction.entity.js';
import {
  type AuctionStanding,
  AuctionState,
  auctionStateAt,
  farmerAnswerBy,
  leastNextBid,
  wouldSell,
} from './auction.rules.js';
import { Auction, AuctionPrice, ReserveStatus } from './auction.types.js';
import { isOwner } from './crop.policy.js';
import type { AuctionRow } from './crop.types.js';
import { auctionOf } from './expiry.rules.js';

function reserveStatusOf({ reservePaise, pricePaise }: AuctionStanding): ReserveStatus {
  if (reservePaise === null) return ReserveStatus.NONE;
  return pricePaise !== null && wouldSell(pricePaise, { reservePaise }) ? ReserveStatus.MET : ReserveStatus.NOT_MET;
}

/** The auction of a crop as everybody may see it, by the clock; null where it has none. */
export function presentAuction(row: AuctionRow, now: Date): Auction | null {
  const auction = auctionOf(row);
  if (!auction) return null;
  const state = auctionStateAt(auction, now);
  const { pricePaise, endsAt } = auction;
  const openingPaise = row.basePricePaise;
  return Object.assign(new Auction(), {
    state,
    openingPrice: toRupees(openingPaise),
    currentPrice: pricePaise === null ? null : toRupees(pricePaise),
    leastNextBid: state === AuctionState.LIVE ? toRupees(leastNextBid({ openingPaise, pricePaise })) : null,
    endsAt,
    extensions: row.auctionExtensions,
    reserveStatus: reserveStatusOf(auction),
    farmerAnswerBy: state === AuctionState.AWAITING_FARMER ? farmerAnswerBy(auction) : null,
    asOf: now,
    cropId: row.id,
    farmerId: row.farmerId,
  });
}

/** A line of the history: marked as one's own for its bidder, with the bidder for the farmer. */
export function presentPrice(
  { bidder, pricePaise, automatic, createdAt }: AuctionPriceEntity,
  { buyerId, farmerId }: { readonly buyerId: string; readonly farmerId: string },
  viewer: Viewer | null,
): AuctionPrice {
  return Object.assign(new AuctionPrice(), {
    bidder,
    yours: viewer?.id === buyerId,
    amount: toRupees(pricePaise),
    automatic,
    createdAt,
    buyerId,
    mayBeNamed: isOwner(viewer, { farmerId }),
  });
}
