import { ArgsType, Field, ID } from 'type-graphql';
import { PageArguments } from '../../platform/graphql/connection-type.js';
import { DateScalar } from '../../platform/graphql/scalars.js';
import { PriceInterval } from './price.types.js';

/** Where prices are asked for. */
@ArgsType()
export class PricePlaceArguments {
  @Field(() => String, { nullable: true, description: 'A district, by its identifier or any of its names.' })
  district?: string | null;

  @Field(() => String, { nullable: true, description: 'A state, by its identifier or any of its names.' })
  state?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A market, by its identifier. Of market, district and state give one; all India without any.',
  })
  market?: string | null;
}

@ArgsType()
export class CommodityArguments extends PricePlaceArguments {
  @Field(() => ID, { description: 'The commodity, by its identifier.' })
  commodity!: string;
}

@ArgsType()
export class CommodityListArguments extends PageArguments {
  @Field(() => String, { nullable: true, description: 'A district, by its identifier or any of its names.' })
  district?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A state, by its identifier or any of its names; all India without either.',
  })
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only commodities that these words name, in English, Hindi or Roman Hindi.',
  })
  search?: string | null;
}

@ArgsType()
export class MarketListArguments extends PageArguments {
  @Field(() => ID, { description: 'The commodity, by its identifier.' })
  commodity!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only markets of this district, by its identifier or any of its names.',
  })
  district?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only markets of this state, by its identifier or any of its names.',
  })
  state?: string | null;
}

@ArgsType()
export class StateListArguments extends PageArguments {
  @Field(() => ID, { description: 'The commodity, by its identifier.' })
  commodity!: string;
}

@ArgsType()
export class PriceSeriesArguments extends CommodityArguments {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day; thirty days before the last one where it is left out.',
  })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day; today where it is left out.' })
  to?: string | null;

  @Field(() => PriceInterval, {
    defaultValue: PriceInterval.DAY,
    description: 'What one point is of. At most 400 points are given.',
  })
  interval!: PriceInterval;
}

@ArgsType()
export class PriceListArguments extends PageArguments {
  @Field(() => ID, { description: 'The commodity, by its identifier.' })
  commodity!: string;

  @Field(() => String, { nullable: true, description: 'A district, by its identifier or any of its names.' })
  district?: string | null;

  @Field(() => String, { nullable: true, description: 'A state, by its identifier or any of its names.' })
  state?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A market, by its identifier. Of market, district and state give one; all India without any.',
  })
  market?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The first day.' })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day.' })
  to?: string | null;
}
