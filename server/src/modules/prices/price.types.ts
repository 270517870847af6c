import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection-type.js';
import { addLanguageField } from '../../platform/graphql/language-field.js';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { MinimumSupportPrice } from '../catalogue/datasets/minimum-support-prices.js';
import { CropCategory, QuantityUnit } from '../crops/crop.types.js';
import { placeIn } from '../geography/place-names.js';
import { sourceNameField } from './price-publication.js';

export const PriceSourceName = {
  SAMPLE: 'SAMPLE',
  DATAGOV: 'DATAGOV',
  DATAGOV_HISTORY: 'DATAGOV_HISTORY',
  CSV: 'CSV',
} as const;
export type PriceSourceName = (typeof PriceSourceName)[keyof typeof PriceSourceName];
registerEnumType(PriceSourceName, {
  name: 'PriceSource',
  description: 'Where a price comes from.',
  valuesConfig: {
    SAMPLE: { description: 'Made for trying out: no market paid it. Always say so where it is shown.' },
    DATAGOV: { description: 'The daily prices of data.gov.in.' },
    DATAGOV_HISTORY: { description: 'The history of prices of data.gov.in.' },
    CSV: { description: 'A file that the operator brought in.' },
  },
});

export const PriceLevel = { DISTRICT: 'DISTRICT', STATE: 'STATE', COUNTRY: 'COUNTRY' } as const;
export type PriceLevel = (typeof PriceLevel)[keyof typeof PriceLevel];
registerEnumType(PriceLevel, {
  name: 'PriceLevel',
  description: 'What kind of area prices are put together for.',
  valuesConfig: {
    DISTRICT: { description: 'A district.' },
    STATE: { description: 'A state or union territory.' },
    COUNTRY: { description: 'All of India.' },
  },
});

export const PriceInterval = { DAY: 'DAY', WEEK: 'WEEK', MONTH: 'MONTH' } as const;
export type PriceInterval = (typeof PriceInterval)[keyof typeof PriceInterval];
registerEnumType(PriceInterval, {
  name: 'PriceInterval',
  description: 'How much time is put together in one point of a series.',
  valuesConfig: {
    DAY: { description: 'Each day by itself.' },
    WEEK: { description: 'From Monday to Sunday; the day of the point is the Monday.' },
    MONTH: { description: 'The day of the point is the first of the month.' },
  },
});

@ObjectType({ description: 'A district, a state or the country.' })
export class PriceArea {
  @Field(() => PriceLevel, { description: 'Which of them.' })
  level!: PriceLevel;

  @Field(() => ID, { description: 'Its name in an address: `hisar`, `haryana`, `india`.' })
  id!: string;

  /** In English. */
  name!: string;
}
addLanguageField(PriceArea.prototype, 'name', {
  description: 'Its name.',
  type: () => String,
  read: (area, language) => placeIn(language, (area as PriceArea).name),
});

@ObjectType({ description: 'A market that quotes prices.' })
export class PriceMarket {
  @Field(() => ID, { description: 'Its name in an address: `azadpur`.' })
  id!: string;

  @Field(() => PriceArea, { description: 'The district that it is in.' })
  district!: PriceArea;

  @Field(() => PriceArea, { description: 'The state that it is in.' })
  state!: PriceArea;

  /** In English. */
  name!: string;
}
addLanguageField(PriceMarket.prototype, 'name', {
  description: 'Its name; in English where no other is known.',
  type: () => String,
  read: (market, language) => placeIn(language, (market as PriceMarket).name),
});

@ObjectType({ description: 'What mandis quote prices of, and what it is called.', simpleResolvers: true })
export class Commodity {
  @Field(() => ID, { description: 'Its name in an address: `black-pepper`.' })
  id!: string;

  @Field(() => String, { description: 'Its name in English.' })
  english!: string;

  @Field(() => String, { description: 'Its name in Hindi, in Devanagari.' })
  hindi!: string;

  @Field(() => [String], { description: 'All its names in English, Hindi and Roman Hindi. At most 30.' })
  names!: readonly string[];

  @Field(() => CropCategory, { description: 'The category that it is usually listed in.' })
  category!: CropCategory;

  @Field(() => QuantityUnit, {
    description: 'What it is usually sold by on farms. Prices of mandis are for a quintal.',
  })
  unit!: QuantityUnit;

  @Field(() => String, {
    nullable: true,
    description: 'Name of its picture among those of the product; null without one.',
  })
  picture!: string | null;
}

@ObjectType({
  description: 'Prices in rupees a quintal, of a day or of the days from it to the end of the interval.',
  simpleResolvers: true,
})
export class PricePoint {
  @Field(() => DateScalar, { description: 'The day, or the first one of the interval.' })
  day!: string;

  @Field(() => RupeesScalar, { description: 'The least that was paid, rupees a quintal.' })
  least!: number;

  @Field(() => RupeesScalar, {
    description:
      'What most of the produce was sold at, rupees a quintal: the mean of the modal prices where several markets or varieties were quoted.',
  })
  modal!: number;

  @Field(() => RupeesScalar, { description: 'The most that was paid, rupees a quintal.' })
  greatest!: number;

  @Field(() => Int, { description: 'How many quotations of markets and varieties are in it.' })
  quotes!: number;

  @Field(() => PriceSourceName, { description: 'Where they come from.' })
  source!: PriceSourceName;
}
addLanguageField(PricePoint.prototype, 'sourceName', sourceNameField);

@ObjectType({ description: 'A commodity in a market or an area: its last day, and the days to compare it with.' })
export class CommodityPrices {
  @Field(() => Commodity, { description: 'What is quoted.' })
  commodity!: Commodity;

  @Field(() => PriceArea, { description: 'The area; of a market its district.' })
  area!: PriceArea;

  @Field(() => PriceMarket, { nullable: true, description: 'The market; null for an area.' })
  market!: PriceMarket | null;

  @Field(() => PricePoint, { nullable: true, description: 'The last day that has prices; null where none has.' })
  latest!: PricePoint | null;

  @Field(() => PricePoint, { nullable: true, description: 'The last day before it, at most a week before.' })
  dayBefore!: PricePoint | null;

  @Field(() => PricePoint, {
    nullable: true,
    description: 'The last day that was a week before it or up to a week longer.',
  })
  weekBefore!: PricePoint | null;

  @Field(() => PricePoint, {
    nullable: true,
    description: 'The last day that was a year before it or up to two weeks longer.',
  })
  yearBefore!: PricePoint | null;

  @Field(() => [MinimumSupportPrice], {
    description:
      'The minimum support prices of the season that it is sold in, one a kind; none where it has no MSP. At most 3.',
  })
  supportPrices!: readonly MinimumSupportPrice[];
}
export const CommodityPricesConnection = connectionType(CommodityPrices);

@ObjectType({ description: 'The prices of a commodity through a time.' })
export class PriceSeries {
  @Field(() => Commodity, { description: 'What is quoted.' })
  commodity!: Commodity;

  @Field(() => PriceArea, { description: 'The area; of a market its district.' })
  area!: PriceArea;

  @Field(() => PriceMarket, { nullable: true, description: 'The market; null for an area.' })
  market!: PriceMarket | null;

  @Field(() => PriceInterval, { description: 'What one point is of.' })
  interval!: PriceInterval;

  @Field(() => [PricePoint], {
    description: 'The points in the order of time; days without prices have none. At most 400.',
  })
  points!: readonly PricePoint[];

  @Field(() => PricePoint, { nullable: true, description: 'The last of them; null where there is none.' })
  get latest(): PricePoint | null {
    return this.points.at(-1) ?? null;
  }
}

@ObjectType({ description: 'The last day of a commodity in one market.', simpleResolvers: true })
export class MarketPrice {
  @Field(() => PriceMarket, { description: 'The market.' })
  market!: PriceMarket;

  @Field(() => PricePoint, { description: 'Its last day that has prices.' })
  latest!: PricePoint;
}
export const MarketPriceConnection = connectionType(MarketPrice);

@ObjectType({ description: 'The last day of a commodity in one state.', simpleResolvers: true })
export class StatePrice {
  @Field(() => PriceArea, { description: 'The state or union territory.' })
  state!: PriceArea;

  @Field(() => PricePoint, { description: 'Its last day that has prices, at most thirty days ago.' })
  latest!: PricePoint;
}
export const StatePriceConnection = connectionType(StatePrice);

@ObjectType({
  description: 'What one market quoted for one variety and grade of a commodity on one day, as its source has it.',
  simpleResolvers: true,
})
export class PriceObservation {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => DateScalar, { description: 'The day.' })
  day!: string;

  @Field(() => Commodity, { description: 'What was quoted.' })
  commodity!: Commodity;

  @Field(() => PriceMarket, { description: 'The market.' })
  market!: PriceMarket;

  @Field(() => String, { description: 'The variety as the source names it; "Other" where it names none.' })
  variety!: string;

  @Field(() => String, { description: 'The grade as the source names it; "FAQ" is fair average quality.' })
  grade!: string;

  @Field(() => RupeesScalar, { description: 'The least that was paid, rupees a quintal.' })
  least!: number;

  @Field(() => RupeesScalar, { description: 'What most of the produce was sold at, rupees a quintal.' })
  modal!: number;

  @Field(() => RupeesScalar, { description: 'The most that was paid, rupees a quintal.' })
  greatest!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'How much came to the market, metric tons; null where it is not known.',
  })
  arrivals!: number | null;

  @Field(() => PriceSourceName, { description: 'Where it comes from.' })
  source!: PriceSourceName;

  @Field(() => String, { description: 'The file or address that it was read from.' })
  origin!: string;

  @Field(() => Date, { description: 'When it was read.' })
  readAt!: Date;
}
export const PriceObservationConnection = connectionType(PriceObservation);
