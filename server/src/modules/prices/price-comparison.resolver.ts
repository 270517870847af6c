import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { Crop } from '../crops/crop.types.js';
import { comparePrice } from './compare-price.js';
import { PriceComparison } from './price-comparison.types.js';

/** A listing's price beside the mandis. */
@Resolver(() => Crop)
export class PriceComparisonResolver {
  @FieldResolver(() => PriceComparison, {
    nullable: true,
    description:
      'Its price, or another, beside those of the nearest mandis, up to 300 km away, and the MSP. Null where no price is known, and for what is not sold by weight or not in the mandi.',
  })
  priceComparison(
    @Root() crop: Crop,
    @Ctx() ctx: RequestContext,
    @Arg('price', () => RupeesScalar, {
      nullable: true,
      description: 'What is compared in place of its own price, rupees for one unit of its quantity.',
    })
    price: number | null,
  ): Promise<PriceComparison | null> {
    return comparePrice(ctx, crop, price ?? crop.basePrice);
  }
}
