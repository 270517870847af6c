/** In which steps people name prices of that size, in rupees. */
const steps: readonly (readonly [below: number, step: number])[] = [
  [50, 0.5],
  [500, 1],
  [2_000, 5],
  [10_000, 10],
  [Number.POSITIVE_INFINITY, 50],
];

/** Parts of the asking price that are ready to be pressed: as asked, and where bargaining mostly ends. */
const parts = [1, 0.98, 0.95];

/** The step in which people bargain over an asking price, in rupees. */
export const stepFor = (asking: number): number => steps.find(([below]) => asking < below)?.[1] ?? 1;

/** Bids that are ready to be pressed for an asking price in rupees: that one, and two rounded ones below it, none twice. */
export function quickAmounts(asking: number): number[] {
  const step = stepFor(asking);
  const rounded = parts.map((part) => (part === 1 ? asking : Math.floor((asking * part) / step) * step));
  return [...new Set(rounded)].filter((amount) => amount > 0);
}

/** The bid that is one step above (1) or below (-1) another, in rupees; the asking price where there is none yet. Never nothing. */
export function stepped(amount: number, direction: 1 | -1, asking: number): number {
  const step = stepFor(asking);
  return amount > 0 ? Math.max(step, amount + direction * step) : asking;
}
