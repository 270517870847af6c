import type { DealEntity, DealEventEntity } from '../deals/deal.entity.js';
import type { Reminder } from '../deals/deal-reminders.rules.js';
import { DealActor, DealStep } from '../deals/deal-step.types.js';
import { Role } from '../users/user.types.js';
import { NotificationKind } from './notification.types.js';
import type { NotificationFacts } from './notification-facts.js';
import type { Notice } from './notify.js';

/** A deal with what its notices say of its two sides. */
export interface DealStory {
  readonly deal: DealEntity;
  readonly names: Readonly<Record<Role, string>>;
}

/** What one side of a deal is told. */
function noticeTo(
  side: Role,
  { deal, names }: DealStory,
  told: Pick<Notice, 'kind' | 'about'> & { readonly facts: Partial<NotificationFacts> },
): Notice {
  const [accountId, other] = side === Role.FARMER ? [deal.farmerId, names.buyer] : [deal.buyerId, names.farmer];
  const facts = { crop: deal.crop.name, for: side, other, number: deal.number, ...told.facts };
  return { ...told, facts, accountId, cropId: deal.cropId, bidId: deal.bidId, dealId: deal.id };
}

/** What a step is about: the day of a pick-up, what was weighed, or the amount of a payment. */
export type StepFacts = Pick<NotificationFacts, 'day' | 'quantity' | 'unit' | 'amountPaise'>;

/** A step of a deal. */
export function dealStep(side: Role, story: DealStory, event: DealEventEntity, about: StepFacts): Notice {
  const { step, actor, words, position } = event;
  const { id, pricePaise, quantity, unit } = story.deal;
  const terms = step === DealStep.AGREE ? { pricePaise, quantity, unit } : about;
  return noticeTo(side, story, {
    kind: NotificationKind.DEAL_STEP,
    about: `${id} ${position}`,
    facts: { step, actor, ...terms, ...(words === null ? {} : { words }) },
  });
}

/** A step by which a side or the clock asks for the operator. */
export function operatorAsked(deal: DealEntity, { step, actor, position }: DealEventEntity, about: StepFacts): Notice {
  const facts = { crop: deal.crop.name, for: DealActor.OPERATOR, number: deal.number, step, actor, ...about };
  return { accountId: null, kind: NotificationKind.DEAL_STEP, about: `${deal.id} ${position}`, facts, dealId: deal.id };
}

/** The day of pick-up that both agreed on is tomorrow. */
export const pickUpTomorrow = (side: Role, story: DealStory, day: string): Notice =>
  noticeTo(side, story, { kind: NotificationKind.PICK_UP_TOMORROW, about: `${story.deal.id} ${day}`, facts: { day } });

/** A deal waits for somebody: whose turn it is hears of it, or who waits for them. */
export const stepDue = (story: DealStory, { turn, to, at }: Reminder): Notice =>
  noticeTo(to, story, {
    kind: NotificationKind.STEP_DUE,
    about: `${story.deal.id} ${turn.step} ${at.toISOString()}`,
    facts: { step: turn.step, ...(turn.respondBy === null ? {} : { until: turn.respondBy.toISOString() }) },
  });
