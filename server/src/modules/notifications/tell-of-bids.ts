import type { RequestContext } from '../../platform/context.js';
import type { BidEntity } from '../bids/bid.entity.js';
import type {
  BidEnded,
  BidNeedsConfirmation,
  BidPlaced,
  CounterWithdrawn,
  OfferCountered,
} from '../bids/bid.events.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { firstNameOf } from '../users/first-name.js';
import { type BidStory, bidEnded, counterOffer, counterWithdrawn, newBid, quantityChanged } from './notices-of-bids.js';
import { notify } from './notify.js';

/** A bid with the names that its notices say. */
export async function storyOf(tx: RequestContext, bid: BidEntity, crop: CropEntity): Promise<BidStory> {
  const names = { farmer: await firstNameOf(tx, crop.farmerId), buyer: await firstNameOf(tx, bid.buyerId) };
  return { bid, crop, names };
}

export async function tellOfBidPlaced(tx: RequestContext, { bid, offer, crop, replaced }: BidPlaced): Promise<void> {
  await notify(tx, newBid(await storyOf(tx, bid, crop), offer, replaced !== null));
}

export async function tellOfCounter(tx: RequestContext, { bid, offer, crop }: OfferCountered): Promise<void> {
  await notify(tx, counterOffer(await storyOf(tx, bid, crop), offer));
}

export async function tellOfCounterWithdrawn(
  tx: RequestContext,
  { bid, offer, crop }: CounterWithdrawn,
): Promise<void> {
  await notify(tx, counterWithdrawn(await storyOf(tx, bid, crop), offer));
}

export async function tellOfLessLeft(tx: RequestContext, { bid, offer, crop }: BidNeedsConfirmation): Promise<void> {
  await notify(tx, quantityChanged(await storyOf(tx, bid, crop), offer));
}

export async function tellOfBidEnded(tx: RequestContext, { bid, crop }: BidEnded): Promise<void> {
  for (const notice of bidEnded(await storyOf(tx, bid, crop))) await notify(tx, notice);
}
