import type { RelistCropInput, UpdateCropInput } from '@/graphql/generated/schema-types';
import {
  type AddCropField,
  type AddCropTexts,
  AS_DRAFT,
  addCropFields,
  type CropToChange,
  textsOf,
  toCreateCropInput,
} from './add-crop-form';
import { checkAddCrop } from './check-add-crop';

/** How much of it was sold before; 0 where nothing was. */
export function soldOf({ quantity, remainingQuantity }: Pick<CropToChange, 'quantity' | 'remainingQuantity'>): number {
  // Counted in thousandths, as the server does: 80 − 79.9 is 0.1.
  return Math.round((quantity.amount - (remainingQuantity?.amount ?? 0)) * 1_000) / 1_000;
}

/** What stands in the form to sell it again: how much there is now, and the dates, are asked anew. */
export function textsOfAgain(crop: CropToChange): AddCropTexts {
  return { ...textsOf(crop), 'quantity.amount': '', harvestDate: '', expiryDate: '', auctionEndsAt: '' };
}

/**
 * Merges what was typed over one version of a listing into a newer one: a field that they left alone shows what is there
 * now, one that they changed keeps their words.
 */
export function laidOver(newer: AddCropTexts, typed: AddCropTexts, before: AddCropTexts): AddCropTexts {
  const merged = { ...newer };
  for (const field of addCropFields) if (typed[field] !== before[field]) merged[field] = typed[field];
  return merged;
}

/**
 * The form's check; a category that the form does not offer may stay what it is (herbs), and a draft that is only saved may
 * be without what can wait.
 */
export function checkChanges(before: AddCropTexts) {
  return (texts: AddCropTexts, press = ''): ReturnType<typeof checkAddCrop> => {
    const problems = checkAddCrop(texts, press === AS_DRAFT);
    return texts.category === before.category && texts.category !== ''
      ? { ...problems, category: undefined }
      : problems;
  };
}

/** What is sent for an edit of the version that was read; an unchanged end stays to the second. */
export function toUpdateInput(texts: AddCropTexts, crop: CropToChange): UpdateCropInput {
  const keepsEnd = texts.auctionEndsAt === textsOf(crop).auctionEndsAt;
  const { quantity, ...changes } = toCreateCropInput(keepsEnd ? { ...texts, auctionEndsAt: '' } : texts);
  return { ...changes, id: crop.id, version: crop.version, remainingQuantity: quantity };
}

/** What is sent to sell an old listing again. */
export function toRelistInput(texts: AddCropTexts, id: string): RelistCropInput {
  return { ...toCreateCropInput(texts), id };
}

/** The server's names for what the form calls the quantity. */
export const fieldOfForm = (field: string): string => field.replace(/^remainingQuantity\./, 'quantity.');

/** How many live bids are for more than would be left. */
export function bidsAbove(
  left: string,
  bids: readonly { validUntil?: unknown; quantity: { amount: number } }[],
): number {
  if (left.trim() === '') return 0;
  return bids.filter(({ validUntil, quantity }) => validUntil !== null && quantity.amount > Number(left)).length;
}

/** Which fields of a listing say something else now. */
export function changedFields(newer: AddCropTexts, before: AddCropTexts): AddCropField[] {
  return addCropFields.filter((field) => newer[field] !== before[field]);
}
