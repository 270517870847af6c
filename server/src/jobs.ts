import { z } from 'zod';
import { writeDownExpiredBids } from './modules/bids/write-down-expired-bids.js';
import { writeDownExpiredCrops } from './modules/crops/write-down-expired-crops.js';
import { writeDownDueDealSteps } from './modules/deals/write-down-due-deal-steps.js';
import {
  DELIVER,
  type DeliveryDependencies,
  deliver,
  endLostClaims,
  requeueDeliveries,
} from './modules/notifications/deliver.js';
import { remindOfAnswers, remindOfListings, remindOfPickUps } from './modules/notifications/remind.js';
import { tidyNotifications } from './modules/notifications/tidy-notifications.js';
import type { Jobs } from './platform/jobs/jobs.js';

const delivery = z.object({ deliveryId: z.uuid() });

/** Every job of the product, by name. */
export function createJobs(dependencies: DeliveryDependencies): Jobs {
  return {
    tasks: {
      [DELIVER]: (ctx, payload) => deliver(ctx, dependencies, delivery.parse(payload).deliveryId),
    },
    everyMinute: {
      // What is over comes first: nobody is reminded of it.
      'expired bids': writeDownExpiredBids,
      'expired crops': writeDownExpiredCrops,
      'deals by the clock': writeDownDueDealSteps,
      'answers due': remindOfAnswers,
      'pick-ups tomorrow': remindOfPickUps,
      'listings ending': remindOfListings,
      'lost claims': (ctx) => endLostClaims(ctx, dependencies),
      'late deliveries': requeueDeliveries,
      'old notifications': tidyNotifications,
    },
  };
}
