import { ArgsType, Field, Float, ID, InputType } from 'type-graphql';
import { PageArguments } from '../../platform/graphql/connection-type.js';
import { IDEMPOTENCY_KEY } from '../../platform/graphql/idempotency-key-field.js';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { Role } from '../users/user.types.js';
import { LONGEST_MESSAGE, LONGEST_REASON } from './bid.limits.js';
import { DeclineReason } from './bid.types.js';

@ArgsType()
export class CropBidsArguments extends PageArguments {
  @Field(() => ID, { description: 'Identifier of the crop.' })
  cropId!: string;
}

@ArgsType()
export class BidListArguments extends PageArguments {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only those that wait for your answer, the one whose time ends first foremost.',
  })
  waiting!: boolean;

  @Field(() => Role, {
    nullable: true,
    description:
      'Only those that wait for the answer of this side, the one whose time ends first foremost: with the other side, those in which you have named the last price.',
  })
  waitingFor?: Role | null;
}

@InputType({ description: 'A bid to place.' })
export class PlaceBidInput {
  @Field(() => ID, { description: 'Identifier of the crop.' })
  cropId!: string;

  @Field(() => RupeesScalar, { description: "Rupees per unit of the crop's quantity, like its base price." })
  bidAmount!: number;

  @Field(() => RupeesScalar, {
    nullable: true,
    description:
      'In an auction, how far we may bid for you, in rupees per unit: not below `bidAmount`. Nobody else ever sees it. Left out, your bid is all. Who leads raises their own maximum with it.',
  })
  maxAmount?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'How much you want, in the unit of the crop: from its `minQuantity` to what remains, at most three decimals. Left out, all that remains.',
  })
  quantity?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Your words to the farmer, at most ${LONGEST_MESSAGE} characters.`,
  })
  message?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which bid to take back.' })
export class WithdrawBidInput {
  @Field(() => ID, { description: 'Identifier of your bid.' })
  bidId!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which offer to accept.' })
export class AcceptOfferInput {
  @Field(() => ID, { description: 'Identifier of the offer that you mean: the last one of its bid.' })
  offerId!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which offer to decline, and why: a reason, your own words, or both.' })
export class DeclineOfferInput {
  @Field(() => ID, { description: 'Identifier of the offer that you mean: the last one of its bid.' })
  offerId!: string;

  @Field(() => DeclineReason, { nullable: true, description: 'One of five reasons.' })
  reason?: DeclineReason | null;

  @Field(() => String, {
    nullable: true,
    description: `Your own words to the other side, at most ${LONGEST_REASON} characters.`,
  })
  words?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Another price, in answer to an offer.' })
export class CounterOfferInput {
  @Field(() => ID, { description: 'Identifier of the offer that you answer: the last one of its bid.' })
  offerId!: string;

  @Field(() => RupeesScalar, { description: "Rupees per unit of the crop's quantity." })
  price!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'How much, in the unit of the crop, at most three decimals: of a farmer not more than the bid is for; of a buyer what the farmer offered, or from the `minQuantity` of the crop to what remains. Left out, what the offer is for, or what remains where that is less.',
  })
  quantity?: number | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which counter-offer to take back.' })
export class WithdrawCounterInput {
  @Field(() => ID, { description: 'Identifier of your counter-offer: the last offer of its bid.' })
  offerId!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'How much of a crop you still want, of which less is left than you bid on.' })
export class ConfirmBidQuantityInput {
  @Field(() => ID, { description: 'Identifier of your bid.' })
  bidId!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'In the unit of the crop: from its `minQuantity` to what remains, and not more than your bid was for. Left out, all that remains of what your bid was for.',
  })
  quantity?: number | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}
