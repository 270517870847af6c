import { askAfterEdit } from './modules/bids/ask-for-confirmation.js';
import {
  BidEnded,
  BidNeedsConfirmation,
  BidPlaced,
  CounterWithdrawn,
  OfferAccepted,
  OfferCountered,
} from './modules/bids/bid.events.js';
import { closeBids, closeExpiredBids, closeOtherBids } from './modules/bids/close-bids.js';
import { keepGoods } from './modules/bids/keep-goods.js';
import { CropEdited, CropExpired, CropRemoved, CropSold } from './modules/crops/crop.events.js';
import { DealMoved } from './modules/deals/deal.events.js';
import { makeDeal } from './modules/deals/make-deal.js';
import {
  tellOfBidEnded,
  tellOfBidPlaced,
  tellOfCounter,
  tellOfCounterWithdrawn,
  tellOfLessLeft,
} from './modules/notifications/tell-of-bids.js';
import { tellOfDealStep } from './modules/notifications/tell-of-deals.js';
import { tellOfCropExpired } from './modules/notifications/tell-of-listings.js';
import { tellOfRating } from './modules/notifications/tell-of-ratings.js';
import { DealRated } from './modules/ratings/rating.events.js';
import type { EventHandler } from './platform/context.js';
import { on } from './platform/events.js';

/** What people are told of. They come last: what is told is what all others have made of it. */
const NOTICES: readonly EventHandler[] = [
  on(BidPlaced, tellOfBidPlaced),
  on(OfferCountered, tellOfCounter),
  on(CounterWithdrawn, tellOfCounterWithdrawn),
  on(BidNeedsConfirmation, tellOfLessLeft),
  on(BidEnded, tellOfBidEnded),
  on(DealMoved, tellOfDealStep),
  on(DealRated, tellOfRating),
  on(CropExpired, tellOfCropExpired),
];

/** Who listens to what, in the order in which they run; see `platform/events.ts`. */
export const EVENT_HANDLERS: readonly EventHandler[] = [
  on(CropEdited, keepGoods),
  on(CropRemoved, closeBids),
  on(CropSold, closeOtherBids),
  on(CropExpired, closeExpiredBids),
  on(CropEdited, askAfterEdit),
  on(OfferAccepted, makeDeal),
  ...NOTICES,
];
