/*
 * How a price stands beside what is known of the mandis. The browser's program compares by this file too, while an amount is typed
 * (`client/src/lib/price-verdict.ts`), so it imports nothing.
 */

/** What a price is compared with, all for one unit. */
export interface PricesAround {
  /** The modal price of one's own mandi, or of the nearest. */
  readonly mandi: number;
  /** The minimum support price; null where there is none. */
  readonly msp: number | null;
}

export const PriceVerdict = {
  ABOVE: 'ABOVE',
  AT: 'AT',
  BELOW: 'BELOW',
  BELOW_MSP: 'BELOW_MSP',
} as const;
export type PriceVerdict = (typeof PriceVerdict)[keyof typeof PriceVerdict];

/** A difference that nobody bargains over, as a part of the mandi's price: ₹12 of ₹2,500. */
const AT_MANDI = 0.005;

/** Where a price stands, and by how much, in the same unit, to the paisa. What is below the MSP is first of all that. */
export function verdictOn(price: number, { mandi, msp }: PricesAround): { verdict: PriceVerdict; difference: number } {
  const isBelowMsp = msp !== null && price < msp;
  const difference = Math.round(Math.abs(price - (isBelowMsp ? msp : mandi)) * 100) / 100;
  if (isBelowMsp) return { verdict: PriceVerdict.BELOW_MSP, difference };
  if (difference <= mandi * AT_MANDI) return { verdict: PriceVerdict.AT, difference };
  return { verdict: price > mandi ? PriceVerdict.ABOVE : PriceVerdict.BELOW, difference };
}
