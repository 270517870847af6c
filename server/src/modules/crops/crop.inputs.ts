import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { inWords } from '../../platform/duration.js';
import { IDEMPOTENCY_KEY } from '../../platform/graphql/idempotency-key-field.js';
import { DateScalar, RupeesScalar, UploadScalar } from '../../platform/graphql/scalars.js';
import { LONGEST_AUCTION_MS, SHORTEST_AUCTION_MS, USUAL_AUCTION_MS } from './auction.rules.js';
import { CropCategory, PriceType, QualityGrade, QuantityUnit } from './crop.types.js';

const AUCTION_END = `from ${inWords(SHORTEST_AUCTION_MS)} to ${inWords(LONGEST_AUCTION_MS)} from now, not after the expiry date. Left out, in ${inWords(USUAL_AUCTION_MS)} or with the expiry date. With an auction only.`;

@InputType({ description: 'Where a crop is.' })
export class LocationInput {
  @Field(() => String, {
    description:
      'State of India, at most 80 characters. One that we know is stored by its English name, in whatever script it comes; another one as it is.',
  })
  state!: string;

  @Field(() => String, {
    description:
      'District in the state, at most 80 characters. One that we know is stored by its English name, in whatever script it comes; another one as it is.',
  })
  district!: string;

  @Field(() => String, { description: 'Village, town or street, at most 400 characters.' })
  address!: string;
}

@InputType({ description: 'How much there is of a crop.' })
export class QuantityInput {
  @Field(() => Float, { description: 'Amount in `unit`: above 0, at most three decimals.' })
  amount!: number;

  @Field(() => QuantityUnit, { description: 'What the amount is counted in, and what the price is for.' })
  unit!: QuantityUnit;
}

@InputType({ description: 'How a crop was grown. Lists: at most 20 entries of 100 characters.' })
export class SpecificationsInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Grown organically.' })
  organic!: boolean;

  @Field(() => [String], { defaultValue: [], description: 'Names of the pesticides used.' })
  pesticidesUsed!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Names of the fertilizers used.' })
  fertilizersUsed!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Names of the certificates held.' })
  certifications!: string[];
}

@InputType({ description: 'A crop to list.' })
export class CreateCropInput {
  @Field(() => String, { description: 'Name of the crop, at most 120 characters.' })
  cropName!: string;

  @Field(() => CropCategory, { description: 'What kind of produce it is.' })
  category!: CropCategory;

  @Field(() => String, { description: 'At most 4000 characters.' })
  description!: string;

  @Field(() => QuantityInput, { description: 'How much there is.' })
  quantity!: QuantityInput;

  @Field(() => Float, {
    nullable: true,
    description:
      'Where you sell it in parts: the least that somebody may buy, in the unit of the quantity. Left out, it is sold whole. Not with an auction.',
  })
  minQuantity?: number | null;

  @Field(() => PriceType, { defaultValue: PriceType.FIXED, description: 'Fixed price, or an auction.' })
  priceType!: PriceType;

  @Field(() => RupeesScalar, { description: 'Rupees per unit of the quantity.' })
  basePrice!: number;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'Rupees per unit, not below the base price. With an auction only; nobody but you will see it.',
  })
  reservePrice?: number | null;

  @Field(() => Date, { nullable: true, description: `When the auction ends: ${AUCTION_END}` })
  auctionEndsAt?: Date | null;

  @Field(() => LocationInput, { description: 'Where it is.' })
  location!: LocationInput;

  @Field(() => DateScalar, { nullable: true, description: 'From a year ago to two years ahead.' })
  harvestDate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Not before the harvest date.' })
  expiryDate?: string | null;

  @Field(() => QualityGrade, { defaultValue: QualityGrade.B, description: 'Your own grading; A is the best.' })
  qualityGrade!: QualityGrade;

  @Field(() => SpecificationsInput, { nullable: true, description: 'How it was grown.' })
  specifications?: SpecificationsInput | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Save it only: nobody else sees it until `publishCrop`. Until then its description and its place may be empty texts.',
  })
  asDraft!: boolean;

  @Field(() => [UploadScalar], {
    nullable: true,
    description: 'JPEG, PNG or WebP pictures, at most 10 of 10 MB each; a multipart request.',
  })
  images?: Array<Promise<FileUpload>> | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

const IMAGE_ORDER =
  'The pictures from now on, foremost first: those that are there by their `id`, and `new` for each of `images` in turn. What it does not name is taken away. Left out, all stay and the new ones come after them.';

@InputType({ description: 'What can be different, of a listing that is edited and of one that is sold again.' })
class CropChangesInput {
  @Field(() => String, { nullable: true, description: 'Name of the crop, at most 120 characters.' })
  cropName?: string | null;

  @Field(() => CropCategory, { nullable: true, description: 'What kind of produce it is.' })
  category?: CropCategory | null;

  @Field(() => String, { nullable: true, description: 'At most 4000 characters.' })
  description?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Where you sell it in parts: the least that somebody may buy. Null, it is sold whole. Not with an auction.',
  })
  minQuantity?: number | null;

  @Field(() => PriceType, { nullable: true, description: 'Fixed price, or an auction.' })
  priceType?: PriceType | null;

  @Field(() => RupeesScalar, { nullable: true, description: 'Rupees per unit of the quantity.' })
  basePrice?: number | null;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'Rupees per unit, not below the base price. With an auction only; null, there is none.',
  })
  reservePrice?: number | null;

  @Field(() => Date, {
    nullable: true,
    description: `When the auction ends: ${AUCTION_END} Fixed once somebody has bid.`,
  })
  auctionEndsAt?: Date | null;

  @Field(() => LocationInput, { nullable: true, description: 'Where it is.' })
  location?: LocationInput | null;

  @Field(() => QualityGrade, { nullable: true, description: 'Your own grading; A is the best.' })
  qualityGrade?: QualityGrade | null;

  @Field(() => SpecificationsInput, { nullable: true, description: 'How it was grown.' })
  specifications?: SpecificationsInput | null;

  @Field(() => [ID], { nullable: true, description: IMAGE_ORDER })
  imageOrder?: string[] | null;

  @Field(() => [UploadScalar], {
    nullable: true,
    description: 'New JPEG, PNG or WebP pictures of 10 MB each; a multipart request. With those that stay at most 10.',
  })
  images?: Array<Promise<FileUpload>> | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({
  description: 'What to change of a crop. What is left out stays as it is; null empties what may be empty.',
})
export class UpdateCropInput extends CropChangesInput {
  @Field(() => ID, { description: 'Identifier of your crop.' })
  id!: string;

  @Field(() => Int, { description: 'The `version` of the crop as you have read it.' })
  version!: number;

  @Field(() => QuantityInput, {
    nullable: true,
    description: 'How much is left to sell now; what was sold before is not counted.',
  })
  remainingQuantity?: QuantityInput | null;

  @Field(() => DateScalar, { nullable: true, description: 'From a year ago to two years ahead.' })
  harvestDate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Not before the harvest date, and not over yet.' })
  expiryDate?: string | null;
}

@InputType({
  description:
    'A new listing of an old one that is over. What is left out is as it was there, pictures too; quantity and dates are given anew, but after an auction that sold nothing they stay where they are left out.',
})
export class RelistCropInput extends CropChangesInput {
  @Field(() => ID, { description: 'Identifier of your old crop: expired, sold or removed.' })
  id!: string;

  @Field(() => QuantityInput, {
    nullable: true,
    description: 'How much there is now; to be said, except after an auction that sold nothing.',
  })
  quantity?: QuantityInput | null;

  @Field(() => DateScalar, { nullable: true, description: 'From a year ago to two years ahead.' })
  harvestDate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Not before the harvest date, and not over yet.' })
  expiryDate?: string | null;
}

@InputType({ description: 'Which draft to publish.' })
export class PublishCropInput {
  @Field(() => ID, { description: 'Identifier of your draft.' })
  id!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which crop to remove.' })
export class DeleteCropInput {
  @Field(() => ID, { description: 'Identifier of your crop.' })
  id!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}
