import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import { AuctionState, farmerAnswerBy } from '../crops/auction.rules.js';
import { CropEntity } from '../crops/crop.entity.js';
import { CropStatus } from '../crops/crop.types.js';
import { sellQuantity } from '../crops/sell-quantity.js';
import { Role } from '../users/user.types.js';
import { AuctionEnded } from './auction.events.js';
import { bookOf } from './auction-rows.js';
import { type BidEntity, OfferEntity } from './bid.entity.js';
import { OfferAccepted } from './bid.events.js';
import { BidState } from './bid.types.js';
import { endBid, lastOf, nextOffer, offersOf } from './bid-rows.js';

/** The offer at the price of the auction: what the leader named, or what was bid for them within their maximum since. */
async function offerAtPrice(tx: RequestContext, crop: CropEntity, leader: BidEntity): Promise<OfferEntity> {
  const { pricePaise, ...book } = bookOf(crop);
  const offers = await offersOf(tx, leader.id);
  const last = lastOf(offers);
  if (pricePaise === null) throw new Error('An auction without a price has a leader.');
  if (last.pricePaise === pricePaise) return last;
  const { quantity } = last;
  const validUntil = farmerAnswerBy(book);
  const offer = nextOffer(offers, { madeBy: Role.BUYER, pricePaise, quantity, validUntil, createdAt: book.endsAt });
  await tx.db.insert(OfferEntity, offer);
  return offer;
}

/**
 * Sells an auction that is over to who led it, at its price: `OfferAccepted` makes the deal. The transaction holds the crop's
 * row; `acceptedBy` is the farmer where the price was below the reserve.
 */
export async function sellToLeader(
  tx: RequestContext,
  crop: CropEntity,
  leader: BidEntity,
  { acceptedBy, now }: { readonly acceptedBy: typeof Role.FARMER | 'clock'; readonly now: Date },
): Promise<BidEntity> {
  const offer = await offerAtPrice(tx, crop, leader);
  const accepted = await endBid(tx, leader, { state: BidState.ACCEPTED }, now, { crop, by: acceptedBy });
  await sellQuantity(tx, { ...crop, status: CropStatus.ACTIVE }, offer.quantity);
  await tx.db.update(CropEntity, { id: crop.id }, { auctionState: AuctionState.SOLD });
  await publish(tx, new OfferAccepted(accepted, offer, crop, acceptedBy));
  const sold = { ...crop, status: CropStatus.SOLD, auctionState: AuctionState.SOLD };
  await publish(tx, new AuctionEnded(sold, accepted));
  return accepted;
}
