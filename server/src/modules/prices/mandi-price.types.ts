import { Field, Int, ObjectType } from 'type-graphql';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { MandiPrice } from '../catalogue/datasets/mandi-prices.js';

@ObjectType({
  description: 'What the mandi pays for the commodity that a crop is, where it is nearest.',
  simpleResolvers: true,
})
export class NearbyMandiPrice {
  @Field(() => RupeesScalar, { description: 'The modal price in rupees for one unit of the quantity of the crop.' })
  price!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Kilometres from the district of the crop as the crow flies, to ten; null in the district itself.',
  })
  distanceKm!: number | null;

  @Field(() => MandiPrice, { description: 'The row of the table: commodity, market and day, per quintal.' })
  row!: MandiPrice;
}
