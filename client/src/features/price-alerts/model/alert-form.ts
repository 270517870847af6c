import type { CreatePriceAlertInput, PriceAlertKind } from '@/graphql/generated/schema-types';
import type { MessageId } from '@/i18n/message-id';

export const alertFields = ['market', 'kind', 'amount'] as const;
export type AlertField = (typeof alertFields)[number];

/** In the order in which they are offered. */
export const ALERT_KINDS: readonly PriceAlertKind[] = ['ABOVE', 'BELOW', 'MOVES'];

/** What is missing; how much an amount may be says the server. */
export const checkAlert = ({ amount }: Record<AlertField, string>): Partial<Record<AlertField, MessageId>> =>
  amount === '' ? { amount: 'priceAlerts.new.amountMissing' } : {};

/** What is sent of the form. */
export function alertInput(
  commodity: string,
  { market, kind, amount }: Record<AlertField, string>,
): CreatePriceAlertInput {
  return {
    commodity,
    market,
    kind: ALERT_KINDS.find((each) => each === kind) ?? 'ABOVE',
    amount: Number(amount),
  };
}
