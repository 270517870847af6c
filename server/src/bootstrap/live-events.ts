import { SignInEnded } from '../modules/auth/auth.events.js';
import { AuctionEnded, AuctionMoved } from '../modules/bids/auction.events.js';
import { BidEnded, BidPlaced, OfferAccepted } from '../modules/bids/bid.events.js';
import { CropEdited, CropExpired, CropListed, CropRemoved, CropSold, cropTopic } from '../modules/crops/crop.events.js';
import { DealMoved, dealsTopic } from '../modules/deals/deal.events.js';
import { accountTopic, NotificationAdded, NotificationsRead } from '../modules/notifications/notification.events.js';
import type { EventHandler } from '../platform/context.js';
import { on } from '../platform/events.js';
import type { Announce } from '../platform/live/announce.js';
import { signInTopic } from '../platform/live/live-server.js';

/**
 * What is announced to open pages, by event. After all other handlers: an event that changes what `Crop` shows anyone, or
 * notifications of an account, has a line here.
 */
export function liveEvents(announce: Announce): readonly EventHandler[] {
  const changed = <Event extends object>(
    type: abstract new (...values: never[]) => Event,
    cropId: (event: Event) => string,
  ) => on(type, (tx, event) => announce(tx, cropTopic(cropId(event))));
  return [
    changed(CropListed, ({ crop }) => crop.id),
    changed(CropEdited, ({ crop }) => crop.id),
    changed(CropRemoved, ({ cropId }) => cropId),
    changed(CropSold, ({ cropId }) => cropId),
    changed(CropExpired, ({ crop }) => crop.id),
    changed(BidPlaced, ({ crop }) => crop.id),
    changed(BidEnded, ({ crop }) => crop.id),
    changed(AuctionMoved, ({ crop }) => crop.id),
    changed(AuctionEnded, ({ crop }) => crop.id),
    changed(OfferAccepted, ({ crop }) => crop.id),
    // A deal that was given up may bring its quantity back.
    changed(DealMoved, ({ deal }) => deal.cropId),
    on(DealMoved, (tx, { deal: { id, farmerId } }) => announce(tx, dealsTopic(farmerId), id)),
    on(DealMoved, (tx, { deal: { id, buyerId } }) => announce(tx, dealsTopic(buyerId), id)),
    on(NotificationAdded, (tx, { notification: { id, accountId } }) => announce(tx, accountTopic(accountId), id)),
    on(NotificationsRead, (tx, { accountId }) => announce(tx, accountTopic(accountId))),
    on(SignInEnded, (tx, { familyId }) => announce(tx, signInTopic(familyId))),
  ];
}
