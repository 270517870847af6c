import type { Translate } from '@/i18n/use-text';
import { formatNumber } from '@/lib/money';

/** What produce is sold by, as the API names it. */
type SoldBy = 'KG' | 'QUINTAL' | 'TON' | 'PIECES' | 'LITERS';

/** An amount with its unit, in the number that the amount asks for: `1 quintal`, `300 quintals`, `900 kg`. */
export function quantityText(t: Translate, { amount, unit }: { amount: number; unit: SoldBy }): string {
  return t(`ui.quantity.${unit}`, { count: amount, amount: formatNumber(amount) });
}
