import { formatRupees } from '@/lib/money';

/** Rupees without paise, in which nobody budgets. */
export function formatWholeRupees(rupees: number): string {
  return formatRupees(Math.round(rupees));
}
