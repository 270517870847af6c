import type { RequestContext } from '../../platform/context.js';
import type { DealEntity, DealEventEntity } from '../deals/deal.entity.js';
import type { DealMoved } from '../deals/deal.events.js';
import { ASKS_OPERATOR } from '../deals/deal.rules.js';
import { DealPaymentEntity, DealPickupEntity, DealWeighingEntity } from '../deals/deal-part.entity.js';
import { DealStep } from '../deals/deal-step.types.js';
import { firstNameOf } from '../users/first-name.js';
import { type DealWithNames, dealStep, operatorAsked, type StepFacts } from './deal-notifications.js';
import { notify } from './notify.js';

/** A deal with the first names that its notifications say. */
export async function dealWithNames(tx: RequestContext, deal: DealEntity): Promise<DealWithNames> {
  const names = { farmer: await firstNameOf(tx, deal.farmerId), buyer: await firstNameOf(tx, deal.buyerId) };
  return { deal, names };
}

/** What a line of the timeline is about, as facts of a message. */
export async function factsOfStep(
  tx: RequestContext,
  { unit }: DealEntity,
  event: DealEventEntity,
): Promise<StepFacts> {
  const { subjectId: id, step } = event;
  if (id === null) return {};
  switch (step) {
    case DealStep.PROPOSE_PICK_UP:
    case DealStep.CONFIRM_PICK_UP:
      return { day: (await tx.db.findOneByOrFail(DealPickupEntity, { id })).day };
    case DealStep.RECORD_WEIGHT: {
      const { quantity, finalPaise } = await tx.db.findOneByOrFail(DealWeighingEntity, { id });
      return { quantity, unit, amountPaise: finalPaise };
    }
    case DealStep.MARK_PAYMENT:
    case DealStep.CONFIRM_PAYMENT:
    case DealStep.DENY_PAYMENT:
    case DealStep.ASK_OPERATOR:
      return { amountPaise: (await tx.db.findOneByOrFail(DealPaymentEntity, { id })).amountPaise };
    default:
      return {};
  }
}

/** The receivers of a step, by the table of deals. */
export async function notifyOfDealStep(tx: RequestContext, { deal, move, event }: DealMoved): Promise<void> {
  if (move.notified.length === 0) return;
  const named = await dealWithNames(tx, deal);
  const about = await factsOfStep(tx, deal, event);
  for (const side of move.notified) await notify(tx, dealStep(side, named, event, about));
}

/** The operator's notifications of steps that the operator decides or looks at. */
export async function notifyOperator(tx: RequestContext, { deal, event }: DealMoved): Promise<void> {
  if (!ASKS_OPERATOR.includes(event.step)) return;
  await notify(tx, operatorAsked(deal, event, await factsOfStep(tx, deal, event)));
}
