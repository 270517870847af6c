import type { RequestContext } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { DealEntity } from './deal.entity.js';
import { checkOptionalWords } from './deal-draft.rules.js';
import { withRow } from './deal-file.rules.js';
import { DealPaymentEntity } from './deal-part.entity.js';
import { PaymentStatus } from './deal-part.types.js';
import { DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, type Moving, moveDeal } from './move-deal.js';

/** Which payment the farmer answers. */
export interface PaymentAnswer {
  readonly dealId: string;
  readonly paymentId?: unknown;
}

/** What a payment may be before each answer. One that did not come may come after all. */
const BEFORE = {
  RECEIVED: [PaymentStatus.MARKED, PaymentStatus.NOT_RECEIVED],
  NOT_RECEIVED: [PaymentStatus.MARKED],
} as const satisfies Partial<Record<PaymentStatus, readonly PaymentStatus[]>>;

async function answer(
  tx: RequestContext,
  { record, move, viewer, now }: Moving,
  { paymentId, status, words }: { paymentId: unknown; status: keyof typeof BEFORE; words: string | null },
): Promise<void> {
  const payment = record.file.payments.find(({ id }) => id === paymentId);
  if (!payment) throw new AppError('NOT_FOUND', 'Payment not found.');
  if (!BEFORE[status].some((before) => before === payment.status)) {
    throw new AppError('CONFLICT', 'You have answered this payment already.');
  }
  const answered = { status, answeredAt: now };
  await tx.db.update(DealPaymentEntity, { id: payment.id }, answered);
  const after = { ...record.file, payments: withRow(record.file.payments, { ...payment, ...answered }) };
  await record.step(move, { actorId: viewer.id, at: now, subjectId: payment.id, words }, after);
}

/**
 * The farmer has received a payment; where the weighing is confirmed and this is all that was due, the deal is completed.
 * Throws what `moveDeal` throws, NOT_FOUND "Payment not found.", and CONFLICT where it was answered already.
 */
export function confirmPayment(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, paymentId }: PaymentAnswer,
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.CONFIRM_PAYMENT }, (tx, moving) =>
    answer(tx, moving, { paymentId, status: PaymentStatus.RECEIVED, words: null }),
  );
}

/**
 * The farmer has not received a payment that the buyer marked; it does not count, and may still be confirmed. Throws what
 * `confirmPayment` throws, and BAD_USER_INPUT.
 */
export function denyPayment(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, paymentId, words }: PaymentAnswer & { readonly words?: unknown },
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.DENY_PAYMENT }, (tx, moving) =>
    answer(tx, moving, { paymentId, status: PaymentStatus.NOT_RECEIVED, words: checkOptionalWords(words) }),
  );
}
