import { formatRupees } from '@/lib/money';

/** Rupees without paise, which no budget needs. */
export function formatWholeRupees(rupees: number): string {
  return formatRupees(Math.round(rupees));
}
