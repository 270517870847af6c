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
import {
  type BidWithNames,
  bidEnded,
  counterOffer,
  counterWithdrawn,
  newBid,
  quantityChanged,
} from './bid-notifications.js';
import { notify } from './notify.js';

/** A bid with the first names that its notifications say. */
export async function bidWithNames(tx: RequestContext, bid: BidEntity, crop: CropEntity): Promise<BidWithNames> {
  const names = { farmer: await firstNameOf(tx, crop.farmerId), buyer: await firstNameOf(tx, bid.buyerId) };
  return { bid, crop, names };
}

export async function notifyOfBidPlaced(tx: RequestContext, { bid, offer, crop, replaced }: BidPlaced): Promise<void> {
  await notify(tx, newBid(await bidWithNames(tx, bid, crop), offer, replaced !== null));
}

export async function notifyOfCounter(tx: RequestContext, { bid, offer, crop }: OfferCountered): Promise<void> {
  await notify(tx, counterOffer(await bidWithNames(tx, bid, crop), offer));
}

export async function notifyOfCounterWithdrawn(
  tx: RequestContext,
  { bid, offer, crop }: CounterWithdrawn,
): Promise<void> {
  await notify(tx, counterWithdrawn(await bidWithNames(tx, bid, crop), offer));
}

export async function notifyOfLessLeft(tx: RequestContext, { bid, offer, crop }: BidNeedsConfirmation): Promise<void> {
  await notify(tx, quantityChanged(await bidWithNames(tx, bid, crop), offer));
}

export async function notifyOfBidEnded(tx: RequestContext, { bid, crop }: BidEnded): Promise<void> {
  for (const notification of bidEnded(await bidWithNames(tx, bid, crop))) await notify(tx, notification);
}
