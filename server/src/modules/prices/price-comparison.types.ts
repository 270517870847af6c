import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { addLanguageField, twin } from '../../platform/graphql/language-field.js';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
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

  @Field(() => DateScalar, { description: 'The day of `mandi`.' })
  day!: string;

  @Field(() => Boolean, { description: 'Whether the prices are samples, and not reported.' })
  isSample!: boolean;

  @Field(() => Boolean, { description: 'Whether `day` is more than seven days ago.' })
  isOld!: boolean;
}

addLanguageField(PriceComparison.prototype, 'district', {
  type: () => String,
  description: 'District of `mandi`.',
  read: twin('district'),
});
