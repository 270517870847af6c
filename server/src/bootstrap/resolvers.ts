import { AdvisorResolver } from '../modules/advisor/advisor.resolver.js';
import type { AdvisorService } from '../modules/advisor/advisor.service.js';
import { AuthResolver } from '../modules/auth/auth.resolver.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import { AuctionPriceResolver, AuctionResolver, CropAuctionResolver } from '../modules/bids/auction.resolver.js';
import { BidResolver, CropBidsResolver } from '../modules/bids/bid.resolver.js';
import type { PlaceBidDependencies } from '../modules/bids/place-bid.js';
import { createDatasetResolver } from '../modules/catalogue/dataset.resolver.js';
import { DATASETS } from '../modules/catalogue/datasets.js';
import { createFilterValuesResolver } from '../modules/catalogue/filter-values.resolver.js';
import { ServicesResolver } from '../modules/catalogue/services-list.js';
import type { CreateCropDependencies } from '../modules/crops/create-crop.js';
import { CropResolver } from '../modules/crops/crop.resolver.js';
import { CropNameResolver } from '../modules/crops/crop-name.resolver.js';
import { CropPlaceResolver } from '../modules/crops/crop-place.resolver.js';
import { BidDealResolver, DealResolver } from '../modules/deals/deal.resolver.js';
import { DealStepResolver } from '../modules/deals/deal-step.resolver.js';
import { type NotificationDependencies, NotificationResolver } from '../modules/notifications/notification.resolver.js';
import { PushDeviceResolver } from '../modules/notifications/push/push-device.resolver.js';
import { PriceAlertResolver } from '../modules/prices/alerts/price-alert.resolver.js';
import { CropMandiPriceResolver } from '../modules/prices/mandi-price.resolver.js';
import { NearestPricesResolver } from '../modules/prices/nearest-prices.resolver.js';
import { NetAtGateResolver } from '../modules/prices/net-at-gate.resolver.js';
import { PriceResolver } from '../modules/prices/price.resolver.js';
import { PriceComparisonResolver } from '../modules/prices/price-comparison.resolver.js';
import {
  PersonRecordResolver,
  RatedCropResolver,
  RatedDealResolver,
  RatingResolver,
} from '../modules/ratings/rating.resolver.js';
import { FareResolver } from '../modules/transport/fare.resolver.js';
import { UserResolver } from '../modules/users/user.resolver.js';
import type { UserService } from '../modules/users/user.service.js';
import { type ResolverEntry, resolver } from '../platform/graphql/schema.js';

/** What the resolvers are made of. */
export interface ResolverDependencies extends CreateCropDependencies, PlaceBidDependencies, NotificationDependencies {
  readonly advisor: AdvisorService;
  readonly auth: AuthService;
  readonly users: UserService;
}

const datasetResolvers = DATASETS.flatMap((dataset) => [
  createDatasetResolver(dataset),
  ...createFilterValuesResolver(dataset),
]);

/** Every resolver class, and how its one instance is made; `dependencies.ts` makes them, `print-schema.ts` needs the classes alone. */
export const RESOLVERS: ReadonlyArray<ResolverEntry<ResolverDependencies>> = [
  resolver(AuthResolver, (dependencies) => new AuthResolver(dependencies.auth)),
  resolver(UserResolver, (dependencies) => new UserResolver(dependencies.users, dependencies)),
  resolver(CropResolver, (dependencies) => new CropResolver(dependencies)),
  resolver(CropNameResolver, () => new CropNameResolver()),
  resolver(CropPlaceResolver, () => new CropPlaceResolver()),
  resolver(CropMandiPriceResolver, () => new CropMandiPriceResolver()),
  resolver(PriceResolver, () => new PriceResolver()),
  resolver(NearestPricesResolver, () => new NearestPricesResolver()),
  resolver(PriceAlertResolver, (dependencies) => new PriceAlertResolver(dependencies)),
  resolver(NetAtGateResolver, () => new NetAtGateResolver()),
  resolver(PriceComparisonResolver, () => new PriceComparisonResolver()),
  resolver(BidResolver, (dependencies) => new BidResolver(dependencies)),
  resolver(CropBidsResolver, () => new CropBidsResolver()),
  resolver(CropAuctionResolver, () => new CropAuctionResolver()),
  resolver(AuctionResolver, () => new AuctionResolver()),
  resolver(AuctionPriceResolver, () => new AuctionPriceResolver()),
  resolver(DealResolver, (dependencies) => new DealResolver(dependencies)),
  resolver(DealStepResolver, (dependencies) => new DealStepResolver(dependencies)),
  resolver(BidDealResolver, () => new BidDealResolver()),
  resolver(NotificationResolver, (dependencies) => new NotificationResolver(dependencies)),
  resolver(PushDeviceResolver, (dependencies) => new PushDeviceResolver(dependencies)),
  resolver(RatingResolver, (dependencies) => new RatingResolver(dependencies)),
  resolver(RatedDealResolver, () => new RatedDealResolver()),
  resolver(PersonRecordResolver, () => new PersonRecordResolver()),
  resolver(RatedCropResolver, () => new RatedCropResolver()),
  ...datasetResolvers.map((Resolver) => resolver(Resolver, () => new Resolver())),
  resolver(ServicesResolver, () => new ServicesResolver()),
  resolver(FareResolver, () => new FareResolver()),
  resolver(AdvisorResolver, (dependencies) => new AdvisorResolver(dependencies.advisor)),
];
