import { dayInIndia } from '../../platform/calendar-day.js';
import { toRupees } from '../../platform/money.js';
import type { QuantityUnit } from '../crops/crop.types.js';
import { totalOf } from '../crops/quantity.rules.js';
import { PriceComparison } from '../prices/price-comparison.types.js';
import { Role } from '../users/user.types.js';
import type { DealEntity, DealEventEntity } from './deal.entity.js';
import { Deal, DealCheck, DealEvent } from './deal.types.js';
import { agreedPickup, type DealFile, lastWeighing, openPickup, sumOfDeal } from './deal-file.rules.js';
import type { DealPaymentEntity, DealPickupEntity, DealWeighingEntity } from './deal-part.entity.js';
import {
  DealDispute,
  DealPayment,
  DealPickup,
  DealTurn,
  DealWeighing,
  DisputePicture,
  DisputeStatement,
} from './deal-part.types.js';
import { type DealActor, DealState, DealStep } from './deal-step.types.js';
import { stepsOf, turnsOf } from './deal-turns.rules.js';
import type { DisputeImageEntity } from './dispute-image.entity.js';
import { upiLink } from './upi-link.rules.js';

const sideOfActor = (actor: DealActor): Role | null => Object.values(Role).find((side) => side === actor) ?? null;

const presentPickup = ({ dealId: _dealId, ...pickup }: DealPickupEntity): DealPickup =>
  Object.assign(new DealPickup(), pickup);

function presentWeighing(weighing: DealWeighingEntity, unit: QuantityUnit): DealWeighing {
  const { id, quantity, pricePaise, finalPaise, createdAt, confirmedBy, confirmedAt } = weighing;
  const { deductionPercent, deductionReason, deductionWords } = weighing;
  const gross = totalOf(pricePaise, quantity);
  return Object.assign(new DealWeighing(), {
    id,
    quantity: { amount: quantity, unit },
    deductionPercent,
    deductionReason,
    deductionWords,
    grossAmount: toRupees(gross),
    deductionAmount: toRupees(gross - finalPaise),
    finalAmount: toRupees(finalPaise),
    createdAt,
    confirmedBy,
    confirmedAt,
  });
}

function presentPayment(payment: DealPaymentEntity): DealPayment {
  const { id, amountPaise, method, reference, status, createdAt, answeredAt, beforeOperatorAt } = payment;
  const amount = toRupees(amountPaise);
  const shown = { id, amount, method, reference, status, createdAt, answeredAt, beforeOperatorAt };
  return Object.assign(new DealPayment(), shown);
}

/** Where a deal may still be paid. */
const PAYABLE: readonly DealState[] = [DealState.AGREED, DealState.WEIGHED];

/** The link for the buyer, where the farmer gave an address and there is something to pay. */
function linkOf(file: DealFile, side: Role, paymentAddress: string | null): string | null {
  const { state, farmerName, number } = file.deal;
  const { toPay } = sumOfDeal(file);
  if (side !== Role.BUYER || paymentAddress === null || toPay === 0 || !PAYABLE.includes(state)) return null;
  // The amount of an advance is unknown; the amount of a whole crop must not be paid by mistake before the weighing.
  const amount = state === DealState.WEIGHED ? toPay : null;
  return upiLink({ address: paymentAddress, name: farmerName, note: number, amount });
}

function moneyOf(file: DealFile) {
  const { state } = file.deal;
  const { received, toPay, state: paymentState } = sumOfDeal(file);
  const weighing = lastWeighing(file);
  return {
    finalAmount: weighing ? toRupees(weighing.finalPaise) : null,
    payments: file.payments.map(presentPayment),
    paymentState,
    paidAmount: toRupees(received),
    amountToPay: state === DealState.CANCELLED || state === DealState.COMPLETED ? 0 : toRupees(toPay),
    amountToReturn: state === DealState.CANCELLED && received > 0 ? toRupees(received) : null,
  };
}

function turnsAt(file: DealFile, now: Date) {
  const turns = turnsOf(file).map((turn) => Object.assign(new DealTurn(), turn));
  const deadlines = turns.flatMap(({ respondBy }) => (respondBy ? [respondBy.getTime()] : []));
  const waiting = turns.filter(({ from }) => from <= now).map(({ by }) => by);
  return {
    turns,
    awaiting: Object.values(Role).filter((side) => waiting.includes(side)),
    respondBy: deadlines.length === 0 ? null : new Date(Math.min(...deadlines)),
  };
}

/** Where a picture of a dispute is asked for. */
const picturePath = ({ dealId, id }: DisputeImageEntity) => `/api/deals/${dealId}/pictures/${id}`;

function presentPicture(image: DisputeImageEntity): DisputePicture {
  const { width, height } = image.variants.at(-1) ?? { width: 0, height: 0 };
  return Object.assign(new DisputePicture(), { id: image.id, path: picturePath(image), width, height });
}

/** What was said and shown in a dispute, as the timeline has it. */
function disputeOf(events: readonly DealEventEntity[], images: readonly DisputeImageEntity[]): DealDispute | null {
  const statements = events.flatMap(({ step, actor, words, createdAt, position }) => {
    const by = sideOfActor(actor);
    if (step !== DealStep.DISPUTE || !by || !words) return [];
    const pictures = images.filter(({ eventPosition }) => eventPosition === position).map(presentPicture);
    return [{ by, words, at: createdAt, pictures }];
  });
  const [first] = statements;
  if (!first) return null;
  const decision = events.find(({ step }) => step === DealStep.DECIDE);
  return Object.assign(new DealDispute(), {
    openedBy: first.by,
    openedAt: first.at,
    statements: statements.map((statement) => Object.assign(new DisputeStatement(), statement)),
    decision: decision?.words ?? null,
    decidedAt: decision?.createdAt ?? null,
  });
}

/** The reader of a deal: which side they are, what time it is, where the farmer wants to be paid, and what both show. */
export interface DealReader {
  readonly side: Role;
  readonly now: Date;
  readonly paymentAddress: string | null;
  readonly images: readonly DisputeImageEntity[];
}

/** A deal by the clock with its timeline, as one of its two sides sees it. */
export function presentDeal(
  file: DealFile,
  events: readonly DealEventEntity[],
  { side, now, paymentAddress, images }: DealReader,
): Deal {
  const { deal } = file;
  const { id, number, state, crop, quantity, unit, pricePaise, farmerName, buyerName, createdAt } = deal;
  const { cancelledBy, cancelReason, stillThere, endedAt, checkCode, priceComparison } = deal;
  const [agreed, open, weighing] = [agreedPickup(file), openPickup(file), lastWeighing(file)];
  return Object.assign(new Deal(), {
    id,
    number,
    state,
    sold: crop,
    quantity: { amount: quantity, unit },
    price: toRupees(pricePaise),
    priceComparison: priceComparison && Object.assign(new PriceComparison(), priceComparison),
    total: toRupees(totalOf(pricePaise, quantity)),
    farmerName,
    buyerName,
    yourSide: side,
    createdAt,
    pickup: agreed ? presentPickup(agreed) : null,
    pickupProposal: open ? presentPickup(open) : null,
    weighing: weighing ? presentWeighing(weighing, unit) : null,
    ...moneyOf(file),
    upiLink: linkOf(file, side, paymentAddress),
    ...turnsAt(file, now),
    allowedActions: stepsOf(file, side, now),
    cancelledBy,
    cancelReason,
    cancelWords: events.find(({ step }) => step === DealStep.CANCEL)?.words ?? null,
    stillThere,
    dispute: disputeOf(events, images),
    endedAt,
    checkCode: `${number}-${checkCode}`,
    events: events.map((event) => presentDealEvent(event, file)),
    row: deal,
  });
}

/** What everybody may know of a deal whose agreement they hold in their hands. */
export function presentCheck({ number, createdAt, crop, quantity, unit, state }: DealEntity): DealCheck {
  const madeOn = dayInIndia(createdAt);
  return Object.assign(new DealCheck(), {
    number,
    madeOn,
    crop: crop.name,
    quantity: { amount: quantity, unit },
    state,
  });
}

/** A line of a deal's timeline, with what it is about. */
function presentDealEvent(
  { position, step, actor, state, subjectId, words, createdAt }: DealEventEntity,
  { deal, pickups, weighings, payments }: DealFile,
): DealEvent {
  const ofEvent = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    rows.find(({ id }) => id === subjectId);
  const [pickup, weighing, payment] = [ofEvent(pickups), ofEvent(weighings), ofEvent(payments)];
  const before = step === DealStep.RECORD_WEIGHT && weighing ? weighings[weighings.indexOf(weighing) - 1] : undefined;
  return Object.assign(new DealEvent(), {
    position,
    step,
    by: sideOfActor(actor),
    actor,
    state,
    createdAt,
    words,
    pickup: pickup ? presentPickup(pickup) : null,
    weighing: weighing ? presentWeighing(weighing, deal.unit) : null,
    weighingBefore: before ? presentWeighing(before, deal.unit) : null,
    payment: payment ? presentPayment(payment) : null,
  });
}
