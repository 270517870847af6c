/** How a price stands to one before it, in rupees and in parts of a hundred. */
export type Change = { rupees: number; percent: number };

/** Undefined where one of the two is not known. */
export function changeOf(
  now: { modal: number } | null | undefined,
  before: { modal: number } | null | undefined,
): Change | undefined {
  if (!now || !before || before.modal === 0) return undefined;
  const rupees = Math.round(now.modal - before.modal);
  return { rupees, percent: Math.round((rupees / before.modal) * 1000) / 10 };
}
