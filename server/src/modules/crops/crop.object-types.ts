import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { CropCategory, CropStatus, PriceType, QualityGrade } from './crop.types.js';
import { Location, Quantity, Specifications } from './crop-parts.object-types.js';

/** A crop as it leaves through GraphQL; `farmer` and `images` are resolved by `crop.resolver.ts`. */
@ObjectType({ description: 'A crop for sale.', simpleResolvers: true })
export class Crop {
  @Field(() => ID, { description: 'Identifier of the crop.' })
  id!: string;

  @Field(() => String, { description: 'Name of the crop, at most 120 characters.' })
  cropName!: string;

  @Field(() => String, { description: 'The same as `cropName` (X-02).' })
  name!: string;

  @Field(() => CropCategory, { description: 'What kind of produce it is.' })
  category!: CropCategory;

  @Field(() => String, { description: "The farmer's words about it, at most 4000 characters." })
  description!: string;

  @Field(() => Location, { description: 'Where it is.' })
  location!: Location;

  @Field(() => PriceType, { description: 'Whether the price is fixed or an auction starts at it.' })
  priceType!: PriceType;

  @Field(() => RupeesScalar, { description: 'Rupees per unit of the quantity.' })
  basePrice!: number;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'Rupees per unit below which the farmer does not sell. Only for the owner, otherwise null.',
  })
  reservePrice!: number | null;

  @Field(() => Quantity, { description: 'How much there is.' })
  quantity!: Quantity;

  @Field(() => DateScalar, { nullable: true, description: 'When it was or will be harvested.' })
  harvestDate!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Until when it keeps.' })
  expiryDate!: string | null;

  @Field(() => QualityGrade, { description: "The farmer's own grading." })
  qualityGrade!: QualityGrade;

  @Field(() => Specifications, { description: 'How it was grown.' })
  specifications!: Specifications;

  @Field(() => CropStatus, { description: 'Where it stands.' })
  status!: CropStatus;

  @Field(() => Boolean, { description: 'Whether its farmer was checked when it was listed (X-41).' })
  verified!: boolean;

  @Field(() => Float, { nullable: true, description: 'One to five stars; null where nobody rated it yet.' })
  rating!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many rated it; null where nobody did.' })
  reviews!: number | null;

  @Field(() => Date, { description: 'When it was listed.' })
  createdAt!: Date;

  /** Whose crop it is: the key of the `farmer` and `contact` fields, not a field itself. */
  farmerId!: string;
}

@ObjectType({ description: 'A crop with the contact of its farmer.', simpleResolvers: true })
export class CropDetail extends Crop {}
