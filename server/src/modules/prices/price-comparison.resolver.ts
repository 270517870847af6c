import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { Crop } from '../crops/crop.types.js';
import { comparePrice } from './compare-price.js';
import { ComparedArguments, PriceComparison } from './price-comparison.types.js';

/** No name is longer; more is not looked through. */
const LONGEST_NAME = 120;
const short = (name: string): string => name.slice(0, LONGEST_NAME);

/** A price beside the mandis: of a listing, or of what is about to be listed. */
@Resolver(() => Crop)
export class PriceComparisonResolver {
  @FieldResolver(() => PriceComparison, {
    name: 'priceComparison',
    nullable: true,
    description:
      'Its price, or another, beside those of the nearest mandis, up to 300 km away, and the MSP. Null where no price is known, and for what is not sold by weight or not in the mandi.',
  })
  priceOfCrop(
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

  @Query(() => PriceComparison, {
    nullable: true,
    description:
      'What the nearest mandis pay for what is to be listed, for whoever writes a listing. Null as for a crop. Open to anyone.',
  })
  async priceComparison(
    @Args(() => ComparedArguments) { cropName, category, unit, state, district, price }: ComparedArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<PriceComparison | null> {
    const location = { state: short(state), district: short(district) };
    return comparePrice(ctx, { cropName: short(cropName), category, location, quantity: { unit } }, price);
  }
}
