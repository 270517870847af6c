import { AppError, EnumValue } from '../../platform/errors/app-error.js';
import type { Paise } from '../../platform/money.js';
import type { CropEntity } from './crop.entity.js';

/** Quantities have at most three decimals: counted in thousandths they are exact. */
const PARTS = 1_000;
const inParts = (quantity: number) => Math.round(quantity * PARTS);

/** What says how much of a crop is left. */
type QuantityLeft = Pick<CropEntity, 'quantityAmount' | 'soldQuantity' | 'status'>;

/** How much of a crop can still be bought. A crop that is marked as sold has nothing left. */
export function remainingOf(crop: QuantityLeft): number {
  if (crop.status === 'sold') return 0;
  return minus(crop.quantityAmount, crop.soldQuantity);
}

/** Two quantities together. */
export const plus = (one: number, other: number) => (inParts(one) + inParts(other)) / PARTS;

/** A quantity without another one. */
export const minus = (one: number, other: number) => (inParts(one) - inParts(other)) / PARTS;

/** Whether a number can be a quantity at all: above zero, at most three decimals. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 / PARTS && Math.abs(inParts(value) / PARTS - value) < 1e-9;
}

/** Price times quantity, rounded to the paisa, half of one up. */
export function totalOf(price: Paise, quantity: number): Paise {
  // The product may have more digits than a number holds.
  const exact = BigInt(price) * BigInt(inParts(quantity));
  return Number((exact + BigInt(PARTS / 2)) / BigInt(PARTS));
}

/** The refusal if less is left of a crop than is wanted: it says how much, and in which unit. */
export const quantityGone = (crop: QuantityLeft & Pick<CropEntity, 'quantityUnit'>) =>
  new AppError('QUANTITY_GONE', 'There is not that much left of this crop.', {
    details: { remaining: remainingOf(crop), unit: new EnumValue(crop.quantityUnit) },
  });
