/*
 * As lib/money.ts prints numbers, which a test compares. Written again because the tool shares no code with the site: what
 * both import would bring the site's libraries along, two hundred kilobytes for three forms.
 */
const digits = new Intl.NumberFormat('en-IN', { useGrouping: 'min2', maximumFractionDigits: 2 });

/** Whole rupees with Indian grouping: `₹2500`, `₹1,50,000`. Nobody budgets in paise. */
export function formatRupees(rupees: number): string {
  return `₹${digits.format(Math.round(rupees))}`;
}

/** A plain number with the same grouping and at most two decimals. */
export function formatNumber(value: number): string {
  return digits.format(value);
}
