/*
 * Where the prices stand in the drawing of the strip. The browser's program draws by this file too (`client/src/lib/strip-places.ts`), so it
 * imports nothing.
 */

interface Prices {
  readonly lowest: number;
  readonly highest: number;
  readonly mandi: number;
  readonly msp: number | null;
}

/** The line in the drawing, in its own units. */
const LEFT = 6;
const WIDTH = 188;
/** The axis is cut so little outside of what is shown that a difference of ₹20 is seen. */
const MARGIN = 0.015;
/** What is farther off stands at the end: one figure typed wrongly does not press all others together. */
const FARTHEST = 0.4;

/** Places on the line, from 0 to 200. */
export interface StripPlaces {
  readonly lowest: number;
  readonly highest: number;
  readonly mandi: number;
  readonly msp: number | null;
  /** Of the price itself. */
  readonly dot: number;
}

/** Where on the line each price stands, rounded. */
export function stripPlaces({ lowest, highest, mandi, msp }: Prices, price: number): StripPlaces {
  const shown = Math.min(Math.max(price, lowest * (1 - FARTHEST)), highest * (1 + FARTHEST));
  const all = [lowest, highest, mandi, shown, msp ?? mandi];
  const from = Math.min(...all) * (1 - MARGIN);
  const to = Math.max(...all) * (1 + MARGIN);
  const at = (rupees: number) => Math.round(LEFT + ((rupees - from) / (to - from)) * WIDTH);
  return {
    lowest: at(lowest),
    highest: at(highest),
    mandi: at(mandi),
    msp: msp === null ? null : at(msp),
    dot: at(shown),
  };
}
