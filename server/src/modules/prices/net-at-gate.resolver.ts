import { Arg, Field, FieldResolver, Float, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { districtNamed } from '../geography/places.js';
import { placeMeant } from './areas.js';
import { type Net, netAtGate } from './net-at-gate.rules.js';
import { MarketPrice } from './price.types.js';

/** A trolley behind a tractor. */
const USUAL_LOAD = 20;

@ObjectType({
  description: 'An estimate of what a market leaves at the farm, with its parts. No charges of the market are in it.',
  simpleResolvers: true,
})
export class NetAtGate implements Net {
  @Field(() => RupeesScalar, { description: 'The modal price less the transport, rupees a quintal.' })
  net!: number;

  @Field(() => RupeesScalar, { description: 'The transport of one quintal, rupees.' })
  farePerQuintal!: number;

  @Field(() => RupeesScalar, { description: 'The transport of the whole load: rate × km × trucks, rupees.' })
  fare!: number;

  @Field(() => RupeesScalar, { description: 'What an open truck costs in rupees a kilometre.' })
  ratePerKm!: number;

  @Field(() => Int, { description: 'How many trucks the load takes, at 90 quintals each.' })
  trucks!: number;

  @Field(() => Int, {
    description:
      'The usual road in km where it is known, otherwise the way of the crow between the districts × 1.3; to ten.',
  })
  roadKm!: number;

  @Field(() => Float, { description: 'The load that was asked for, quintals.' })
  load!: number;
}

/** What a market leaves of its price. */
@Resolver(() => MarketPrice)
export class NetAtGateResolver {
  @FieldResolver(() => NetAtGate, {
    nullable: true,
    description: 'What its last modal price leaves at a farm; null up from 300 km, and where a district is not known.',
  })
  netAtGate(
    @Root() { market, latest }: MarketPrice,
    @Arg('from', () => String, { description: 'The district of the farm, by its identifier or any of its names.' })
    from: string,
    @Arg('load', () => Float, { defaultValue: USUAL_LOAD, description: 'Quintals, from 1 to 100,000.' }) load: number,
  ): NetAtGate | null {
    const farm = placeMeant(from);
    const place = districtNamed(market.district.name, market.state.name);
    return (farm && place && netAtGate(latest.modal, farm, place, load)) ?? null;
  }
}
