import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { CropStatus } from '../crops/crop.enums.js';
import { Quantity } from '../crops/crop.types.js';

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

@ObjectType({ description: 'Who sells the crop that was bid on.', simpleResolvers: true })
export class BidFarmer {
  @Field(() => String, { description: 'Given name.' })
  firstName!: string;
}

/** `images` and `farmer` are resolved by `bid.resolver.ts`. */
@ObjectType({
  description: 'What a bidder keeps seeing of the crop, also after it was removed.',
  simpleResolvers: true,
})
export class BidCrop {
  @Field(() => ID, { description: 'Identifier of the crop.' })
  id!: string;

  @Field(() => String, { description: 'Name of the crop.' })
  cropName!: string;

  @Field(() => CropStatus, { description: 'Where it stands.' })
  status!: CropStatus;

  @Field(() => RupeesScalar, { description: 'Rupees per unit of the quantity.' })
  basePrice!: number;

  @Field(() => Quantity, { description: 'How much there is.' })
  quantity!: Quantity;

  @Field(() => Boolean, { description: 'Whether it still has a page; false once its farmer removed it.' })
  listed!: boolean;

  /** Whose crop it is: the key of the `farmer` field, not a field itself. */
  farmerId!: string;
}

/** `crop` is resolved by `bid.resolver.ts`. */
@ObjectType({ description: 'A bid of yours.', simpleResolvers: true })
export class Bid {
  @Field(() => ID, { description: 'Identifier of the bid.' })
  id!: string;

  @Field(() => RupeesScalar, { description: 'Rupees per unit of the listing, like its base price (X-42).' })
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

  @Field(() => RupeesScalar, { description: 'Rupees per unit of the listing, like its base price (X-42).' })
  bidAmount!: number;

  @Field(() => String, { nullable: true, description: 'Your words to the farmer, at most 1000 characters.' })
  message?: string | null;
}
