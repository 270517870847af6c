import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { addLanguageField, twin } from '../../platform/graphql/language-field.js';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { placeMeant } from './areas.js';
import { pricesNear } from './near-prices.js';
import { CommodityPrices } from './price.types.js';
import { nearestOfOneTime, shownDistance } from './price-comparison.rules.js';

@ObjectType({
  description: 'The last day of a commodity in the mandis of a district near a place. Prices are rupees a quintal.',
  simpleResolvers: true,
})
export class NearestPrice {
  district!: string;
  districtHi!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Kilometres from the place as the crow flies, to ten; null in the district itself.',
  })
  distanceKm!: number | null;

  @Field(() => RupeesScalar, { description: 'The modal price, or the mean of those of several mandis.' })
  modal!: number;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'That of the last day before it, at most six days before; null where there is none.',
  })
  dayBefore!: number | null;

  @Field(() => DateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => Boolean, { description: 'Whether the price is a sample, and not reported.' })
  isSample!: boolean;
}

addLanguageField(NearestPrice.prototype, 'district', {
  type: () => String,
  description: 'The district.',
  read: twin('district'),
});

/** A commodity in the mandis around somebody. */
@Resolver(() => CommodityPrices)
export class NearestPricesResolver {
  @FieldResolver(() => [NearestPrice], {
    description:
      'What the districts nearest to a place pay, the nearest first, up to 300 km away: at most 7, all of one week. None where the place is not known.',
  })
  async nearest(
    @Root() { commodity }: CommodityPrices,
    @Arg('to', () => String, { description: 'A district, by its identifier or any of its names.' }) to: string,
    @Ctx() ctx: RequestContext,
  ): Promise<NearestPrice[]> {
    const place = placeMeant(to);
    if (!place) return [];
    const day = dayInIndia(ctx.clock.now());
    const near = await pricesNear(ctx).load({ commodity: commodity.id, place, day });
    return nearestOfOneTime(near).map((price) =>
      Object.assign(new NearestPrice(), {
        district: price.place.name,
        districtHi: price.place.hindi,
        distanceKm: shownDistance(price),
        modal: price.modal / 100,
        dayBefore: price.dayBefore === null ? null : price.dayBefore / 100,
        day: price.day,
        isSample: price.isSample,
      }),
    );
  }
}
