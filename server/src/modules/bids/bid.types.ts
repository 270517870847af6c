import { Field, Float, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../platform/graphql/idempotency-key-field.js';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { Quantity } from '../crops/crop.types.js';
import { Role } from '../users/user.types.js';

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
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
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
    ACCEPTED: { description: 'The farmer accepted it: there is a deal.' },
    REJECTED: { description: 'The farmer said no.' },
    WITHDRAWN: { description: 'Its buyer took it back.' },
    REPLACED: { description: 'Its buyer placed another one in its place.' },
    EXPIRED: { description: 'It ended without an answer; `endedReason` says why.' },
  },
});

/** Why a bid ended without an answer. */
export const BidEndedReason = {
  FARMER_SILENT: 'FARMER_SILENT',
  LISTING_EXPIRED: 'LISTING_EXPIRED',
  LISTING_REMOVED: 'LISTING_REMOVED',
  SOLD_TO_ANOTHER: 'SOLD_TO_ANOTHER',
} as const;
export type BidEndedReason = (typeof BidEndedReason)[keyof typeof BidEndedReason];
registerEnumType(BidEndedReason, {
  name: 'BidEndedReason',
  description: 'Why a bid ended without an answer.',
  valuesConfig: {
    FARMER_SILENT: { description: 'The farmer did not answer in time.' },
    LISTING_EXPIRED: { description: 'The time of the crop itself was over.' },
    LISTING_REMOVED: { description: 'The farmer removed the crop.' },
    SOLD_TO_ANOTHER: { description: 'Somebody else bought all of it.' },
  },
});

/** What a side can do about a bid. */
export const BidAction = { ACCEPT: 'ACCEPT', DECLINE: 'DECLINE', WITHDRAW: 'WITHDRAW', REPLACE: 'REPLACE' } as const;
export type BidAction = (typeof BidAction)[keyof typeof BidAction];
registerEnumType(BidAction, {
  name: 'BidAction',
  description: 'What you can do about a bid now.',
  valuesConfig: {
    ACCEPT: { description: 'acceptOffer with its last offer: makes a deal.' },
    DECLINE: { description: 'declineOffer with its last offer.' },
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
  @Field(() => ID, { description: 'Identifier of the offer: what acceptOffer and declineOffer take.' })
  id!: string;

  @Field(() => Role, { description: 'Which side named it.' })
  madeBy!: Role;

  @Field(() => RupeesScalar, { description: "Rupees per unit of the crop's quantity." })
  price!: number;

  @Field(() => Quantity, { description: 'How much it is for.' })
  quantity!: Quantity;

  @Field(() => RupeesScalar, { description: 'Price times quantity in rupees, rounded to paise.' })
  total!: number;

  @Field(() => ID, { nullable: true, description: "The offer that it answers; null of a bid's first one." })
  respondsTo!: string | null;

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

  @Field(() => String, { nullable: true, description: "The buyer's words to the farmer, at most 1000 characters." })
  message!: string | null;

  @Field(() => BidStatus, { description: 'Whether it still waits for an answer.' })
  status!: BidStatus;

  @Field(() => BidState, { description: 'Where it stands, by the clock.' })
  state!: BidState;

  @Field(() => BidEndedReason, {
    nullable: true,
    description: 'Why it ended without an answer; null in every other state.',
  })
  endedReason!: BidEndedReason | null;

  @Field(() => DeclineReason, { nullable: true, description: 'Why the farmer said no, where they chose a reason.' })
  declineReason!: DeclineReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the farmer said no, in their own words, at most 500 characters; null where they wrote none.',
  })
  declineWords!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when it can be answered; no answer means no. Null once it is over.',
  })
  validUntil!: Date | null;

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
}

@InputType({ description: 'A bid to place.' })
export class PlaceBidInput {
  @Field(() => ID, { description: 'Identifier of the crop.' })
  cropId!: string;

  @Field(() => RupeesScalar, { description: "Rupees per unit of the crop's quantity, like its base price." })
  bidAmount!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'How much you want, in the unit of the crop: from its `minQuantity` to what remains, at most three decimals. Left out, all that remains.',
  })
  quantity?: number | null;

  @Field(() => String, { nullable: true, description: 'Your words to the farmer, at most 1000 characters.' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What placeBid gives back.', simpleResolvers: true })
export class PlaceBidPayload {
  @Field(() => Bid, { description: 'The bid: a new one, or the one that was there.' })
  bid!: Bid;
}

@InputType({ description: 'Which bid to take back.' })
export class WithdrawBidInput {
  @Field(() => ID, { description: 'Identifier of your bid.' })
  bidId!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What withdrawBid gives back.', simpleResolvers: true })
export class WithdrawBidPayload {
  @Field(() => Bid, { description: 'The bid that you took back.' })
  bid!: Bid;
}

@InputType({ description: 'Which offer to accept.' })
export class AcceptOfferInput {
  @Field(() => ID, { description: 'Identifier of the offer that you mean: the last one of its bid.' })
  offerId!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What acceptOffer gives back.', simpleResolvers: true })
export class AcceptOfferPayload {
  @Field(() => Bid, { description: 'The accepted bid, with its deal.' })
  bid!: Bid;
}

@InputType({ description: 'Which offer to decline, and why: a reason, your own words, or both.' })
export class DeclineOfferInput {
  @Field(() => ID, { description: 'Identifier of the offer that you mean: the last one of its bid.' })
  offerId!: string;

  @Field(() => DeclineReason, { nullable: true, description: 'One of five reasons.' })
  reason?: DeclineReason | null;

  @Field(() => String, { nullable: true, description: 'Your own words to the other side, at most 500 characters.' })
  words?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What declineOffer gives back.', simpleResolvers: true })
export class DeclineOfferPayload {
  @Field(() => Bid, { description: 'The bid that you declined.' })
  bid!: Bid;
}
