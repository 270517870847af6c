import { z } from 'zod';
import {
  DELIVER,
  type DeliveryDependencies,
  deliver,
  endLostClaims,
  requeueDeliveries,
} from './modules/notifications/deliver.js';
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
      'lost claims': (ctx) => endLostClaims(ctx, dependencies),
      'late deliveries': requeueDeliveries,
      'old notifications': tidyNotifications,
    },
  };
}
