import { Arg, Field, Float, InputType, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { estimateFare, Vehicle } from './fare.rules.js';

registerEnumType(Vehicle, {
  name: 'Vehicle',
  description: 'The four vehicles of the fare calculator.',
  valuesConfig: {
    OPEN_TRUCK: { description: 'Open truck, 15 rupees per km.' },
    CLOSED_TRUCK: { description: 'Closed truck, 18 rupees per km.' },
    CONTAINER: { description: 'Container, 18 rupees per km.' },
    TEMPO: { description: 'Tempo, 18 rupees per km.' },
  },
});

@InputType({ description: 'What is to be carried.' })
export class FareInput {
  @Field(() => String, { description: 'City of departure. The estimate does not depend on it.' })
  fromCity!: string;

  @Field(() => String, { description: 'City of arrival. The estimate does not depend on it.' })
  toCity!: string;

  @Field(() => String, { description: 'What is carried. The estimate does not depend on it.' })
  commodity!: string;

  @Field(() => Vehicle, { description: 'Vehicle; it decides the rate.' })
  vehicle!: Vehicle;

  @Field(() => Float, { defaultValue: 10, description: 'Load in tons, at least 1.' })
  quantityTons!: number;
}

@ObjectType({ description: 'A rough transport fare: tons × rate per km × 100.' })
export class FareEstimate {
  @Field(() => RupeesScalar, { description: 'Estimated fare in rupees.' })
  fare!: number;

  @Field(() => RupeesScalar, { description: 'Rate in rupees per kilometre: 15 for an open truck, otherwise 18.' })
  ratePerKm!: number;

  @Field(() => Float, { description: 'The load that was asked for, tons.' })
  quantityTons!: number;

  @Field(() => Vehicle, { description: 'The vehicle that was asked for.' })
  vehicle!: Vehicle;
}

@Resolver()
export class FareResolver {
  @Query(() => FareEstimate, {
    nullable: true,
    description: 'Estimates a transport fare; a quantity below 1 ton is refused.',
  })
  fareEstimate(
    @Arg('input', () => FareInput, { description: 'What is to be carried.' }) input: FareInput,
  ): FareEstimate {
    return {
      ...estimateFare(input.vehicle, input.quantityTons),
      quantityTons: input.quantityTons,
      vehicle: input.vehicle,
    };
  }
}
