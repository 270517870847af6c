import type { RequestContext } from '../../platform/context.js';
import { AppError } from '../../platform/errors/app-error.js';
import { newId } from '../../platform/ids.js';
import { searchKey } from '../../platform/spelling.js';
import type { DealEntity } from './deal.entity.js';
import { checkPayment, type PaymentDraft } from './deal-draft.rules.js';
import { DealPaymentEntity } from './deal-part.entity.js';
import { PaymentStatus } from './deal-part.types.js';
import { DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, moveDeal } from './move-deal.js';

/**
 * The buyer says to have paid something. It counts once the farmer confirms it; no money passes through us. Throws what
 * `moveDeal` throws, BAD_USER_INPUT, and CONFLICT where a payment with this reference is there already.
 */
export function markPayment(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  { dealId, ...draft }: PaymentDraft & { readonly dealId: string },
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.MARK_PAYMENT }, async (tx, moving) => {
    const { record, move, viewer, now } = moving;
    const { payments } = record.file;
    const marked = checkPayment(draft);
    const isThere = (payment: DealPaymentEntity) =>
      marked.reference !== null &&
      payment.reference !== null &&
      payment.method === marked.method &&
      searchKey(payment.reference) === searchKey(marked.reference) &&
      payment.status !== PaymentStatus.NOT_RECEIVED;
    if (payments.some(isThere)) {
      throw new AppError('CONFLICT', 'A payment with this reference is marked already.');
    }
    const payment: DealPaymentEntity = {
      id: newId(),
      dealId,
      ...marked,
      status: PaymentStatus.MARKED,
      createdAt: now,
      answeredAt: null,
      beforeOperatorAt: null,
    };
    await tx.db.insert(DealPaymentEntity, payment);
    const after = { ...record.file, payments: [...payments, payment] };
    await record.step(move, { actorId: viewer.id, at: now, subjectId: payment.id }, after);
  });
}
