import type { BidEntity, OfferEntity } from '../bids/bid.entity.js';
import { awaited } from '../bids/bid.rules.js';
import { BidEndedReason, BidState } from '../bids/bid.types.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { remainingOf } from '../crops/quantity.rules.js';
import { Role } from '../users/user.types.js';
import { NotificationKind } from './notification.types.js';
import type { NotificationFacts } from './notification-facts.js';
import type { NewNotification } from './notify.js';

/** A bid with what is said of it: its crop, and the first names of its two sides. */
export interface BidWithNames {
  readonly bid: BidEntity;
  readonly crop: CropEntity;
  readonly names: Readonly<Record<Role, string>>;
}

const otherSide = (side: Role) => (side === Role.FARMER ? Role.BUYER : Role.FARMER);

/** The notification of one side of a bid. */
export function notificationTo(
  side: Role,
  { bid, crop, names }: BidWithNames,
  parts: Pick<NewNotification, 'kind' | 'about' | 'isFirst'> & { readonly facts?: Partial<NotificationFacts> },
): NewNotification {
  const facts = { crop: crop.cropName, for: side, other: names[otherSide(side)], ...parts.facts };
  const accountId = side === Role.FARMER ? crop.farmerId : bid.buyerId;
  return { accountId, cropId: crop.id, bidId: bid.id, ...parts, facts };
}

const terms = (
  { pricePaise, quantity }: Pick<OfferEntity, 'pricePaise' | 'quantity'>,
  { quantityUnit: unit }: CropEntity,
  replaces?: boolean,
) => ({ pricePaise, quantity, unit, ...(replaces ? { replaces } : {}) });

/** The farmer has a bid to answer. */
export const newBid = (named: BidWithNames, offer: OfferEntity, replaces: boolean): NewNotification =>
  notificationTo(Role.FARMER, named, {
    kind: NotificationKind.NEW_BID,
    about: named.bid.id,
    isFirst: true,
    facts: terms(offer, named.crop, replaces),
  });

/** The other side of who named the offer has it to answer. */
export const counterOffer = (named: BidWithNames, offer: OfferEntity): NewNotification =>
  notificationTo(otherSide(offer.madeBy), named, {
    kind: NotificationKind.COUNTER_OFFER,
    about: offer.id,
    facts: terms(offer, named.crop),
  });

/** The farmer took a price back that the buyer was to answer. */
export const counterWithdrawn = (named: BidWithNames, offer: OfferEntity): NewNotification =>
  notificationTo(Role.BUYER, named, { kind: NotificationKind.COUNTER_WITHDRAWN, about: offer.id });

/** The buyer is asked how much they still want. */
export const quantityChanged = (named: BidWithNames, { pricePaise }: OfferEntity): NewNotification => {
  const quantity = remainingOf(named.crop);
  return notificationTo(Role.BUYER, named, {
    kind: NotificationKind.QUANTITY_CHANGED,
    about: `${named.bid.id} ${quantity}`,
    facts: terms({ pricePaise, quantity }, named.crop),
  });
};

/** Whose turn it is has little time left. */
export const answerDue = (named: BidWithNames, offer: OfferEntity): NewNotification => {
  const { bid } = named;
  return notificationTo(awaited(bid.state) ?? Role.FARMER, named, {
    kind: NotificationKind.ANSWER_DUE,
    about: aboutAnswerDue(bid),
    facts: { ...terms(offer, named.crop), until: bid.validUntil.toISOString() },
  });
};

/** One reminder for each time that an answer is waited for; `remind.ts` asks for the same in SQL. */
const aboutAnswerDue = ({ id, validUntil }: BidEntity) => `${id} ${validUntil.getTime()}`;

/** Notifications of a bid that is over without a deal: none to the side that ended it, and none if another one took its place. */
export function bidEnded(named: BidWithNames): NewNotification[] {
  const { bid } = named;
  const { id: about, endedReason, declineReason, declineWords } = bid;
  switch (bid.state) {
    case BidState.REJECTED:
    case BidState.DECLINED: {
      const side = bid.state === BidState.REJECTED ? Role.BUYER : Role.FARMER;
      const facts = { declineReason, words: declineWords };
      return [notificationTo(side, named, { kind: NotificationKind.OFFER_DECLINED, about, facts })];
    }
    case BidState.WITHDRAWN:
      return [notificationTo(Role.FARMER, named, { kind: NotificationKind.BID_WITHDRAWN, about })];
    case BidState.EXPIRED: {
      // `auction-notifications.ts` tells how an auction ended; of one that was removed there is nothing else to say.
      if (bid.auctionPlace !== null && endedReason !== BidEndedReason.LISTING_REMOVED) return [];
      const parts = { kind: NotificationKind.BID_ENDED, about, facts: endedReason ? { endedReason } : {} };
      const toBuyer = notificationTo(Role.BUYER, named, parts);
      const isNewsToFarmer = endedReason === BidEndedReason.BUYER_SILENT;
      return isNewsToFarmer ? [toBuyer, notificationTo(Role.FARMER, named, parts)] : [toBuyer];
    }
    default:
      return [];
  }
}
