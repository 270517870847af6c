import type { BidEntity } from '../bids/bid.entity.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { Role } from '../users/user.types.js';
import { type BidWithNames, notificationTo } from './bid-notifications.js';
import { NotificationKind } from './notification.types.js';
import type { AuctionNews, NotificationFacts } from './notification-facts.js';
import type { NewNotification } from './notify.js';

/** What everybody sees of an auction, as facts. */
const priceOf = ({ auctionPricePaise, quantityUnit: unit }: CropEntity): Partial<NotificationFacts> =>
  auctionPricePaise === null ? { unit } : { unit, pricePaise: auctionPricePaise };

/** The farmer has a new bidder; once for each. */
export const newBidder = (named: BidWithNames): NewNotification =>
  notificationTo(Role.FARMER, named, {
    kind: NotificationKind.NEW_BID,
    about: `${named.crop.id} ${named.bid.buyerId}`,
    facts: { ...priceOf(named.crop), auction: 'bidder' },
  });

/** The former leader was out-bid. */
export const outbid = (named: BidWithNames): NewNotification =>
  notificationTo(Role.BUYER, named, {
    kind: NotificationKind.OUTBID,
    about: named.bid.id,
    facts: { ...priceOf(named.crop), ...untilEnd(named.crop) },
  });

const untilEnd = ({ auctionEndsAt }: CropEntity): Partial<NotificationFacts> =>
  auctionEndsAt ? { until: auctionEndsAt.toISOString() } : {};

/** The notification of one side of a bid about the end of its auction, with further facts. */
export const auctionEnded = (
  side: Role,
  named: BidWithNames,
  auction: AuctionNews,
  facts: Partial<NotificationFacts> = {},
): NewNotification =>
  notificationTo(side, named, {
    kind: NotificationKind.AUCTION_ENDED,
    about: `${named.bid.id} ${auction}`,
    facts: { ...priceOf(named.crop), ...facts, auction },
  });

/** The farmer's notification of an auction without a bid. */
export function nobodyBid(crop: CropEntity): NewNotification {
  const { id, farmerId: accountId, cropName } = crop;
  const facts = { crop: cropName, for: Role.FARMER, auction: 'noBids' } as const;
  return { kind: NotificationKind.AUCTION_ENDED, about: id, accountId, cropId: id, facts };
}

/** An auction ends within the hour: its farmer and all bidders are notified. */
export const auctionEnding = (crop: CropEntity, bids: readonly Pick<BidEntity, 'buyerId'>[]): NewNotification[] => {
  const parts = { kind: NotificationKind.AUCTION_ENDING, about: crop.id, cropId: crop.id };
  const facts = { crop: crop.cropName, ...priceOf(crop), ...untilEnd(crop) };
  const none = bids.length === 0 ? ({ auction: 'noBids' } as const) : {};
  const buyers = [...new Set(bids.map(({ buyerId }) => buyerId))];
  return [
    { ...parts, accountId: crop.farmerId, facts: { ...facts, ...none, for: Role.FARMER } },
    ...buyers.map((accountId) => ({ ...parts, accountId, facts: { ...facts, for: Role.BUYER } })),
  ];
};
