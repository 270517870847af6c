import type { PaymentMethod } from '@/graphql/generated/schema-types';
import type { MessageId } from '@/i18n/message-id';

/** The fields of a payment in their order, by the server's names. */
export const paymentFields = ['amount', 'method', 'reference'] as const;

export type PaymentTexts = Record<(typeof paymentFields)[number], string>;

export const paymentMethods = ['UPI', 'BANK', 'CASH'] as const satisfies readonly PaymentMethod[];

/** Above it, or with more than two decimals, the server takes nothing for an amount: ten crore rupees. */
const MOST_RUPEES = 10_00_00_000;

function isAmount(typed: string): boolean {
  const rupees = Number(typed);
  return rupees > 0 && rupees <= MOST_RUPEES && Math.abs(Math.round(rupees * 100) / 100 - rupees) < 1e-6;
}

/** What is wrong with a payment before it is sent. */
export function checkPayment({
  amount,
  method,
}: PaymentTexts): Partial<Record<keyof PaymentTexts, MessageId | undefined>> {
  return {
    amount: isAmount(amount) ? undefined : 'deal.pay.amountWrong',
    method: method ? undefined : 'deal.pay.methodMissing',
  };
}

/** As it is sent. */
export function paymentInput({ amount, method, reference }: PaymentTexts) {
  return {
    amount: Number(amount),
    method: paymentMethods.find((known) => known === method) ?? 'UPI',
    reference: reference.trim() || null,
  };
}

/** The UPI ID that a `upi://pay` link pays to: for who types it into an app of theirs. */
export function payeeOf(upiLink: string): string {
  return new URLSearchParams(upiLink.slice(upiLink.indexOf('?') + 1)).get('pa') ?? '';
}
