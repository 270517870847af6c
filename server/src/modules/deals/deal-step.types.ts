import { registerEnumType } from 'type-graphql';
import { Role } from '../users/user.types.js';

/** Where a deal stands. The same words in the database and in both interfaces. */
export const DealState = {
  AGREED: 'AGREED',
  WEIGHED: 'WEIGHED',
  COMPLETED: 'COMPLETED',
  CANCELLED: 'CANCELLED',
  DISPUTED: 'DISPUTED',
} as const;
export type DealState = (typeof DealState)[keyof typeof DealState];
registerEnumType(DealState, {
  name: 'DealState',
  description: 'Where a deal stands.',
  valuesConfig: {
    AGREED: { description: 'Both sides agree on price and quantity; the crop is to be picked up.' },
    WEIGHED: { description: 'The farmer has entered what was weighed.' },
    COMPLETED: { description: 'Weighed, paid, done.' },
    CANCELLED: { description: 'Given up before it was weighed.' },
    DISPUTED: { description: 'The sides do not agree on what was weighed; the operator decides.' },
  },
});

/** What happens in a deal; `deal.rules.ts` says who does it when. */
export const DealStep = {
  AGREE: 'AGREE',
  PROPOSE_PICK_UP: 'PROPOSE_PICK_UP',
  CONFIRM_PICK_UP: 'CONFIRM_PICK_UP',
  RECORD_WEIGHT: 'RECORD_WEIGHT',
  CONFIRM_WEIGHT: 'CONFIRM_WEIGHT',
  COMPLETE: 'COMPLETE',
  MARK_PAYMENT: 'MARK_PAYMENT',
  CONFIRM_PAYMENT: 'CONFIRM_PAYMENT',
  DENY_PAYMENT: 'DENY_PAYMENT',
  ASK_OPERATOR: 'ASK_OPERATOR',
  CANCEL: 'CANCEL',
  SAY_STILL_THERE: 'SAY_STILL_THERE',
  CONFIRM_RETURN: 'CONFIRM_RETURN',
  DISPUTE: 'DISPUTE',
  DECIDE: 'DECIDE',
} as const;
export type DealStep = (typeof DealStep)[keyof typeof DealStep];
registerEnumType(DealStep, {
  name: 'DealStep',
  description: 'What happens in a deal.',
  valuesConfig: {
    AGREE: { description: 'An offer was accepted, and the deal was made.' },
    PROPOSE_PICK_UP: { description: 'A side names the day and the place of pick-up.' },
    CONFIRM_PICK_UP: { description: 'The other side agrees to them.' },
    RECORD_WEIGHT: { description: 'The farmer enters what was weighed.' },
    CONFIRM_WEIGHT: { description: 'The buyer agrees to it, or says nothing in time.' },
    COMPLETE: { description: 'The weighing and the payments are confirmed.' },
    MARK_PAYMENT: { description: 'The buyer says to have paid something.' },
    CONFIRM_PAYMENT: { description: 'The farmer has received a payment.' },
    DENY_PAYMENT: { description: 'The farmer has not received a payment.' },
    ASK_OPERATOR: { description: 'The farmer said nothing to a payment for seven days: the operator looks at it.' },
    CANCEL: { description: 'A side gives it up, or nobody came for a week after the day of pick-up.' },
    SAY_STILL_THERE: {
      description: 'After a deal was cancelled, the farmer says whether the crop is still there to be sold.',
    },
    CONFIRM_RETURN: { description: 'After a deal was cancelled, the buyer has the advance back.' },
    DISPUTE: { description: 'A side does not agree to what was weighed or paid, or adds to what it said.' },
    DECIDE: { description: 'The operator decides a dispute.' },
  },
});

/** The actor of a step. The same words in the database and in REST. */
export const DealActor = { ...Role, CLOCK: 'clock', OPERATOR: 'operator' } as const;
export type DealActor = (typeof DealActor)[keyof typeof DealActor];
registerEnumType(DealActor, {
  name: 'DealActor',
  description: 'Who does a step of a deal.',
  valuesConfig: {
    FARMER: { description: 'Who sells.' },
    BUYER: { description: 'Who buys.' },
    CLOCK: { description: 'Nobody: the time to answer was over.' },
    OPERATOR: { description: 'Whoever runs this marketplace.' },
  },
});

/** Why a deal was given up. */
export const CancelReason = {
  CROP_DAMAGED: 'CROP_DAMAGED',
  SOLD_ELSEWHERE: 'SOLD_ELSEWHERE',
  QUALITY_DIFFERS: 'QUALITY_DIFFERS',
  NO_TRANSPORT: 'NO_TRANSPORT',
  PAYMENT_DIFFICULT: 'PAYMENT_DIFFICULT',
  OTHER_SIDE_SILENT: 'OTHER_SIDE_SILENT',
  NOT_PICKED_UP: 'NOT_PICKED_UP',
} as const;
export type CancelReason = (typeof CancelReason)[keyof typeof CancelReason];
registerEnumType(CancelReason, {
  name: 'CancelReason',
  description: 'Why a deal was given up.',
  valuesConfig: {
    CROP_DAMAGED: { description: 'The crop is spoiled, lost or less than thought.' },
    SOLD_ELSEWHERE: { description: 'It was sold or bought elsewhere.' },
    QUALITY_DIFFERS: { description: 'It is not as it was described.' },
    NO_TRANSPORT: { description: 'There is no vehicle or labour to fetch it.' },
    PAYMENT_DIFFICULT: { description: 'The sides found no way of payment.' },
    OTHER_SIDE_SILENT: { description: 'The other side cannot be reached.' },
    NOT_PICKED_UP: { description: 'Nobody came in time. Written by the clock alone; nobody is blamed.' },
  },
});
