import type { BidEntity, OfferEntity } from '../bids/bid.entity.js';
import { awaited } from '../bids/bid.rules.js';
import { BidEndedReason, BidState } from '../bids/bid.types.js';
import type { CropEntity } from '../crops/crop.entity.js';
import { remainingOf } from '../crops/quantity.rules.js';
import { Role } from '../users/user.types.js';
import { NotificationKind } from './notification.types.js';
import type { NotificationFacts } from './notification-facts.js';
import type { Notice } from './notify.js';

/** A bid with what is said of it: its crop, and the first names of its two sides. */
export interface BidStory {
  readonly bid: BidEntity;
  readonly crop: CropEntity;
  readonly names: Readonly<Record<Role, string>>;
}

const otherSide = (side: Role) => (side === Role.FARMER ? Role.BUYER : Role.FARMER);

/** What one side of a bid is told. */
export function noticeTo(
  side: Role,
  { bid, crop, names }: BidStory,
  told: Pick<Notice, 'kind' | 'about' | 'isFirst'> & { readonly facts?: Partial<NotificationFacts> },
): Notice {
  const facts = { crop: crop.cropName, for: side, other: names[otherSide(side)], ...told.facts };
  const accountId = side === Role.FARMER ? crop.farmerId : bid.buyerId;
  return { accountId, cropId: crop.id, bidId: bid.id, ...told, facts };
}

const terms = (
  { pricePaise, quantity }: Pick<OfferEntity, 'pricePaise' | 'quantity'>,
  { quantityUnit: unit }: CropEntity,
  replaces?: boolean,
) => ({ pricePaise, quantity, unit, ...(replaces ? { replaces } : {}) });

/** The farmer has a bid to answer. */
export const newBid = (story: BidStory, offer: OfferEntity, replaces: boolean): Notice =>
  noticeTo(Role.FARMER, story, {
    kind: NotificationKind.NEW_BID,
    about: story.bid.id,
    isFirst: true,
    facts: terms(offer, story.crop, replaces),
  });

/** The other side of who named the offer has it to answer. */
export const counterOffer = (story: BidStory, offer: OfferEntity): Notice =>
  noticeTo(otherSide(offer.madeBy), story, {
    kind: NotificationKind.COUNTER_OFFER,
    about: offer.id,
    facts: terms(offer, story.crop),
  });

/** The farmer took a price back that the buyer was to answer. */
export const counterWithdrawn = (story: BidStory, offer: OfferEntity): Notice =>
  noticeTo(Role.BUYER, story, { kind: NotificationKind.COUNTER_WITHDRAWN, about: offer.id });

/** The buyer is asked how much they still want. */
export const quantityChanged = (story: BidStory, { pricePaise }: OfferEntity): Notice => {
  const quantity = remainingOf(story.crop);
  return noticeTo(Role.BUYER, story, {
    kind: NotificationKind.QUANTITY_CHANGED,
    about: `${story.bid.id} ${quantity}`,
    facts: terms({ pricePaise, quantity }, story.crop),
  });
};

/** Whose turn it is has little time left. */
export const answerDue = (story: BidStory, offer: OfferEntity): Notice => {
  const { bid } = story;
  return noticeTo(awaited(bid.state) ?? Role.FARMER, story, {
    kind: NotificationKind.ANSWER_DUE,
    about: aboutAnswerDue(bid),
    facts: { ...terms(offer, story.crop), until: bid.validUntil.toISOString() },
  });
};

/** One reminder for each time that an answer is waited for; `remind.ts` asks for the same in SQL. */
const aboutAnswerDue = ({ id, validUntil }: BidEntity) => `${id} ${validUntil.getTime()}`;

/** What is told of a bid that is over without a deal: nothing to who ended it, and nothing where another one took its place. */
export function bidEnded(story: BidStory): Notice[] {
  const { bid } = story;
  const { id: about, endedReason, declineReason, declineWords } = bid;
  switch (bid.state) {
    case BidState.REJECTED:
    case BidState.DECLINED: {
      const side = bid.state === BidState.REJECTED ? Role.BUYER : Role.FARMER;
      const facts = { declineReason, words: declineWords };
      return [noticeTo(side, story, { kind: NotificationKind.OFFER_DECLINED, about, facts })];
    }
    case BidState.WITHDRAWN:
      return [noticeTo(Role.FARMER, story, { kind: NotificationKind.BID_WITHDRAWN, about })];
    case BidState.EXPIRED: {
      // `notices-of-auctions.ts` tells how an auction ended; of one that was removed there is nothing else to say.
      if (bid.auctionPlace !== null && endedReason !== BidEndedReason.LISTING_REMOVED) return [];
      const told = { kind: NotificationKind.BID_ENDED, about, facts: endedReason ? { endedReason } : {} };
      const toBuyer = noticeTo(Role.BUYER, story, told);
      const isNewsToFarmer = endedReason === BidEndedReason.BUYER_SILENT;
      return isNewsToFarmer ? [toBuyer, noticeTo(Role.FARMER, story, told)] : [toBuyer];
    }
    default:
      return [];
  }
}
