import { BidStatus } from '../modules/bids/bid.types.js';
import { CropCategory, CropStatus, PriceType, QualityGrade, QuantityUnit } from '../modules/crops/crop.enums.js';
import {
  bothIdentifiers,
  day,
  flag,
  identifier,
  list,
  moment,
  nullable,
  number,
  object,
  oneOf,
  ref,
  rupees,
  type Schema,
  text,
  whole,
} from './openapi-schema.js';

const image = object({
  url: text('Path of the widest variant.'),
  alt: text('What the picture is of.'),
  width: whole('Pixels of the widest variant.'),
  height: whole('Pixels of the widest variant.'),
  variants: list(object({ url: text('Path of the file.'), width: whole('Pixels.'), height: whole('Pixels.') }), {
    maxItems: 3,
    description: 'WebP, from narrow to wide.',
  }),
});

const crop = (farmer: string): Schema =>
  object(
    {
      ...bothIdentifiers('the crop'),
      cropName: text('Name of the crop.'),
      name: text('The same as cropName.'),
      category: oneOf(CropCategory, 'What kind of produce it is.'),
      description: text("The farmer's description."),
      farmerId: ref(farmer),
      farmer: object({
        location: nullable(text('Where the farm is.')),
        rating: nullable(number('Stars, 1 to 5.')),
        verified: flag('Whether the account was checked.'),
      }),
      location: object({ state: text('State.'), district: text('District.'), address: text('Village or street.') }),
      images: list(ref('Image'), { maxItems: 10 }),
      priceType: oneOf(PriceType, 'Fixed price, or auction.'),
      price: object(
        {
          basePrice: rupees('Asking price per unit.'),
          reservePrice: rupees('Lowest price of an auction; only for the owner.'),
        },
        ['reservePrice'],
      ),
      quantity: object({
        amount: number('How much there is.'),
        unit: oneOf(QuantityUnit, 'Unit of amount and price.'),
      }),
      harvestDate: nullable(day('Day of the harvest.')),
      expiryDate: nullable(day('Last good day.')),
      qualityGrade: oneOf(QualityGrade, "The farmer's own grading."),
      specifications: object({
        organic: flag('Grown organically.'),
        pesticidesUsed: list(text('Name of a pesticide.')),
        fertilizersUsed: list(text('Name of a fertilizer.')),
        certifications: list(text('Name of a certificate.')),
      }),
      status: oneOf(CropStatus, 'Where it stands.'),
      verified: flag('Whether the listing was checked.'),
      rating: nullable(number('Stars, 1 to 5.')),
      reviews: nullable(whole('Number of reviews.')),
      createdAt: moment('When it was listed.'),
    },
    ['rating', 'reviews', 'harvestDate', 'expiryDate'],
  );

const cropInput = object(
  {
    cropName: text('Name of the crop.', { minLength: 1, maxLength: 120 }),
    category: oneOf(CropCategory, 'What kind of produce it is.'),
    description: text('Description.', { minLength: 1, maxLength: 4_000 }),
    'quantity.amount': number('How much there is.', { exclusiveMinimum: 0, maximum: 100_000_000 }),
    'quantity.unit': oneOf(QuantityUnit, 'Unit of amount and price.'),
    priceType: oneOf(PriceType, 'Fixed price, or auction.', { default: 'fixed' }),
    'price.basePrice': rupees('Asking price per unit.'),
    'price.reservePrice': rupees('Lowest price of an auction.'),
    'location.state': text('State.', { maxLength: 80 }),
    'location.district': text('District.', { maxLength: 80 }),
    'location.address': text('Village or street.', { maxLength: 400 }),
    harvestDate: day('Day of the harvest.'),
    expiryDate: day('Last good day; not before the harvest.'),
    qualityGrade: oneOf(QualityGrade, "The farmer's own grading.", { default: 'B' }),
    'specifications.organic': flag('Grown organically.', { default: false }),
    'specifications.pesticidesUsed': list(text('Name of a pesticide.')),
    'specifications.fertilizersUsed': list(text('Name of a fertilizer.')),
    'specifications.certifications': list(text('Name of a certificate.')),
    images: list({ type: 'string', format: 'binary' }, { maxItems: 10, description: 'JPEG, PNG or WebP, 10 MB each.' }),
  },
  [
    'priceType',
    'price.reservePrice',
    'harvestDate',
    'expiryDate',
    'qualityGrade',
    'specifications.organic',
    'specifications.pesticidesUsed',
    'specifications.fertilizersUsed',
    'specifications.certifications',
    'images',
  ],
);

/** Schemas of crops and bids, by name. */
export const CROP_SCHEMAS: Readonly<Record<string, Schema>> = {
  Image: image,
  FarmerInList: object({
    ...bothIdentifiers('the farmer'),
    firstName: text('Given name.'),
    email: text('E-mail address.', { format: 'email' }),
  }),
  FarmerInDetail: object({
    ...bothIdentifiers('the farmer'),
    firstName: text('Given name.'),
    lastName: text('Family name.'),
    email: text('E-mail address.', { format: 'email' }),
    phone: text('Ten digits.'),
  }),
  CropInList: crop('FarmerInList'),
  Crop: crop('FarmerInDetail'),
  CropInput: cropInput,
  BidInput: object(
    {
      cropId: identifier('the crop'),
      bidAmount: rupees('Offer per unit of the listing.'),
      message: text('A word to the farmer.', { maxLength: 1_000 }),
    },
    ['message'],
  ),
  BidItem: object({
    bidId: identifier('the bid'),
    _id: identifier('the bid'),
    bidAmount: rupees('Offer per unit of the listing.'),
    message: nullable(text('The word to the farmer.')),
    status: oneOf(BidStatus, 'Where it stands.'),
    createdAt: moment('When it was placed.'),
    crop: object({
      ...bothIdentifiers('the crop'),
      cropName: text('Name of the crop.'),
      name: text('The same as cropName.'),
      images: list(ref('Image')),
      status: oneOf(CropStatus, 'Where the crop stands.'),
      farmerId: object({ firstName: text("The farmer's given name.") }),
      listed: flag('False once the farmer removed the crop.'),
    }),
  }),
};
