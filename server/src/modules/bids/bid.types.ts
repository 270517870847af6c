import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../platform/graphql/idempotency-key-field.js';
import { RupeesScalar } from '../../platform/graphql/scalars.js';

export const BidStatus = { PENDING: 'pending', CLOSED: 'closed' } as const;
export type BidStatus = (typeof BidStatus)[keyof typeof BidStatus];
registerEnumType(BidStatus, {
  name: 'BidStatus',
  description: 'Pending: the farmer has it. Closed: the farmer removed the crop.',
  valuesConfig: {
    PENDING: { description: 'The farmer has it.' },
    CLOSED: { description: 'The farmer removed the crop.' },
  },
});

/** `crop` is resolved by `bid.resolver.ts`. */
@ObjectType({ description: 'A bid of yours.', simpleResolvers: true })
export class Bid {
  @Field(() => ID, { description: 'Identifier of the bid.' })
  id!: string;

  @Field(() => RupeesScalar, { description: "Rupees per unit of the crop's quantity, like its base price." })
  bidAmount!: number;

  @Field(() => String, { nullable: true, description: 'Your words to the farmer, at most 1000 characters.' })
  message!: string | null;

  @Field(() => BidStatus, { description: 'Where it stands.' })
  status!: BidStatus;

  @Field(() => Date, { description: 'When it was placed.' })
  createdAt!: Date;

  /** What was bid on: the key of the `crop` field, not a field itself. */
  cropId!: string;
}

@InputType({ description: 'A bid to place.' })
export class PlaceBidInput {
  @Field(() => ID, { description: 'Identifier of the crop.' })
  cropId!: string;

  @Field(() => RupeesScalar, { description: "Rupees per unit of the crop's quantity, like its base price." })
  bidAmount!: number;

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
