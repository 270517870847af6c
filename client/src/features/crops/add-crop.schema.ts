import * as z from 'zod/mini';
import type { MessageId } from '@/i18n/message-id';
import { addCropCategories, addCropGrades, addCropPriceTypes, addCropUnits } from './model/add-crop-values';

const MISSING: MessageId = 'addCrop.required';

const requiredText = z.string().check(z.refine((text) => text.trim() !== '', MISSING));

/** One of a select's options, or the empty one. */
function chosen(options: readonly string[]) {
  return z.string().check(z.refine((text) => options.includes(text), MISSING));
}

/** A number above zero as it was typed, with so many decimals at most; empty passes, that is another rule's business. */
function positive(decimals: number, textId: MessageId) {
  const shape = new RegExp(`^\\d+(\\.\\d{1,${decimals}})?$`);
  return z.refine<string>((text) => text === '' || (shape.test(text) && Number(text) > 0), textId);
}

const priceText = positive(2, 'addCrop.priceShape');

/**
 * What the form checks before it sends: the nine required fields (spec §5, AC-264), numbers that are numbers, and the two
 * comparisons. Messages are text ids. Everything else is the server's to say, and lands on the same fields.
 */
export const addCropSchema = z
  .object({
    cropName: requiredText,
    category: chosen(addCropCategories),
    description: requiredText,
    quantity: z.object({
      amount: z.string().check(
        z.refine((text) => text.trim() !== '', MISSING),
        positive(3, 'addCrop.quantityShape'),
      ),
      unit: chosen(addCropUnits),
    }),
    priceType: chosen(addCropPriceTypes),
    price: z.object({
      basePrice: z.string().check(
        z.refine((text) => text.trim() !== '', MISSING),
        priceText,
      ),
      reservePrice: z.string().check(priceText),
    }),
    location: z.object({ state: requiredText, district: requiredText, address: requiredText }),
    harvestDate: z.string(),
    expiryDate: z.string(),
    qualityGrade: chosen(addCropGrades),
  })
  .check(
    z.refine(({ harvestDate, expiryDate }) => !harvestDate || !expiryDate || expiryDate >= harvestDate, {
      path: ['expiryDate'],
      error: 'addCrop.expiryBeforeHarvest' satisfies MessageId,
      // Also while other fields are wrong: otherwise this one is only reported at the next try.
      when: () => true,
    }),
    z.refine(
      ({ priceType, price }) =>
        priceType !== 'AUCTION' || price.reservePrice === '' || Number(price.reservePrice) >= Number(price.basePrice),
      { path: ['price', 'reservePrice'], error: 'addCrop.reserveBelowBase' satisfies MessageId, when: () => true },
    ),
  );
