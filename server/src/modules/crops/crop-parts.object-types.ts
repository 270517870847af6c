import { Field, Float, ObjectType } from 'type-graphql';
import { QuantityUnit } from './crop.types.js';

@ObjectType({ description: 'Where a crop is.', simpleResolvers: true })
export class Location {
  @Field(() => String, { description: 'State of India.' })
  state!: string;

  @Field(() => String, { description: 'District in the state.' })
  district!: string;

  @Field(() => String, { description: 'Village, town or street, as the farmer wrote it.' })
  address!: string;
}

@ObjectType({ description: 'How much there is of a crop.', simpleResolvers: true })
export class Quantity {
  @Field(() => Float, { description: 'Amount in `unit`: above 0, at most three decimals.' })
  amount!: number;

  @Field(() => QuantityUnit, { description: 'What the amount is counted in, and what the price is for.' })
  unit!: QuantityUnit;
}

@ObjectType({ description: 'How a crop was grown, as its farmer says.', simpleResolvers: true })
export class Specifications {
  @Field(() => Boolean, { description: 'Grown organically.' })
  organic!: boolean;

  @Field(() => [String], { description: 'Names of the pesticides used; at most 20.' })
  pesticidesUsed!: string[];

  @Field(() => [String], { description: 'Names of the fertilizers used; at most 20.' })
  fertilizersUsed!: string[];

  @Field(() => [String], { description: 'Names of the certificates held; at most 20.' })
  certifications!: string[];
}
