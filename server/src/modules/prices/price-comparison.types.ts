import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { addLanguageField, twin } from '../../platform/graphql/language-field.js';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { CropCategory, QuantityUnit } from '../crops/crop.types.js';
import { PriceVerdict } from './price-verdict.rules.js';

registerEnumType(PriceVerdict, {
  name: 'PriceVerdict',
  description: 'How a price stands beside the nearest mandi.',
  valuesConfig: {
    ABOVE: { description: 'Above the modal price of the mandi.' },
    AT: { description: 'At it: at most half a per cent away.' },
    BELOW: { description: 'Below it.' },
    BELOW_MSP: { description: 'Below the minimum support price, wherever the mandi stands.' },
  },
});

/** What is to be sold, as a listing says it. */
@ArgsType()
export class ComparedArguments {
  @Field(() => String, { description: 'Name of the crop; of this and the next two texts 120 characters are read.' })
  cropName!: string;

  @Field(() => CropCategory, { description: 'What kind of produce it is.' })
  category!: CropCategory;

  @Field(() => QuantityUnit, { description: 'What the price is for.' })
  unit!: QuantityUnit;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => String, { description: 'District, by any of its names.' })
  district!: string;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'The price that is compared, rupees for one unit; that of the mandi where it is left out.',
  })
  price?: number | null;
}

@ObjectType({
  description:
    'A price beside those of the nearest mandis. Amounts are rupees for one unit of the quantity of the crop.',
  simpleResolvers: true,
})
export class PriceComparison {
  @Field(() => RupeesScalar, { description: 'The price that is compared.' })
  price!: number;

  @Field(() => PriceVerdict, { description: 'How it stands.' })
  verdict!: PriceVerdict;

  @Field(() => RupeesScalar, { description: 'How far it is from `mandi`, or from `msp` where it is below that.' })
  difference!: number;

  @Field(() => RupeesScalar, { description: 'Modal price of the mandis of the own district, or of the nearest.' })
  mandi!: number;

  district!: string;
  districtHi!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Kilometres from the district of the crop as the crow flies, to ten; null in the district itself.',
  })
  distanceKm!: number | null;

  @Field(() => RupeesScalar, { description: 'The lowest modal price of the nearest mandis, at most seven districts.' })
  lowest!: number;

  @Field(() => RupeesScalar, { description: 'The highest of them.' })
  highest!: number;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'The minimum support price for what is sold now; null where there is none.',
  })
  msp!: number | null;

  @Field(() => RupeesScalar, {
    description: 'The least that was paid in the mandis of `district` in the week up to `day`.',
  })
  weekLeast!: number;

  @Field(() => RupeesScalar, { description: 'The mean of their modal prices in that week.' })
  weekMiddle!: number;

  @Field(() => RupeesScalar, { description: 'The most that was paid there in that week.' })
  weekGreatest!: number;

  @Field(() => DateScalar, { description: 'The day of `mandi`.' })
  day!: string;

  @Field(() => Boolean, { description: 'Whether the prices are samples, and not reported.' })
  isSample!: boolean;

  @Field(() => Boolean, { description: 'Whether `day` is more than seven days before the one on which was compared.' })
  isOld!: boolean;
}

addLanguageField(PriceComparison.prototype, 'district', {
  type: () => String,
  description: 'District of `mandi`.',
  read: twin('district'),
});
