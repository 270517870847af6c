/** A price in whole per cent of another one; never 0, something is not nothing. */
export function percentOf(price: number, other: number): number {
  return Math.max(1, Math.round((price / other) * 100));
}

/** Less than half of another price or more than double: most of these are meant per another unit. */
export function isFar(price: number, other: number): boolean {
  return price > 0 && other > 0 && (price * 2 < other || price > other * 2);
}
