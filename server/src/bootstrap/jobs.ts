import { z } from 'zod';
import { writeDownExpiredBids } from '../modules/bids/write-down-expired-bids.js';
import { AUCTION_END } from '../modules/crops/auction-job.js';
import { writeDownAuction, writeDownDueAuctions } from '../modules/crops/write-down-auctions.js';
import { writeDownExpiredCrops } from '../modules/crops/write-down-expired-crops.js';
import { writeDownDueDealSteps } from '../modules/deals/write-down-due-deal-steps.js';
import { type DeliveryDependencies, deliveryQueue, endLostClaims } from '../modules/notifications/deliver.js';
import { notifyOfShownRatings } from '../modules/notifications/notify-of-ratings.js';
import {
  remindOfAnswers,
  remindOfAuctions,
  remindOfDeals,
  remindOfListings,
  remindOfPickUps,
} from '../modules/notifications/remind.js';
import { tidyNotifications } from '../modules/notifications/tidy-notifications.js';
import { PRICE_ALERTS, sendPriceAlerts } from '../modules/prices/alerts/send-price-alerts.js';
import {
  fetchPricesOfTheDay,
  PRICES_OF_THE_DAY,
  type PriceFetching,
  queuePricesOfTheDay,
} from '../modules/prices/fetch-prices.js';
import type { Jobs } from '../platform/jobs/jobs.js';

const auction = z.object({ cropId: z.uuid() });

/** Every job of the product, by name. */
export function createJobs(dependencies: DeliveryDependencies & { readonly prices: PriceFetching }): Jobs {
  return {
    tasks: {
      [AUCTION_END]: (ctx, payload) => writeDownAuction(ctx, auction.parse(payload).cropId),
      [PRICES_OF_THE_DAY]: (ctx) => fetchPricesOfTheDay(ctx, dependencies.prices),
      [PRICE_ALERTS]: sendPriceAlerts,
    },
    queues: { deliveries: deliveryQueue(dependencies) },
    everyMinute: {
      // What is over comes first, so that it causes no reminder.
      'ended auctions': writeDownDueAuctions,
      'expired bids': writeDownExpiredBids,
      'expired crops': writeDownExpiredCrops,
      'deals by the clock': writeDownDueDealSteps,
      'answers due': remindOfAnswers,
      'deals waiting': remindOfDeals,
      'auctions ending': remindOfAuctions,
      'pick-ups tomorrow': remindOfPickUps,
      'listings ending': remindOfListings,
      'ratings shown': notifyOfShownRatings,
      'lost claims': (ctx) => endLostClaims(ctx, dependencies),
      'old notifications': tidyNotifications,
      'prices due': (ctx) => queuePricesOfTheDay(ctx, dependencies.prices),
    },
  };
}
