import type { DealEntity, DealEventEntity } from '../deals/deal.entity.js';
import type { Reminder } from '../deals/deal-reminders.rules.js';
import { DealActor, DealStep } from '../deals/deal-step.types.js';
import { Role } from '../users/user.types.js';
import { NotificationKind } from './notification.types.js';
import type { NotificationFacts } from './notification-facts.js';
import type { NewNotification } from './notify.js';

/** A deal with what its notifications say of its two sides. */
export interface DealWithNames {
  readonly deal: DealEntity;
  readonly names: Readonly<Record<Role, string>>;
}

/** The notification of one side of a deal. */
function notificationTo(
  side: Role,
  { deal, names }: DealWithNames,
  parts: Pick<NewNotification, 'kind' | 'about'> & { readonly facts: Partial<NotificationFacts> },
): NewNotification {
  const [accountId, other] = side === Role.FARMER ? [deal.farmerId, names.buyer] : [deal.buyerId, names.farmer];
  const facts = { crop: deal.crop.name, for: side, other, number: deal.number, ...parts.facts };
  return { ...parts, facts, accountId, cropId: deal.cropId, bidId: deal.bidId, dealId: deal.id };
}

/** What a step is about: the day of a pick-up, what was weighed, or the amount of a payment. */
export type StepFacts = Pick<NotificationFacts, 'day' | 'quantity' | 'unit' | 'amountPaise'>;

/** A step of a deal. */
export function dealStep(side: Role, named: DealWithNames, event: DealEventEntity, about: StepFacts): NewNotification {
  const { step, actor, words, position } = event;
  const { id, pricePaise, quantity, unit } = named.deal;
  const terms = step === DealStep.AGREE ? { pricePaise, quantity, unit } : about;
  return notificationTo(side, named, {
    kind: NotificationKind.DEAL_STEP,
    about: `${id} ${position}`,
    facts: { step, actor, ...terms, ...(words === null ? {} : { words }) },
  });
}

/** A step by which a side or the clock asks for the operator. */
export function operatorAsked(
  deal: DealEntity,
  { step, actor, position }: DealEventEntity,
  about: StepFacts,
): NewNotification {
  const facts = { crop: deal.crop.name, for: DealActor.OPERATOR, number: deal.number, step, actor, ...about };
  return { accountId: null, kind: NotificationKind.DEAL_STEP, about: `${deal.id} ${position}`, facts, dealId: deal.id };
}

/** The day of pick-up that both agreed on is tomorrow. */
export const pickUpTomorrow = (side: Role, named: DealWithNames, day: string): NewNotification =>
  notificationTo(side, named, {
    kind: NotificationKind.PICK_UP_TOMORROW,
    about: `${named.deal.id} ${day}`,
    facts: { day },
  });

/** A deal waits: the side whose turn it is is notified, or the one that waits. */
export const stepDue = (named: DealWithNames, { turn, to, at }: Reminder): NewNotification =>
  notificationTo(to, named, {
    kind: NotificationKind.STEP_DUE,
    about: `${named.deal.id} ${turn.step} ${at.toISOString()}`,
    facts: { step: turn.step, ...(turn.respondBy === null ? {} : { until: turn.respondBy.toISOString() }) },
  });
