import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import { newId } from '../../platform/ids.js';
import type { Paise } from '../../platform/money.js';
import {
  type AuctionBook,
  AuctionState,
  auctionStateAt,
  farmerAnswerBy,
  leastNextBid,
} from '../crops/auction.rules.js';
import { queueAuctionEnd } from '../crops/auction-job.js';
import { CropEntity } from '../crops/crop.entity.js';
import { auctionOf } from '../crops/expiry.rules.js';
import { Role } from '../users/user.types.js';
import { auctionEnded, belowOwnMax, bidTooLow } from './auction.errors.js';
import { AuctionMoved } from './auction.events.js';
import {
  AuctionPlace,
  type BiddingOutcome,
  bidEndsAt,
  outcomeOfBid,
  outcomeOfRaise,
  placeOfLeader,
} from './auction-bid.rules.js';
import { bookOf, liveAuctionBids, type PriceLine, placeBidAt, writePrices } from './auction-rows.js';
import { BidEntity, NEW_BID } from './bid.entity.js';
import { BidState } from './bid.types.js';
import { endBid, firstOffer, insertBid } from './bid-rows.js';

/** What a buyer bids in an auction. */
export interface AuctionTerms extends Pick<BidEntity, 'cropId' | 'buyerId' | 'amountPaise' | 'message' | 'quantity'> {
  readonly maxPaise: Paise;
}

/** An auction that is still open, with its crop's row held. */
interface OpenAuction {
  readonly crop: CropEntity;
  readonly book: AuctionBook;
  readonly bids: readonly BidEntity[];
  readonly now: Date;
}

/** Writes how far the auction has come: its price, its end, and the history. Gives the crop as it is then. */
async function writeOutcome(
  tx: RequestContext,
  { crop, bids, now }: OpenAuction,
  { pricePaise, endsAt, extensions }: BiddingOutcome,
  lines: readonly PriceLine[],
): Promise<CropEntity> {
  const changed = { auctionPricePaise: pricePaise, auctionEndsAt: endsAt, auctionExtensions: extensions };
  await tx.db.update(CropEntity, { id: crop.id }, changed);
  if (endsAt.getTime() !== crop.auctionEndsAt?.getTime()) {
    const outbid = bids.filter(({ auctionPlace }) => auctionPlace === AuctionPlace.OUTBID);
    for (const bid of outbid) await placeBidAt(tx, bid, AuctionPlace.OUTBID, { endsAt });
    await queueAuctionEnd(tx, crop.id, endsAt);
  }
  if (lines.length > 0) await writePrices(tx, crop.id, lines, now);
  return { ...crop, ...changed };
}

const changesOf = ({ crop }: OpenAuction, outcome: BiddingOutcome) => ({
  price: outcome.pricePaise !== crop.auctionPricePaise,
  leader: outcome.takesLead,
  end: outcome.endsAt.getTime() !== crop.auctionEndsAt?.getTime(),
});

/** The leader raises: their bid gets the higher maximum, invisible unless the reserve is crossed. */
async function raise(tx: RequestContext, open: OpenAuction, leader: BidEntity, maxPaise: Paise): Promise<BidEntity> {
  const own = leader.maxPaise ?? leader.amountPaise;
  if (maxPaise < own) throw belowOwnMax(own);
  if (maxPaise === own) return leader;
  const { book, now } = open;
  const outcome = outcomeOfRaise({ ...book, pricePaise: book.pricePaise ?? book.openingPaise }, maxPaise, now);
  const changed = changesOf(open, outcome);
  await tx.db.update(BidEntity, { id: leader.id }, { maxPaise });
  const place = placeOfLeader(outcome.pricePaise, book);
  const raised = await placeBidAt(tx, { ...leader, maxPaise }, place, outcome);
  const { pricePaise } = outcome;
  const lines = changed.price ? [{ bid: raised, pricePaise, automatic: true }] : [];
  const crop = await writeOutcome(tx, open, outcome, lines);
  // A live update would reveal that the maximum rose.
  if (changed.price || changed.end) await publish(tx, new AuctionMoved(crop, raised, changed, null, null));
  return raised;
}

/** A bid of a buyer who does not lead. */
async function place(tx: RequestContext, open: OpenAuction, leader: BidEntity | null, terms: AuctionTerms) {
  const { crop, book, bids, now } = open;
  const least = leastNextBid(book);
  if (terms.amountPaise < least) throw bidTooLow(least);
  const leading = leader && { maxPaise: leader.maxPaise ?? leader.amountPaise };
  const outcome = outcomeOfBid(book, leading, terms, now);
  const { pricePaise, takesLead } = outcome;

  const before = bids.find(({ buyerId }) => buyerId === terms.buyerId);
  const replaced = before
    ? await endBid(tx, before, { state: BidState.REPLACED }, now, { crop, by: Role.BUYER })
    : null;
  // The former leader is unset first: the database allows one leader.
  const leadersPlace = takesLead ? AuctionPlace.OUTBID : placeOfLeader(pricePaise, book);
  const moved = leader && (await placeBidAt(tx, leader, leadersPlace, outcome));
  const auctionPlace = takesLead ? placeOfLeader(pricePaise, book) : AuctionPlace.OUTBID;
  const validUntil = bidEndsAt(auctionPlace, outcome);
  const placed: BidEntity = { id: newId(), ...NEW_BID, ...terms, auctionPlace, validUntil, createdAt: now };
  insertBid(tx, placed, { ...firstOffer(placed), validUntil: farmerAnswerBy(outcome) });

  const named: PriceLine = { bid: placed, pricePaise: takesLead ? pricePaise : terms.amountPaise, automatic: false };
  const answered: PriceLine[] = takesLead || !leader ? [] : [{ bid: leader, pricePaise, automatic: true }];
  const others = bids.filter(({ id }) => id !== before?.id);
  const after = await writeOutcome(tx, { ...open, bids: others }, outcome, [named, ...answered]);
  await publish(tx, new AuctionMoved(after, placed, changesOf(open, outcome), takesLead ? moved : null, replaced));
  return placed;
}

/**
 * Bids in an auction whose crop's row the transaction holds: a new bid of who does not lead, a higher maximum of who does.
 * Throws AUCTION_ENDED, BID_TOO_LOW with the least that is taken, and BELOW_OWN_MAX.
 */
export async function bidInAuction(tx: RequestContext, crop: CropEntity, terms: AuctionTerms): Promise<BidEntity> {
  const auction = auctionOf(crop);
  // The clock is read after the lock: the wait may have passed the end.
  const now = tx.clock.now();
  const book = bookOf(crop);
  if (!auction || auctionStateAt(auction, now) !== AuctionState.LIVE) throw auctionEnded(book.endsAt);
  const { bids, leader } = await liveAuctionBids(tx, crop.id);
  const open = { crop, book, bids, now };
  return leader?.buyerId === terms.buyerId ? raise(tx, open, leader, terms.maxPaise) : place(tx, open, leader, terms);
}
