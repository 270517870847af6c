import type {
  CreateCropInput,
  CropCategory,
  PriceType,
  QualityGrade,
  QuantityUnit,
} from '@/graphql/generated/schema-types';
import type { MessageId } from '@/i18n/message-id';
import { localInIndia, momentOfIndia } from '@/lib/moments';
import type { CropToChangeQuery } from '../edit-crop.generated';

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

/** What a ticked box says. */
export const TICKED = 'yes';

/** A listing as its farmer changes it. */
export type CropToChange = NonNullable<CropToChangeQuery['crop']>;

/** The steps in which a phone asks for it all, in their order. */
export const formSteps = ['photos', 'crop', 'price', 'place'] as const;
export type FormStep = (typeof formSteps)[number];

/** One field of the form: where it stands, what stands in it at first, and what of a listing that is there already. */
interface FormField {
  readonly step: FormStep;
  /** What a sentence calls it. */
  readonly called: MessageId;
  readonly empty: string;
  shown(crop: CropToChange): string;
}

/** A field that starts empty; null of a listing is empty in it. */
const startsEmpty = (
  step: FormStep,
  called: MessageId,
  read: (crop: CropToChange) => string | number | null | undefined,
): FormField => ({
  step,
  called,
  empty: '',
  shown: (crop) => String(read(crop) ?? ''),
});

/**
 * The fields in the order in which they stand, by the server's names for them. The quantity is what is left to sell. Category
 * and unit start empty, so that they can be missing; price type fixed and grade B are given (spec §9). The pictures are
 * kept apart (`use-photos.ts`) and stand here for what the server says about them.
 */
const FORM = {
  images: startsEmpty('photos', 'editCrop.field.images', () => ''),
  cropName: startsEmpty('crop', 'editCrop.field.cropName', (crop) => crop.cropName),
  category: startsEmpty('crop', 'editCrop.field.category', (crop) => crop.category),
  'quantity.amount': startsEmpty('crop', 'editCrop.field.quantity.amount', (crop) => crop.remainingQuantity?.amount),
  'quantity.unit': startsEmpty('crop', 'editCrop.field.quantity.unit', (crop) => crop.quantity.unit),
  description: startsEmpty('crop', 'editCrop.field.description', (crop) => crop.description),
  harvestDate: startsEmpty('crop', 'editCrop.field.harvestDate', (crop) => crop.harvestDate),
  expiryDate: startsEmpty('crop', 'editCrop.field.expiryDate', (crop) => crop.expiryDate),
  qualityGrade: { step: 'crop', called: 'editCrop.field.qualityGrade', empty: 'B', shown: (crop) => crop.qualityGrade },
  'specifications.organic': startsEmpty('crop', 'editCrop.field.specifications.organic', (crop) =>
    crop.specifications.organic ? TICKED : '',
  ),
  'specifications.pesticidesUsed': startsEmpty('crop', 'editCrop.field.specifications.pesticidesUsed', (crop) =>
    crop.specifications.pesticidesUsed.join(', '),
  ),
  'specifications.fertilizersUsed': startsEmpty('crop', 'editCrop.field.specifications.fertilizersUsed', (crop) =>
    crop.specifications.fertilizersUsed.join(', '),
  ),
  'specifications.certifications': startsEmpty('crop', 'editCrop.field.specifications.certifications', (crop) =>
    crop.specifications.certifications.join(', '),
  ),
  priceType: { step: 'price', called: 'editCrop.field.priceType', empty: 'FIXED', shown: (crop) => crop.priceType },
  'price.basePrice': startsEmpty('price', 'editCrop.field.price.basePrice', (crop) => crop.basePrice),
  'price.reservePrice': startsEmpty('price', 'editCrop.field.price.reservePrice', (crop) => crop.reservePrice),
  auctionEndsAt: startsEmpty('price', 'editCrop.field.auctionEndsAt', (crop) => localInIndia(crop.auction?.endsAt)),
  minQuantity: startsEmpty('price', 'editCrop.field.minQuantity', (crop) => crop.minQuantity),
  'location.state': startsEmpty('place', 'editCrop.field.location.state', (crop) => crop.location.state),
  'location.district': startsEmpty('place', 'editCrop.field.location.district', (crop) => crop.location.district),
  'location.address': startsEmpty('place', 'editCrop.field.location.address', (crop) => crop.location.address),
} satisfies Record<string, FormField>;

export type AddCropField = keyof typeof FORM;
export const addCropFields = Object.keys(FORM) as AddCropField[];
/** What the button says that only saves. */
export const AS_DRAFT = 'draft';
/** The form as it is filled in: unparsed texts. */
export type AddCropTexts = Record<AddCropField, string>;

/** Where a field stands. */
export const stepOf = (name: AddCropField): FormStep => FORM[name].step;

/** What a sentence calls a field. */
export const textOfField = (name: AddCropField): MessageId => FORM[name].called;

const textsBy = (read: (field: FormField) => string) =>
  Object.fromEntries(addCropFields.map((name) => [name, read(FORM[name])])) as AddCropTexts;

/** What stands in the form of a new listing. */
export const emptyAddCrop = textsBy(({ empty }) => empty);

/** What stands in the form of a listing that is changed. */
export const textsOf = (crop: CropToChange) => textsBy(({ shown }) => shown(crop));

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

/** What the listing as a whole costs, in rupees; null until quantity and price are there. */
export function lotPrice(texts: Pick<AddCropTexts, 'quantity.amount' | 'price.basePrice'>): number | null {
  const total = Number(texts['quantity.amount']) * Number(texts['price.basePrice']);
  return Number.isFinite(total) && total > 0 ? Math.round(total * 100) / 100 : null;
}

/** What is said of the goods' quality, as it is sent, and as a card of the market shows it. */
export function qualityOf(texts: Readonly<AddCropTexts>) {
  return {
    harvestDate: texts.harvestDate || null,
    expiryDate: texts.expiryDate || null,
    qualityGrade: texts.qualityGrade as QualityGrade,
  };
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
    ...qualityOf(texts),
    specifications: {
      organic: texts['specifications.organic'] === TICKED,
      pesticidesUsed: namesOf(texts['specifications.pesticidesUsed']),
      fertilizersUsed: namesOf(texts['specifications.fertilizersUsed']),
      certifications: namesOf(texts['specifications.certifications']),
    },
  };
}
