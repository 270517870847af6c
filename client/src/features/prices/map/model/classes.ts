/** How many steps of price the map tells apart. */
const MOST_CLASSES = 4;

/** A step of price, in rupees, with its number from the cheapest. */
export type PriceClass = { number: number; least: number; greatest: number };

/** Steps of equal width from the least to the greatest of the prices; one where all are alike, none without any. */
export function priceClasses(prices: readonly number[]): PriceClass[] {
  if (prices.length === 0) return [];
  const least = Math.min(...prices);
  const greatest = Math.max(...prices);
  const count = Math.round(greatest) === Math.round(least) ? 1 : MOST_CLASSES;
  const width = (greatest - least) / count;
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    least: least + index * width,
    greatest: least + (index + 1) * width,
  }));
}

/** The step that a price is in. */
export const classOf = (price: number, classes: readonly PriceClass[]): PriceClass | undefined =>
  classes.find(({ greatest }) => price <= greatest) ?? classes.at(-1);
