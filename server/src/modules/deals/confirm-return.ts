import type { RequestContext } from '../../platform/context.js';
import type { DealEntity } from './deal.entity.js';
import { DealPaymentEntity } from './deal-part.entity.js';
import { PaymentStatus } from './deal-part.types.js';
import { DealStep } from './deal-step.types.js';
import { type MoveDealDependencies, moveDeal } from './move-deal.js';

/** After a deal was cancelled the buyer says to have back all that the farmer had received. Throws what `moveDeal` throws. */
export function confirmReturn(
  ctx: RequestContext,
  dependencies: MoveDealDependencies,
  dealId: string,
): Promise<DealEntity> {
  return moveDeal(ctx, dependencies, { dealId, step: DealStep.CONFIRM_RETURN }, async (tx, moving) => {
    const { record, move, viewer, now } = moving;
    const returned = { status: PaymentStatus.RETURNED, answeredAt: now };
    await tx.db.update(DealPaymentEntity, { dealId, status: PaymentStatus.RECEIVED }, returned);
    const payments = record.file.payments.map((payment) =>
      payment.status === PaymentStatus.RECEIVED ? { ...payment, ...returned } : payment,
    );
    await record.step(move, { actorId: viewer.id, at: now }, { ...record.file, payments });
  });
}
