import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { CropCategory, CropStatus, PriceType, QualityGrade, QuantityUnit } from './crop.enums.js';

@ObjectType({ description: 'One width of a picture, WebP.', simpleResolvers: true })
export class ImageVariant {
  @Field(() => String, { description: 'Path of the file on this server; it never changes.' })
  url!: string;

  @Field(() => Int, { description: 'Pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels.' })
  height!: number;
}

@ObjectType({ description: 'A picture of a crop.', simpleResolvers: true })
export class CropImage {
  @Field(() => String, { description: 'Path of the widest variant.' })
  url!: string;

  @Field(() => String, { description: 'What the picture is of, for those who do not see it.' })
  alt!: string;

  @Field(() => Int, { description: 'Pixels of the widest variant.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels of the widest variant.' })
  height!: number;

  @Field(() => [ImageVariant], { description: 'From narrow to wide; at most three.' })
  variants!: ImageVariant[];
}

@ObjectType({ description: 'Where a crop is.', simpleResolvers: true })
export class Location {
  @Field(() => String, { description: 'State of India.' })
  state!: string;

  @Field(() => String, { description: 'District in the state.' })
  district!: string;

  @Field(() => String, { description: 'Village, town or street, as the farmer wrote it.' })
  address!: string;
}

@ObjectType({ description: 'How much there is of a crop.', simpleResolvers: true })
export class Quantity {
  @Field(() => Float, { description: 'Amount in `unit`: above 0, at most three decimals.' })
  amount!: number;

  @Field(() => QuantityUnit, { description: 'What the amount is counted in, and what the price is for.' })
  unit!: QuantityUnit;
}

@ObjectType({ description: 'How a crop was grown, as its farmer says.', simpleResolvers: true })
export class Specifications {
  @Field(() => Boolean, { description: 'Grown organically.' })
  organic!: boolean;

  @Field(() => [String], { description: 'Names of the pesticides used; at most 20.' })
  pesticidesUsed!: string[];

  @Field(() => [String], { description: 'Names of the fertilizers used; at most 20.' })
  fertilizersUsed!: string[];

  @Field(() => [String], { description: 'Names of the certificates held; at most 20.' })
  certifications!: string[];
}

@ObjectType({ description: 'Who sells a crop, as lists show it.', simpleResolvers: true })
export class CropFarmer {
  @Field(() => ID, { description: 'Identifier of the farmer; `farmerCrops` takes it.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'E-mail address; the marketplace search looks at it too.' })
  email!: string;
}

@ObjectType({
  description: "How to reach a crop's farmer: on the crop's own page alone (AC-161, X-11).",
  simpleResolvers: true,
})
export class FarmerContact {
  @Field(() => ID, { description: 'Identifier of the farmer.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Phone number, ten digits.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Where the farm is; null where not specified (AC-162).' })
  location!: string | null;

  @Field(() => Float, { nullable: true, description: 'One to five stars; null where nobody rated yet (AC-163).' })
  rating!: number | null;

  @Field(() => Boolean, { description: 'Whether we checked who this is.' })
  verified!: boolean;
}

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
