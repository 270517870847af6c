const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The buyer dashboard shows its amounts with this sign, and only that page does (spec §2 and §9, X-03). */
export const BUYER_DASHBOARD_CURRENCY_SIGN = '$';

// Paise are shown as two digits or not at all: ₹12.5 reads as a typing error.
const withSign = (sign: string, amount: number): string =>
  `${sign}${(Number.isInteger(amount) ? numbers : withPaise).format(amount)}`;

/** Rupees with Indian grouping: `₹2,500`, `₹15,000`, `₹1,50,000`. */
export function formatRupees(rupees: number): string {
  return withSign('₹', rupees);
}

/** The same rupees as the buyer dashboard prints them: `$2,500`. See {@link BUYER_DASHBOARD_CURRENCY_SIGN}. */
export function formatDollarAmount(rupees: number): string {
  return withSign(BUYER_DASHBOARD_CURRENCY_SIGN, rupees);
}

/** A plain count or amount with the same grouping: `2,500`, `15,000`. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}
