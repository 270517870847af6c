import { Field, ID, InputType } from 'type-graphql';
import { RupeesScalar } from '../../platform/graphql/scalars.js';

@InputType({ description: 'A bid to place.' })
export class PlaceBidInput {
  @Field(() => ID, { description: 'Identifier of the crop.' })
  cropId!: string;

  @Field(() => RupeesScalar, { description: 'Rupees per unit of the listing, like its base price (X-42).' })
  bidAmount!: number;

  @Field(() => String, { nullable: true, description: 'Your words to the farmer, at most 1000 characters.' })
  message?: string | null;
}
