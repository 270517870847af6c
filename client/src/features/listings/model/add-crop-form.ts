import type {
  CreateCropInput,
  CropCategory,
  PriceType,
  QualityGrade,
  QuantityUnit,
  SpecificationsInput,
} from '@/graphql/generated/schema-types';
import { localInIndia, momentOfIndia } from '@/lib/dates';

/** What the form offers, in the order of spec §5; herbs exist, but are never listed through it. */
export const addCropCategories = [
  'VEGETABLES',
  'FRUITS',
  'GRAINS',
  'SPICES',
  'DAIRY',
  'OTHER',
] as const satisfies readonly CropCategory[];
export const addCropUnits = ['KG', 'QUINTAL', 'TON', 'PIECES', 'LITERS'] as const satisfies readonly QuantityUnit[];
export const addCropGrades = ['A', 'B', 'C'] as const satisfies readonly QualityGrade[];
export const addCropPriceTypes = ['FIXED', 'AUCTION'] as const satisfies readonly PriceType[];

/**
 * The fields in the order in which they stand, by the server's names for them. The pictures are kept apart
 * (`use-photos.ts`) and stand here for what the server says about them.
 */
export const addCropFields = [
  'images',
  'cropName',
  'category',
  'description',
  'quantity.amount',
  'quantity.unit',
  'minQuantity',
  'priceType',
  'price.basePrice',
  'price.reservePrice',
  'auctionEndsAt',
  'location.state',
  'location.district',
  'location.address',
  'harvestDate',
  'expiryDate',
  'qualityGrade',
  'specifications.organic',
  'specifications.pesticidesUsed',
  'specifications.fertilizersUsed',
  'specifications.certifications',
] as const;

export type AddCropField = (typeof addCropFields)[number];
/** What the button says that only saves. */
export const AS_DRAFT = 'draft';
/** The form as it is filled in: unparsed texts. */
export type AddCropTexts = Record<AddCropField, string>;

/** Category and unit start empty, so that they can be missing; price type fixed and grade B are given (spec §9). */
export const emptyAddCrop: AddCropTexts = {
  cropName: '',
  category: '',
  description: '',
  'quantity.amount': '',
  'quantity.unit': '',
  minQuantity: '',
  priceType: 'FIXED',
  'price.basePrice': '',
  'price.reservePrice': '',
  auctionEndsAt: '',
  'location.state': '',
  'location.district': '',
  'location.address': '',
  images: '',
  harvestDate: '',
  expiryDate: '',
  qualityGrade: 'B',
  'specifications.organic': '',
  'specifications.pesticidesUsed': '',
  'specifications.fertilizersUsed': '',
  'specifications.certifications': '',
};

/** What a ticked box says. */
export const TICKED = 'yes';

const HOUR_MS = 60 * 60 * 1_000;

/** When an auction may end, as its field takes it: from one hour to fourteen days ahead, by custom in three days. */
export function auctionEnds(now: number): Record<'min' | 'max' | 'usual', string> {
  const inHours = (hours: number) => localInIndia(new Date(now + hours * HOUR_MS).toISOString());
  return { min: inHours(1), max: inHours(14 * 24), usual: inHours(3 * 24) };
}

/** Names as they are typed one after the other: "DAP, urea". */
const namesOf = (text: string): string[] =>
  text
    .split(/[,;\n।]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** How it was grown (spec §3), in the fields that show it. */
export function specificationTexts(said: Required<SpecificationsInput>) {
  return {
    'specifications.organic': said.organic ? TICKED : '',
    'specifications.pesticidesUsed': said.pesticidesUsed.join(', '),
    'specifications.fertilizersUsed': said.fertilizersUsed.join(', '),
    'specifications.certifications': said.certifications.join(', '),
  };
}

/** What the listing as a whole costs, in rupees; null until quantity and price are there. */
export function lotPrice(texts: Pick<AddCropTexts, 'quantity.amount' | 'price.basePrice'>): number | null {
  const total = Number(texts['quantity.amount']) * Number(texts['price.basePrice']);
  return Number.isFinite(total) && total > 0 ? Math.round(total * 100) / 100 : null;
}

/** Turns texts that `checkAddCrop` passed into what the API takes. The reserve price goes with an auction alone, parts with a fixed price. */
export function toCreateCropInput(texts: AddCropTexts): CreateCropInput {
  const isAuction = texts.priceType === 'AUCTION';
  const reserve = isAuction ? texts['price.reservePrice'] : '';
  const least = isAuction ? '' : texts.minQuantity;
  return {
    cropName: texts.cropName.trim(),
    category: texts.category as CropCategory,
    description: texts.description.trim(),
    quantity: { amount: Number(texts['quantity.amount']), unit: texts['quantity.unit'] as QuantityUnit },
    minQuantity: least === '' ? null : Number(least),
    priceType: texts.priceType as PriceType,
    basePrice: Number(texts['price.basePrice']),
    reservePrice: reserve === '' ? null : Number(reserve),
    ...(isAuction && texts.auctionEndsAt ? { auctionEndsAt: momentOfIndia(texts.auctionEndsAt) } : {}),
    location: {
      state: texts['location.state'].trim(),
      district: texts['location.district'].trim(),
      address: texts['location.address'].trim(),
    },
    harvestDate: texts.harvestDate || null,
    expiryDate: texts.expiryDate || null,
    qualityGrade: texts.qualityGrade as QualityGrade,
    specifications: {
      organic: texts['specifications.organic'] === TICKED,
      pesticidesUsed: namesOf(texts['specifications.pesticidesUsed']),
      fertilizersUsed: namesOf(texts['specifications.fertilizersUsed']),
      certifications: namesOf(texts['specifications.certifications']),
    },
  };
}
