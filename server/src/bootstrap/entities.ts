import { AdvisorBudgetEntity } from '../modules/advisor/advisor-budget.entity.js';
import { RefreshFamilyEntity, RefreshTokenEntity } from '../modules/auth/refresh-session.entity.js';
import { BidEntity, OfferEntity } from '../modules/bids/bid.entity.js';
import { DatasetSeedEntity } from '../modules/catalogue/dataset-seed.entity.js';
import { DATASETS } from '../modules/catalogue/datasets.js';
import { AuctionPriceEntity } from '../modules/crops/auction.entity.js';
import { CropEntity, CropImageEntity } from '../modules/crops/crop.entity.js';
import { DealEntity, DealEventEntity } from '../modules/deals/deal.entity.js';
import { DealPaymentEntity, DealPickupEntity, DealWeighingEntity } from '../modules/deals/deal-part.entity.js';
import { DisputeImageEntity } from '../modules/deals/dispute-image.entity.js';
import {
  DeliveryEntity,
  NotificationEntity,
  NotificationSettingsEntity,
} from '../modules/notifications/notification.entity.js';
import { PushDeviceEntity } from '../modules/notifications/push/push-device.entity.js';
import { PriceAlertEntity } from '../modules/prices/alerts/price-alert.entity.js';
import {
  PriceDayEntity,
  PriceHeldEntity,
  PriceImportEntity,
  PriceMarketEntity,
  PriceObservationEntity,
  PriceSeriesEntity,
} from '../modules/prices/price.entity.js';
import { RatingEntity } from '../modules/ratings/rating.entity.js';
import { UserEntity } from '../modules/users/user.entity.js';
import { IdempotencyKeyEntity } from '../platform/commands/idempotency-key.entity.js';

/** Every table of the program. */
export const ENTITIES = [
  UserEntity,
  RefreshFamilyEntity,
  RefreshTokenEntity,
  CropEntity,
  CropImageEntity,
  BidEntity,
  OfferEntity,
  AuctionPriceEntity,
  DealEntity,
  DealEventEntity,
  NotificationEntity,
  DeliveryEntity,
  NotificationSettingsEntity,
  PushDeviceEntity,
  RatingEntity,
  DealPickupEntity,
  DealWeighingEntity,
  DealPaymentEntity,
  DisputeImageEntity,
  IdempotencyKeyEntity,
  DatasetSeedEntity,
  AdvisorBudgetEntity,
  PriceMarketEntity,
  PriceSeriesEntity,
  PriceImportEntity,
  PriceObservationEntity,
  PriceHeldEntity,
  PriceDayEntity,
  PriceAlertEntity,
  ...DATASETS.map((dataset) => dataset.row),
];
