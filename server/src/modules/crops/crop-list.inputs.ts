import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PageArguments } from '../../platform/graphql/connection-type.js';
import { RupeesScalar } from '../../platform/graphql/scalars.js';
import { MAX_PAGE_SIZE } from '../../platform/list-pages.js';
import { CropCategory, CropSort, QualityGrade, QuantityUnit } from './crop.types.js';
import { FARTHEST_KM, USUAL_KM } from './crop-distance.js';

@InputType({ description: 'What narrows the marketplace; every part that is set has to hold.' })
export class CropFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Any part of the crop name, the farmer’s first name or email, the state or the district; 100 characters.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only what this name of a crop names, whatever else it says: all wheat for "Wheat HD-3086"; nothing where it names nothing that we know; 120 characters.',
  })
  sameGoodsAs?: string | null;

  @Field(() => CropCategory, { nullable: true, description: 'Exactly this category; left out, all of them.' })
  category?: CropCategory | null;

  @Field(() => String, {
    nullable: true,
    description: 'Exactly this state, in upper or lower case, in English or Hindi.',
  })
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Exactly this district, in upper or lower case, in English or Hindi.',
  })
  district?: string | null;

  @Field(() => QuantityUnit, { nullable: true, description: 'Sold by this unit; sensible beside a price.' })
  unit?: QuantityUnit | null;

  @Field(() => QualityGrade, { nullable: true, description: 'Exactly this grade.' })
  qualityGrade?: QualityGrade | null;

  @Field(() => RupeesScalar, { nullable: true, description: 'Rupees per unit, at least.' })
  minPrice?: number | null;

  @Field(() => RupeesScalar, { nullable: true, description: 'Rupees per unit, at most.' })
  maxPrice?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Only checked, or only unchecked, farmers’ crops.' })
  verified?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only from districts near this place, by any of its names; 100 characters. Measured as the crow flies between the centres of districts, to about ten km. Crops of a district whose place we do not know are left out; `cropsFilterValues` has those that we know, and another one is refused.',
  })
  near?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many km away from \`near\`, 1 to ${FARTHEST_KM}; ${USUAL_KM} where it is left out.`,
  })
  withinKm?: number | null;
}

@ArgsType()
export class CropsArguments extends PageArguments {
  @Field(() => CropFilter, { nullable: true, description: 'Which crops; left out, all that are for sale.' })
  filter?: CropFilter | null;

  @Field(() => CropSort, { defaultValue: CropSort.NEWEST, description: 'In which order.' })
  sort!: CropSort;
}

@ArgsType()
export class FarmerCropsArguments extends PageArguments {
  @Field(() => ID, { description: 'Identifier of the farmer.' })
  farmerId!: string;

  // Ten where other lists give twenty (spec §9).
  @Field(() => Int, { defaultValue: 10, description: `How many crops, 1 to ${MAX_PAGE_SIZE}.` })
  declare first: number;
}
