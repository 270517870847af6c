import { SignInEnded } from '../modules/auth/auth.events.js';
import { askAfterEdit } from '../modules/bids/ask-for-confirmation.js';
import { AuctionEnded, AuctionMoved } from '../modules/bids/auction.events.js';
import {
  BidEnded,
  BidNeedsConfirmation,
  BidPlaced,
  CounterWithdrawn,
  OfferAccepted,
  OfferCountered,
} from '../modules/bids/bid.events.js';
import { closeBids, closeExpiredBids, closeOtherBids } from '../modules/bids/close-bids.js';
import { endAuction } from '../modules/bids/end-auction.js';
import { keepGoods } from '../modules/bids/keep-goods.js';
import {
  AuctionDue,
  CropEdited,
  CropExpired,
  CropRelisted,
  CropRemoved,
  CropSold,
} from '../modules/crops/crop.events.js';
import { markVerified } from '../modules/crops/mark-verified.js';
import { DealMoved } from '../modules/deals/deal.events.js';
import { makeDeal } from '../modules/deals/make-deal.js';
import { markAnsweredRead } from '../modules/notifications/mark-answered-read.js';
import { NotificationKind } from '../modules/notifications/notification.types.js';
import {
  notifyOfAuctionEnded,
  notifyOfAuctionLost,
  notifyOfAuctionMoved,
} from '../modules/notifications/notify-of-auctions.js';
import {
  notifyOfBidEnded,
  notifyOfBidPlaced,
  notifyOfCounter,
  notifyOfCounterWithdrawn,
  notifyOfLessLeft,
} from '../modules/notifications/notify-of-bids.js';
import { notifyOfDealStep, notifyOperator } from '../modules/notifications/notify-of-deals.js';
import { notifyOfCropExpired } from '../modules/notifications/notify-of-listings.js';
import { notifyOfPriceAlert } from '../modules/notifications/notify-of-prices.js';
import { notifyOfRating } from '../modules/notifications/notify-of-ratings.js';
import { forgetPushDevice } from '../modules/notifications/push/remove-push-device.js';
import { PriceAlertMet } from '../modules/prices/alerts/price-alert.events.js';
import { DealRated } from '../modules/ratings/rating.events.js';
import { PersonVerified } from '../modules/users/user.events.js';
import { Role } from '../modules/users/user.types.js';
import type { EventHandler } from '../platform/context.js';
import { on } from '../platform/events.js';

/** What notifies people. They come last: a notification says what all others have made of it. */
const NOTIFICATION_HANDLERS: readonly EventHandler[] = [
  on(BidPlaced, notifyOfBidPlaced),
  on(OfferCountered, notifyOfCounter),
  on(CounterWithdrawn, notifyOfCounterWithdrawn),
  on(BidNeedsConfirmation, notifyOfLessLeft),
  on(BidEnded, notifyOfBidEnded),
  on(AuctionMoved, notifyOfAuctionMoved),
  on(BidEnded, notifyOfAuctionLost),
  on(AuctionEnded, notifyOfAuctionEnded),
  on(DealMoved, notifyOfDealStep),
  on(DealMoved, notifyOperator),
  on(DealRated, notifyOfRating),
  on(CropExpired, notifyOfCropExpired),
  on(PriceAlertMet, notifyOfPriceAlert),
  on(SignInEnded, forgetPushDevice),
];

const { AUCTION_ENDED, AUCTION_ENDING, LISTING_ENDING, LISTING_ENDED, OUTBID } = NotificationKind;
const isSide = (actor: string): boolean => actor === Role.FARMER || actor === Role.BUYER;

/**
 * Marks as read what an action answers. It comes first: notifications of the action itself are still to be
 * read. A bid at a fixed price answers nothing.
 */
const READ_BY_ANSWERING: readonly EventHandler[] = [
  ...[OfferCountered, CounterWithdrawn].map((event) =>
    on(event, (tx, { bid }) => markAnsweredRead(tx, { about: 'bid', id: bid.id })),
  ),
  on(BidEnded, async (tx, { bid, by }) => {
    if (isSide(by)) await markAnsweredRead(tx, { about: 'bid', id: bid.id });
  }),
  on(OfferAccepted, async (tx, { bid, acceptedBy }) => {
    if (isSide(acceptedBy)) await markAnsweredRead(tx, { about: 'bid', id: bid.id });
  }),
  on(AuctionMoved, (tx, { crop }) =>
    markAnsweredRead(tx, { about: 'crop', id: crop.id, kinds: [OUTBID, AUCTION_ENDING] }),
  ),
  on(DealMoved, async (tx, { deal, event }) => {
    if (isSide(event.actor)) await markAnsweredRead(tx, { about: 'deal', id: deal.id });
  }),
  on(DealRated, (tx, { deal }) => markAnsweredRead(tx, { about: 'deal', id: deal.id })),
  on(CropEdited, (tx, { crop }) => markAnsweredRead(tx, { about: 'crop', id: crop.id, kinds: [LISTING_ENDING] })),
  on(CropRelisted, (tx, { from }) =>
    markAnsweredRead(tx, { about: 'crop', id: from.id, kinds: [LISTING_ENDING, LISTING_ENDED, AUCTION_ENDED] }),
  ),
  on(CropRemoved, (tx, { cropId }) => markAnsweredRead(tx, { about: 'crop', id: cropId })),
];

/** The listeners of events, in the order in which they run; see `platform/events.ts`. */
export const EVENT_HANDLERS: readonly EventHandler[] = [
  ...READ_BY_ANSWERING,
  on(AuctionDue, endAuction),
  on(CropEdited, keepGoods),
  on(CropRemoved, closeBids),
  on(CropSold, closeOtherBids),
  on(CropExpired, closeExpiredBids),
  on(CropEdited, askAfterEdit),
  on(OfferAccepted, makeDeal),
  on(PersonVerified, markVerified),
  ...NOTIFICATION_HANDLERS,
];
