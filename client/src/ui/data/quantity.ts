import type { QuantityUnit } from '@/graphql/generated/schema-types';
import type { Translate } from '@/i18n/use-text';
import { formatNumber } from '@/lib/money';

/** An amount with its unit, in the number that the amount asks for: `1 quintal`, `300 quintals`, `900 kg`. */
export function quantityText(t: Translate, { amount, unit }: { amount: number; unit: QuantityUnit }): string {
  return t(`ui.quantity.${unit}`, { count: amount, amount: formatNumber(amount) });
}
