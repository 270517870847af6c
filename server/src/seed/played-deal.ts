import { DealEntity, DealEventEntity } from '../modules/deals/deal.entity.js';
import { certainMove } from '../modules/deals/deal.rules.js';
import { nextClockStep } from '../modules/deals/deal-clock.rules.js';
import { checkPayment, checkPickup, checkWeighing } from '../modules/deals/deal-draft.rules.js';
import { type DealFile, isDone, sumOfDeal, withRow } from '../modules/deals/deal-file.rules.js';
import { DealPaymentEntity, DealPickupEntity, DealWeighingEntity } from '../modules/deals/deal-part.entity.js';
import { PaymentStatus } from '../modules/deals/deal-part.types.js';
import { nextReminderAt } from '../modules/deals/deal-reminders.rules.js';
import { type CancelReason, DealActor, DealState, DealStep } from '../modules/deals/deal-step.types.js';
import { requireStep, waitsFrom } from '../modules/deals/deal-turns.rules.js';
import { Role } from '../modules/users/user.types.js';
import type { RequestContext } from '../platform/context.js';
import { newId } from '../platform/ids.js';

const HOUR_MS = 3_600_000;

/** A step of a deal as a play of the seed has it: who did what, how many hours after the deal was made. */
export interface PlayedStep {
  readonly step: DealStep;
  readonly by: Role;
  readonly hours: number;
  /** Of PROPOSE_PICK_UP: how many days after the step, when on that day, and where. */
  readonly pickup?: { readonly inDays: number; readonly timeOfDay: string; readonly place: string };
  /** Of RECORD_WEIGHT: what `recordWeight` takes. */
  readonly weighing?: Readonly<Record<string, unknown>>;
  /** Of MARK_PAYMENT: what `markPayment` takes; the rest that is due where no amount is given. */
  readonly payment?: Readonly<Record<string, unknown>>;
  readonly reason?: CancelReason;
  readonly words?: string;
}

/** A deal that was played through: its rows as its commands would have left them. */
export interface PlayedDeal {
  readonly file: DealFile;
  readonly events: readonly DealEventEntity[];
}

/** A step that is being played. */
interface Playing {
  readonly file: DealFile;
  readonly step: PlayedStep;
  readonly at: Date;
}

/** What one step adds to a deal: the rows that it leaves, and what its line in the timeline is about. */
interface Effect {
  readonly file: DealFile;
  readonly subjectId: string | null;
  readonly words?: string | null;
}

const lastOf = <Row>(rows: readonly Row[]): Row => {
  const last = rows.at(-1);
  if (last === undefined) throw new Error('A play of the seed answers something that nobody has said.');
  return last;
};

const dayAfter = (moment: Date, days: number) =>
  new Date(moment.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);

function propose({ file, step, at }: Playing): Effect {
  const { inDays = 1, timeOfDay = 'MORNING', place = 'At the farm' } = step.pickup ?? {};
  const named = checkPickup({ day: dayAfter(at, inDays), timeOfDay, place }, at);
  const pickup: DealPickupEntity = {
    id: newId(),
    dealId: file.deal.id,
    ...named,
    proposedBy: step.by,
    createdAt: at,
    confirmedAt: null,
  };
  return { file: { ...file, pickups: [...file.pickups, pickup] }, subjectId: pickup.id };
}

function weigh({ file, step, at }: Playing): Effect {
  const { deal, weighings } = file;
  const draft = { quantity: deal.quantity, why: step.words, ...step.weighing };
  const { weighed, why } = checkWeighing(draft, deal, weighings.length > 0);
  const weighing: DealWeighingEntity = {
    id: newId(),
    dealId: deal.id,
    pricePaise: deal.pricePaise,
    ...weighed,
    createdAt: at,
    confirmedBy: null,
    confirmedAt: null,
  };
  return { file: { ...file, weighings: [...weighings, weighing] }, subjectId: weighing.id, words: why };
}

function pay({ file, step, at }: Playing): Effect {
  const { payments, deal } = file;
  const rest = sumOfDeal(file).toPay / 100;
  const payment: DealPaymentEntity = {
    id: newId(),
    dealId: deal.id,
    ...checkPayment({ amount: rest, method: 'UPI', ...step.payment }),
    status: PaymentStatus.MARKED,
    createdAt: at,
    answeredAt: null,
    beforeOperatorAt: null,
  };
  return { file: { ...file, payments: [...payments, payment] }, subjectId: payment.id };
}

function answerPayment({ file, step, at }: Playing): Effect {
  const payment = lastOf(file.payments.filter(({ status }) => status === PaymentStatus.MARKED));
  const status = step.step === DealStep.CONFIRM_PAYMENT ? PaymentStatus.RECEIVED : PaymentStatus.NOT_RECEIVED;
  const payments = withRow(file.payments, { ...payment, status, answeredAt: at });
  return { file: { ...file, payments }, subjectId: payment.id, words: step.words };
}

const EFFECTS: Partial<Record<DealStep, (playing: Playing) => Effect>> = {
  PROPOSE_PICK_UP: propose,
  CONFIRM_PICK_UP: ({ file, at }) => {
    const pickup = { ...lastOf(file.pickups), confirmedAt: at };
    return { file: { ...file, pickups: withRow(file.pickups, pickup) }, subjectId: pickup.id };
  },
  RECORD_WEIGHT: weigh,
  CONFIRM_WEIGHT: ({ file, at }) => {
    const weighing = { ...lastOf(file.weighings), confirmedBy: DealActor.BUYER, confirmedAt: at };
    return { file: { ...file, weighings: withRow(file.weighings, weighing) }, subjectId: weighing.id };
  },
  MARK_PAYMENT: pay,
  CONFIRM_PAYMENT: answerPayment,
  DENY_PAYMENT: answerPayment,
  CANCEL: ({ file, step }) => {
    const cancelled = { cancelledBy: step.by, cancelReason: step.reason ?? null };
    return { file: { ...file, deal: { ...file.deal, ...cancelled } }, subjectId: null, words: step.words };
  },
  SAY_STILL_THERE: ({ file }) => ({ file: { ...file, deal: { ...file.deal, stillThere: false } }, subjectId: null }),
  DISPUTE: ({ file, step }) => ({ file, subjectId: null, words: step.words }),
};

const hasEnded = (state: DealState) => state === DealState.COMPLETED || state === DealState.CANCELLED;

/**
 * A deal of the seed with the steps that follow its making, as its commands would have left it: the rules of the product
 * check every step, and a deal that is weighed and paid is completed.
 */
export function playDeal(made: DealEntity, acceptedBy: Role, steps: readonly PlayedStep[]): PlayedDeal {
  const events: DealEventEntity[] = [];
  let file: DealFile = { deal: made, pickups: [], weighings: [], payments: [] };
  const write = (name: DealStep, by: Role, at: Date, { file: after, subjectId, words }: Effect) => {
    const { to, actor } = certainMove(events.length === 0 ? null : file.deal.state, name, by);
    file = { ...after, deal: { ...after.deal, state: to, endedAt: hasEnded(to) ? (file.deal.endedAt ?? at) : null } };
    events.push({
      dealId: made.id,
      position: events.length + 1,
      step: name,
      actor,
      actorId: by === Role.FARMER ? made.farmerId : made.buyerId,
      state: to,
      subjectId,
      words: words ?? null,
      createdAt: at,
    });
  };
  write(DealStep.AGREE, acceptedBy, made.createdAt, { file, subjectId: null });
  for (const step of steps) {
    const at = new Date(made.createdAt.getTime() + step.hours * HOUR_MS);
    requireStep(file, step.step, step.by, at);
    const effect = EFFECTS[step.step]?.({ file, step, at });
    if (!effect) throw new Error(`No play of the seed has the step ${step.step}.`);
    write(step.step, step.by, at, effect);
    if (file.deal.state === DealState.WEIGHED && isDone(file)) {
      write(DealStep.COMPLETE, step.by, at, { file, subjectId: null });
    }
  }
  const waiting = { farmerWaitsFrom: waitsFrom(file, Role.FARMER), buyerWaitsFrom: waitsFrom(file, Role.BUYER) };
  const dueAt = nextClockStep(file)?.at ?? null;
  const remindAt = nextReminderAt(file, lastOf(events).createdAt);
  return { file: { ...file, deal: { ...file.deal, ...waiting, dueAt, remindAt } }, events };
}

/** Stores deals that were played, all their rows at once, without notifications. */
export async function writePlayedDeals(tx: RequestContext, deals: readonly PlayedDeal[]): Promise<void> {
  const files = deals.map(({ file }) => file);
  await tx.db.insert(
    DealEntity,
    files.map(({ deal }) => deal),
  );
  await tx.db.insert(
    DealPickupEntity,
    files.flatMap(({ pickups }) => pickups),
  );
  await tx.db.insert(
    DealWeighingEntity,
    files.flatMap(({ weighings }) => weighings),
  );
  await tx.db.insert(
    DealPaymentEntity,
    files.flatMap(({ payments }) => payments),
  );
  await tx.db.insert(
    DealEventEntity,
    deals.flatMap(({ events }) => events),
  );
}
