import type { AdvisorService } from './modules/advisor/advisor.service.js';
import type { AuthService } from './modules/auth/auth.service.js';
import type { PlaceBidParts } from './modules/bids/place-bid.js';
import { authRoutes } from './rest/auth.routes.js';
import { bidRoutes } from './rest/bids.routes.js';
import { catalogueRoutes } from './rest/catalogue.routes.js';
import { chatRoutes } from './rest/chat.routes.js';
import { type CropRouteParts, cropRoutes } from './rest/crops.routes.js';
import type { Route } from './rest/route.js';

/** What the REST paths are made of. */
export interface RouteParts extends CropRouteParts, PlaceBidParts {
  readonly advisor: AdvisorService;
  readonly auth: AuthService;
}

/** Every documented REST path, in the order in which they are tried. */
export function createRoutes(parts: RouteParts): Route[] {
  return [
    ...authRoutes(parts.auth),
    ...cropRoutes(parts),
    ...bidRoutes(parts),
    ...chatRoutes(parts.advisor),
    ...catalogueRoutes(),
  ];
}
