import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import type { Paise } from '../../platform/money.js';
import { Quantity } from '../crops/crop.types.js';
import { Role } from '../users/user.types.js';
import type { AuctionPlace } from './auction-bid.rules.js';
import { LONGEST_MESSAGE, LONGEST_REASON } from './bid.limits.js';

export const BidStatus = { PENDING: 'pending', CLOSED: 'closed' } as const;
export type BidStatus = (typeof BidStatus)[keyof typeof BidStatus];
registerEnumType(BidStatus, {
  name: 'BidStatus',
  description: 'Whether a bid still waits for an answer; `BidState` says more.',
  valuesConfig: {
    PENDING: { description: 'The farmer has it.' },
    CLOSED: { description: 'It is over: answered, taken back, or its time or its crop is gone.' },
  },
});

/** Where a bid stands. The same words in the database and in both interfaces. */
export const BidState = {
  OPEN: 'OPEN',
  COUNTERED: 'COUNTERED',
  NEEDS_CONFIRMATION: 'NEEDS_CONFIRMATION',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  DECLINED: 'DECLINED',
  WITHDRAWN: 'WITHDRAWN',
  REPLACED: 'REPLACED',
  EXPIRED: 'EXPIRED',
} as const;
export type BidState = (typeof BidState)[keyof typeof BidState];
registerEnumType(BidState, {
  name: 'BidState',
  description: 'Where a bid stands.',
  valuesConfig: {
    OPEN: { description: 'It waits for the farmer.' },
    COUNTERED: { description: 'The farmer named another price: it waits for its buyer.' },
    NEEDS_CONFIRMATION: {
      description: 'Less is left than it is for: it waits for its buyer to say how much they still want.',
    },
    ACCEPTED: { description: 'One side accepted what the other had offered: there is a deal.' },
    REJECTED: { description: 'The farmer said no.' },
    DECLINED: { description: "Its buyer said no to the farmer's price." },
    WITHDRAWN: { description: 'Its buyer took it back.' },
    REPLACED: { description: 'Its buyer placed another one in its place.' },
    EXPIRED: { description: 'It ended without an answer; `endedReason` says why.' },
  },
});

/** Why a bid ended without an answer. */
export const BidEndedReason = {
  FARMER_SILENT: 'FARMER_SILENT',
  BUYER_SILENT: 'BUYER_SILENT',
  LISTING_EXPIRED: 'LISTING_EXPIRED',
  LISTING_REMOVED: 'LISTING_REMOVED',
  SOLD_TO_ANOTHER: 'SOLD_TO_ANOTHER',
  OUTBID: 'OUTBID',
} as const;
export type BidEndedReason = (typeof BidEndedReason)[keyof typeof BidEndedReason];
registerEnumType(BidEndedReason, {
  name: 'BidEndedReason',
  description: 'Why a bid ended without an answer.',
  valuesConfig: {
    FARMER_SILENT: { description: 'No answer of the farmer stood when its time was over.' },
    BUYER_SILENT: { description: 'Its buyer did not answer in time.' },
    LISTING_EXPIRED: { description: 'The time of the crop itself was over.' },
    LISTING_REMOVED: { description: 'The farmer removed the crop.' },
    SOLD_TO_ANOTHER: { description: 'Somebody else bought all of it.' },
    OUTBID: { description: 'Somebody else led when the auction ended.' },
  },
});

/** Whether a bid leads its auction. */
export const BidStanding = { LEADING: 'LEADING', OUTBID: 'OUTBID' } as const;
export type BidStanding = (typeof BidStanding)[keyof typeof BidStanding];
registerEnumType(BidStanding, {
  name: 'BidStanding',
  description: 'Whether a bid leads its auction.',
  valuesConfig: {
    LEADING: { description: "It is the highest; below the farmer's lowest price it does not win by itself." },
    OUTBID: { description: 'Somebody else leads.' },
  },
});

/** What a side can do about a bid. */
export const BidAction = {
  ACCEPT: 'ACCEPT',
  DECLINE: 'DECLINE',
  COUNTER: 'COUNTER',
  WITHDRAW_COUNTER: 'WITHDRAW_COUNTER',
  CONFIRM_QUANTITY: 'CONFIRM_QUANTITY',
  WITHDRAW: 'WITHDRAW',
  REPLACE: 'REPLACE',
} as const;
export type BidAction = (typeof BidAction)[keyof typeof BidAction];
registerEnumType(BidAction, {
  name: 'BidAction',
  description: 'What you can do about a bid now.',
  valuesConfig: {
    ACCEPT: { description: 'acceptOffer with its last offer: makes a deal.' },
    DECLINE: { description: 'declineOffer with its last offer.' },
    COUNTER: { description: 'counterOffer with its last offer: names another price.' },
    WITHDRAW_COUNTER: { description: 'withdrawCounter with its last offer, which is your own counter-offer.' },
    CONFIRM_QUANTITY: { description: 'confirmBidQuantity: you still want what is left, or a part of it.' },
    WITHDRAW: { description: 'withdrawBid.' },
    REPLACE: { description: 'placeBid on the same crop, at another price or quantity.' },
  },
});

/** A farmer's reasons to say no; own words may stand beside one, or alone. */
export const DeclineReason = {
  PRICE_TOO_LOW: 'PRICE_TOO_LOW',
  QUANTITY_TOO_SMALL: 'QUANTITY_TOO_SMALL',
  PROMISED_TO_ANOTHER: 'PROMISED_TO_ANOTHER',
  PICK_UP_NOT_POSSIBLE: 'PICK_UP_NOT_POSSIBLE',
  WANTS_TO_WAIT: 'WANTS_TO_WAIT',
} as const;
export type DeclineReason = (typeof DeclineReason)[keyof typeof DeclineReason];
registerEnumType(DeclineReason, {
  name: 'DeclineReason',
  description: 'Why a farmer says no to an offer.',
  valuesConfig: {
    PRICE_TOO_LOW: { description: 'The price is too low.' },
    QUANTITY_TOO_SMALL: { description: 'They would rather sell more at once.' },
    PROMISED_TO_ANOTHER: { description: 'It is promised to somebody else.' },
    PICK_UP_NOT_POSSIBLE: { description: 'It cannot be picked up as the buyer wants it.' },
    WANTS_TO_WAIT: { description: 'They wait with selling.' },
  },
});

@ObjectType({ description: 'A price that one side named; it never changes.', simpleResolvers: true })
export class Offer {
  @Field(() => ID, { description: 'Identifier of the offer: what acceptOffer, declineOffer and counterOffer take.' })
  id!: string;

  @Field(() => Int, { description: 'Its place among the offers of its bid, from 1.' })
  position!: number;

  @Field(() => Role, { description: 'Which side named it.' })
  madeBy!: Role;

  @Field(() => RupeesScalar, { description: "Rupees per unit of the crop's quantity." })
  price!: number;

  @Field(() => Quantity, { description: 'How much it is for.' })
  quantity!: Quantity;

  @Field(() => RupeesScalar, { description: 'Price times quantity in rupees, rounded to paise.' })
  total!: number;

  @Field(() => ID, {
    nullable: true,
    description: "The offer that it answers or takes the place of; null of a bid's first one.",
  })
  respondsTo!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether it is the one that somebody is to answer now; in NEEDS_CONFIRMATION, the one that is for too much.',
  })
  awaiting!: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When its farmer took it back, or sold or listed less than it was for; null where it was not taken back.',
  })
  withdrawnAt!: Date | null;

  @Field(() => Date, { description: 'Until when it could be answered.' })
  validUntil!: Date;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;
}

/** What lies in other tables is resolved by `bid.resolver.ts`. */
@ObjectType({ description: 'A bid: of yours, or on a crop of yours.', simpleResolvers: true })
export class Bid {
  @Field(() => ID, { description: 'Identifier of the bid.' })
  id!: string;

  @Field(() => RupeesScalar, { description: "Rupees per unit of the crop's quantity, like its base price." })
  bidAmount!: number;

  @Field(() => String, {
    nullable: true,
    description: `The buyer's words to the farmer, at most ${LONGEST_MESSAGE} characters.`,
  })
  message!: string | null;

  @Field(() => BidStatus, { description: 'Whether it still waits for an answer.' })
  status!: BidStatus;

  @Field(() => BidState, { description: 'Where it stands, by the clock.' })
  state!: BidState;

  @Field(() => Role, { nullable: true, description: 'Which side is to answer now; null once it is over.' })
  awaiting!: Role | null;

  @Field(() => BidEndedReason, {
    nullable: true,
    description: 'Why it ended without an answer; null in every other state.',
  })
  endedReason!: BidEndedReason | null;

  @Field(() => DeclineReason, { nullable: true, description: 'Why the farmer said no, where they chose a reason.' })
  declineReason!: DeclineReason | null;

  @Field(() => String, {
    nullable: true,
    description: `Why the farmer or, of a DECLINED one, its buyer said no, in their own words, at most ${LONGEST_REASON} characters; null where they wrote none.`,
  })
  declineWords!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when it can be answered; no answer means no. Null once it is over.',
  })
  validUntil!: Date | null;

  @Field(() => BidStanding, {
    nullable: true,
    description: 'In an auction, whether it leads, or led at the end; null at a fixed price.',
  })
  standing!: BidStanding | null;

  @Field(() => Date, { description: 'When it was placed.' })
  createdAt!: Date;

  /** Its row, for the fields that lie in other tables; not a field itself. */
  row!: BidRow;
}

/** What the fields of a bid that lie in other tables need of its row. */
export interface BidRow {
  readonly id: string;
  readonly cropId: string;
  readonly buyerId: string;
  readonly quantity: number;
  readonly state: BidState;
  readonly validUntil: Date;
  readonly endedReason: BidEndedReason | null;
  readonly maxPaise: Paise | null;
  readonly auctionPlace: AuctionPlace | null;
}

@ObjectType({ description: 'What placeBid gives back.', simpleResolvers: true })
export class PlaceBidPayload {
  @Field(() => Bid, { description: 'The bid: a new one, or the one that was there.' })
  bid!: Bid;
}

@ObjectType({ description: 'What withdrawBid gives back.', simpleResolvers: true })
export class WithdrawBidPayload {
  @Field(() => Bid, { description: 'The bid that you took back.' })
  bid!: Bid;
}

@ObjectType({ description: 'What acceptOffer gives back.', simpleResolvers: true })
export class AcceptOfferPayload {
  @Field(() => Bid, { description: 'The accepted bid, with its deal.' })
  bid!: Bid;
}

@ObjectType({ description: 'What declineOffer gives back.', simpleResolvers: true })
export class DeclineOfferPayload {
  @Field(() => Bid, { description: 'The bid that you declined.' })
  bid!: Bid;
}

@ObjectType({ description: 'What counterOffer gives back.', simpleResolvers: true })
export class CounterOfferPayload {
  @Field(() => Bid, { description: 'The bid, with your offer as its last.' })
  bid!: Bid;
}

@ObjectType({ description: 'What withdrawCounter gives back.', simpleResolvers: true })
export class WithdrawCounterPayload {
  @Field(() => Bid, { description: "The bid, which stands again as its buyer's last offer has it." })
  bid!: Bid;
}

@ObjectType({ description: 'What confirmBidQuantity gives back.', simpleResolvers: true })
export class ConfirmBidQuantityPayload {
  @Field(() => Bid, { description: 'The bid, with an offer for what you confirmed as its last.' })
  bid!: Bid;
}

@ObjectType({ description: 'The live bids on a crop in figures; for its own farmer alone.', simpleResolvers: true })
export class LiveBids {
  @Field(() => Int, { description: 'How many there are: those that wait for you and those that wait for their buyer.' })
  count!: number;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: "The highest price per unit in rupees among their buyers' last offers; null where there is none.",
  })
  bestPrice!: number | null;
}
