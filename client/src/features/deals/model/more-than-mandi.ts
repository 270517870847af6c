/** What is asked of a deal: rupees for one unit, what was weighed, and what the nearest mandi paid on that day. */
type SoldAt = {
  price: number;
  weighing: { quantity: { amount: number } } | null;
  priceComparison: { mandi: number; isOld: boolean } | null;
};

/** Whole rupees that a sale brought above the mandi's price of its day; null where it brought none, or that price is not known. */
export function moreThanMandi({ price, weighing, priceComparison }: SoldAt): number | null {
  if (!weighing || !priceComparison || priceComparison.isOld) return null;
  const more = Math.floor((price - priceComparison.mandi) * weighing.quantity.amount);
  return more > 0 ? more : null;
}
