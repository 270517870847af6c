import type { MessageId } from '@/i18n/message-id';
import {
  type AddCropField,
  type AddCropTexts,
  addCropCategories,
  addCropGrades,
  addCropPriceTypes,
  addCropUnits,
} from './add-crop-form';

/**
 * The nine required fields (spec §5); each has `addCrop.missing.<key>`, in English fixed word by word. A draft may be
 * without those that can wait (`required.rules.ts` of the server).
 */
const required = [
  { field: 'cropName', key: 'cropName' },
  { field: 'category', key: 'category' },
  { field: 'description', key: 'description', mayWait: true },
  { field: 'quantity.amount', key: 'quantityAmount' },
  { field: 'quantity.unit', key: 'quantityUnit' },
  { field: 'price.basePrice', key: 'basePrice' },
  { field: 'location.state', key: 'state', mayWait: true },
  { field: 'location.district', key: 'district', mayWait: true },
  { field: 'location.address', key: 'address', mayWait: true },
] as const satisfies readonly { field: AddCropField; key: string; mayWait?: true }[];

const choices = [
  { field: 'category', options: addCropCategories },
  { field: 'quantity.unit', options: addCropUnits },
  { field: 'priceType', options: addCropPriceTypes },
  { field: 'qualityGrade', options: addCropGrades },
] as const satisfies readonly { field: AddCropField; options: readonly string[] }[];

type MissingKey = (typeof required)[number]['key'];

const isBlank = (text: string) => text.trim() === '';

/** The required fields, of a listing that is for sale or of one that is only saved. */
const requiredOf = (isDraft: boolean) => required.filter((each) => !(isDraft && 'mayWait' in each));

/** The keys of the required fields that are still empty, in the order of spec §5. */
export function missingFields(texts: AddCropTexts, isDraft = false): MissingKey[] {
  return requiredOf(isDraft)
    .filter(({ field }) => isBlank(texts[field]))
    .map(({ key }) => key);
}

/** A number above zero as it was typed, with so many decimals at most. */
function isPositive(text: string, decimals: number): boolean {
  return new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`).test(text) && Number(text) > 0;
}

function priceProblem(text: string): MessageId | undefined {
  return isPositive(text, 2) ? undefined : 'addCrop.priceShape';
}

/** The least that is taken, in an auction alone, where it may be left out. */
function reserveProblem({ priceType, ...texts }: AddCropTexts): MessageId | undefined {
  const reserve = texts['price.reservePrice'];
  if (priceType !== 'AUCTION' || reserve === '') return undefined;
  return Number(reserve) < Number(texts['price.basePrice']) ? 'addCrop.reserveBelowBase' : priceProblem(reserve);
}

/** The least part of a lot, where it is sold in parts: never with an auction, and not more than there is. */
function leastProblem({ priceType, minQuantity, ...texts }: AddCropTexts): MessageId | undefined {
  if (priceType === 'AUCTION' || minQuantity === '') return undefined;
  if (!isPositive(minQuantity, 3)) return 'addCrop.quantityShape';
  return Number(minQuantity) > Number(texts['quantity.amount']) ? 'addCrop.leastAboveQuantity' : undefined;
}

function expiryProblem({ harvestDate, expiryDate }: AddCropTexts): MessageId | undefined {
  return harvestDate && expiryDate && expiryDate < harvestDate ? 'addCrop.expiryBeforeHarvest' : undefined;
}

/**
 * What the form checks before it sends: the required fields, numbers that are numbers, and the two comparisons.
 * Everything else is the server's to say, and lands on the same fields.
 */
export function checkAddCrop(
  texts: AddCropTexts,
  isDraft = false,
): Partial<Record<AddCropField, MessageId | undefined>> {
  const problems: Partial<Record<AddCropField, MessageId | undefined>> = {
    'quantity.amount': isPositive(texts['quantity.amount'], 3) ? undefined : 'addCrop.quantityShape',
    minQuantity: leastProblem(texts),
    'price.basePrice': priceProblem(texts['price.basePrice']),
    'price.reservePrice': reserveProblem(texts),
    expiryDate: expiryProblem(texts),
  };
  for (const { field, options } of choices) {
    if (!options.some((option) => option === texts[field])) problems[field] = 'addCrop.required';
  }
  for (const { field } of requiredOf(isDraft)) if (isBlank(texts[field])) problems[field] = 'addCrop.required';
  return problems;
}
