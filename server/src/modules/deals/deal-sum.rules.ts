import type { Paise } from '../../platform/money.js';
import { totalOf } from '../crops/quantity.rules.js';
import { PaymentState, PaymentStatus } from './deal-part.types.js';

/** Quantities have at most three decimals, per cent two: counted in these they are exact. */
const QUANTITY_PARTS = 1_000;
const PERCENT_PARTS = 100;

/**
 * What is to be paid for a weighed quantity: price × quantity × (100 − per cent) / 100, rounded once, to the nearest
 * paisa and half of one up. The database holds the same sum (`deal_weighings_sum`).
 */
export function finalAmount(price: Paise, quantity: number, deductionPercent: number | null): Paise {
  const left = 100 * PERCENT_PARTS - Math.round((deductionPercent ?? 0) * PERCENT_PARTS);
  // The product may have more digits than a number holds.
  const exact = BigInt(price) * BigInt(Math.round(quantity * QUANTITY_PARTS)) * BigInt(left);
  const divisor = BigInt(QUANTITY_PARTS * 100 * PERCENT_PARTS);
  return Number((exact + divisor / 2n) / divisor);
}

/** How far the weighed quantity may be from the agreed one without being asked about: ten per cent. */
export const FAR_PERCENT = 10;

/** Whether a weighed quantity is further from the agreed one than scales, moisture and sacks explain. */
export function isFar(weighed: number, agreed: number): boolean {
  const parts = (quantity: number) => Math.round(quantity * QUANTITY_PARTS);
  return Math.abs(parts(weighed) - parts(agreed)) > (parts(agreed) * FAR_PERCENT) / 100;
}

/** What the sums look at of a payment. */
interface Paid {
  readonly amountPaise: Paise;
  readonly status: PaymentStatus;
}

const sumOf = (payments: readonly Paid[], status: PaymentStatus): Paise =>
  payments.filter((payment) => payment.status === status).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Where the money of a deal stands; nothing of it passes through us. */
export interface DealSum {
  /** The final amount, or the agreed total before the weighing. */
  readonly due: Paise;
  /** What the farmer has confirmed. */
  readonly received: Paise;
  /** What the buyer says to have paid and the farmer has not answered. */
  readonly marked: Paise;
  /** What is left beside both. */
  readonly toPay: Paise;
  readonly state: PaymentState;
}

/** Sums up a deal: what was agreed, what was weighed, and what was paid. */
export function dealSum(
  agreed: { readonly pricePaise: Paise; readonly quantity: number },
  weighing: { readonly finalPaise: Paise } | undefined,
  payments: readonly Paid[],
): DealSum {
  const due = weighing?.finalPaise ?? totalOf(agreed.pricePaise, agreed.quantity);
  const received = sumOf(payments, PaymentStatus.RECEIVED);
  const marked = sumOf(payments, PaymentStatus.MARKED);
  return { due, received, marked, toPay: Math.max(0, due - received - marked), state: paymentState(received, due) };
}

function paymentState(received: Paise, due: Paise): PaymentState {
  if (received > due) return PaymentState.OVERPAID;
  if (received === due) return PaymentState.FULL;
  return received === 0 ? PaymentState.NONE : PaymentState.PARTIAL;
}
