import type { AdvisorService } from '../modules/advisor/advisor.service.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import type { PlaceBidDependencies } from '../modules/bids/place-bid.js';
import type { NotificationDependencies } from '../modules/notifications/notification.resolver.js';
import type { UserService } from '../modules/users/user.service.js';
import { auctionRoutes } from '../rest/auctions.routes.js';
import { authRoutes } from '../rest/auth.routes.js';
import { bidRoutes } from '../rest/bids.routes.js';
import { catalogueRoutes } from '../rest/catalogue.routes.js';
import { chatRoutes } from '../rest/chat.routes.js';
import { type CropRouteDependencies, cropRoutes } from '../rest/crops.routes.js';
import { dealRoutes } from '../rest/deals.routes.js';
import { notificationRoutes } from '../rest/notifications.routes.js';
import { offerRoutes } from '../rest/offers.routes.js';
import { paymentAddressRoutes } from '../rest/payment-address.routes.js';
import { priceRoutes } from '../rest/prices.routes.js';
import { ratingRoutes } from '../rest/ratings.routes.js';
import type { Route } from '../rest/route.js';

/** What the REST paths are made of. */
export interface RouteDependencies extends CropRouteDependencies, PlaceBidDependencies, NotificationDependencies {
  readonly advisor: AdvisorService;
  readonly auth: AuthService;
  readonly users: UserService;
}

/** Every documented REST path, in the order in which they are tried. */
export function createRoutes(dependencies: RouteDependencies): Route[] {
  return [
    ...authRoutes(dependencies.auth, dependencies.users),
    ...paymentAddressRoutes(dependencies),
    ...cropRoutes(dependencies),
    ...auctionRoutes(),
    ...bidRoutes(dependencies),
    ...offerRoutes(dependencies),
    ...dealRoutes(dependencies),
    ...notificationRoutes(dependencies),
    ...ratingRoutes(dependencies),
    ...chatRoutes(dependencies.advisor),
    ...priceRoutes(),
    ...catalogueRoutes(),
  ];
}
