import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { Quantity } from '../crops/crop.types.js';
import { Role } from '../users/user.types.js';
import { WEIGHT_ANSWER_HOURS } from './deal.rules.js';
import { DealActor, DealStep } from './deal-step.types.js';

/** When on a day, as people in a village say it. */
export const TimeOfDay = { MORNING: 'MORNING', AFTERNOON: 'AFTERNOON', EVENING: 'EVENING' } as const;
export type TimeOfDay = (typeof TimeOfDay)[keyof typeof TimeOfDay];
registerEnumType(TimeOfDay, {
  name: 'TimeOfDay',
  description: 'When on a day somebody comes.',
  valuesConfig: {
    MORNING: { description: 'Before noon.' },
    AFTERNOON: { description: 'From noon to about four.' },
    EVENING: { description: 'After that.' },
  },
});

/** Why less is paid than was weighed. */
export const DeductionReason = { MOISTURE: 'MOISTURE', FOREIGN_MATTER: 'FOREIGN_MATTER', OTHER: 'OTHER' } as const;
export type DeductionReason = (typeof DeductionReason)[keyof typeof DeductionReason];
registerEnumType(DeductionReason, {
  name: 'DeductionReason',
  description: 'Why less is paid than was weighed.',
  valuesConfig: {
    MOISTURE: { description: 'It is moist.' },
    FOREIGN_MATTER: { description: 'Soil, stones, straw or other grain is in it.' },
    OTHER: { description: 'Something else; `deductionWords` says what.' },
  },
});

export const PaymentMethod = { UPI: 'UPI', BANK: 'BANK', CASH: 'CASH' } as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How somebody paid. No money passes through us.',
  valuesConfig: {
    UPI: { description: 'By UPI.' },
    BANK: { description: 'By bank transfer: NEFT, RTGS, IMPS or cheque.' },
    CASH: { description: 'In cash.' },
  },
});

export const PaymentStatus = {
  MARKED: 'MARKED',
  RECEIVED: 'RECEIVED',
  NOT_RECEIVED: 'NOT_RECEIVED',
  RETURNED: 'RETURNED',
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'What both sides say of a payment.',
  valuesConfig: {
    MARKED: { description: 'The buyer says to have paid; the farmer has not answered.' },
    RECEIVED: { description: 'The farmer has it.' },
    NOT_RECEIVED: { description: 'The farmer says that it did not come; they may still confirm it.' },
    RETURNED: { description: 'The deal was cancelled, and the buyer has it back.' },
  },
});

/** How much of what is due the farmer has confirmed. */
export const PaymentState = { NONE: 'NONE', PARTIAL: 'PARTIAL', FULL: 'FULL', OVERPAID: 'OVERPAID' } as const;
export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState];
registerEnumType(PaymentState, {
  name: 'PaymentState',
  description: 'How much of the final amount, or of the agreed total before the weighing, the farmer has confirmed.',
  valuesConfig: {
    NONE: { description: 'Nothing yet.' },
    PARTIAL: { description: 'A part of it.' },
    FULL: { description: 'All of it.' },
    OVERPAID: { description: 'More than that.' },
  },
});

@ObjectType({ description: 'A day and a place of pick-up that one side named.', simpleResolvers: true })
export class DealPickup {
  @Field(() => ID, { description: 'Identifier; `confirmPickup` takes it.' })
  id!: string;

  @Field(() => DateScalar, { description: 'The day, in India.' })
  day!: string;

  @Field(() => TimeOfDay, { description: 'When on that day.' })
  timeOfDay!: TimeOfDay;

  @Field(() => String, { description: 'Where, at most 200 characters.' })
  place!: string;

  @Field(() => Role, { description: 'The side that named it.' })
  proposedBy!: Role;

  @Field(() => Date, { description: 'When it was named.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the other side agreed; null where it has not.' })
  confirmedAt!: Date | null;
}

@ObjectType({
  description: 'What was weighed, and the sum that follows: gross - deduction = final.',
  simpleResolvers: true,
})
export class DealWeighing {
  @Field(() => ID, { description: 'Identifier; `confirmWeight` takes it.' })
  id!: string;

  @Field(() => Quantity, { description: 'What the weighbridge said.' })
  quantity!: Quantity;

  @Field(() => Float, {
    nullable: true,
    description: 'Per cent that are not paid: above 0, at most 50, at most two decimals; null where all is paid.',
  })
  deductionPercent!: number | null;

  @Field(() => DeductionReason, { nullable: true, description: 'Why; null where nothing is deducted.' })
  deductionReason!: DeductionReason | null;

  @Field(() => String, { nullable: true, description: 'Why, in words; at most 500 characters.' })
  deductionWords!: string | null;

  @Field(() => RupeesScalar, { description: 'Price times weighed quantity in rupees, rounded to paise.' })
  grossAmount!: number;

  @Field(() => RupeesScalar, { description: 'What the deduction takes away, in rupees; 0 where there is none.' })
  deductionAmount!: number;

  @Field(() => RupeesScalar, {
    description:
      'What is to be paid, in rupees: price × quantity × (100 − per cent) / 100, rounded to the nearest paisa, half of one up.',
  })
  finalAmount!: number;

  @Field(() => Date, { description: 'When the farmer entered it.' })
  createdAt!: Date;

  @Field(() => DealActor, {
    nullable: true,
    description: `Who confirmed it: the buyer, the clock after ${WEIGHT_ANSWER_HOURS} hours of silence, or the operator; null where nobody has.`,
  })
  confirmedBy!: DealActor | null;

  @Field(() => Date, { nullable: true, description: 'When it was confirmed; null where it is not.' })
  confirmedAt!: Date | null;
}

@ObjectType({ description: 'A payment that the buyer marked. No money passes through us.', simpleResolvers: true })
export class DealPayment {
  @Field(() => ID, { description: 'Identifier; `confirmPayment` and `denyPayment` take it.' })
  id!: string;

  @Field(() => RupeesScalar, { description: 'Rupees.' })
  amount!: number;

  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  method!: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'Number of the transfer or receipt, at most 60 characters.' })
  reference!: string | null;

  @Field(() => PaymentStatus, { description: 'What both sides say of it.' })
  status!: PaymentStatus;

  @Field(() => Date, { description: 'When the buyer marked it.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last answered; null where it was not.' })
  answeredAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when the operator has it, after seven days without an answer; null where they do not.',
  })
  beforeOperatorAt!: Date | null;
}

@ObjectType({ description: 'Something that a side is asked to do now or from a day on.', simpleResolvers: true })
export class DealTurn {
  @Field(() => Role, { description: 'Which side.' })
  by!: Role;

  @Field(() => DealStep, { description: 'What it is asked to do.' })
  step!: DealStep;

  @Field(() => Date, { description: 'From when on: the weight, for one, is asked for from the day of pick-up on.' })
  from!: Date;

  @Field(() => Date, { nullable: true, description: 'Until when, before the clock decides; null where it never does.' })
  respondBy!: Date | null;
}

@ObjectType({
  description: 'A picture that a side shows in a dispute, for both sides and the operator.',
  simpleResolvers: true,
})
export class DisputePicture {
  @Field(() => ID, { description: 'Identifier of the picture.' })
  id!: string;

  @Field(() => String, {
    description:
      'Path of the WebP file. It wants your access token, as every request does; `?width=320` gives a smaller one.',
  })
  path!: string;

  @Field(() => Int, { description: 'Pixels of the widest file.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels of the widest file.' })
  height!: number;
}

@ObjectType({ description: 'Something that a side said in a dispute.', simpleResolvers: true })
export class DisputeStatement {
  @Field(() => Role, { description: 'Which side.' })
  by!: Role;

  @Field(() => String, { description: 'What it says, at most 1000 characters.' })
  words!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => [DisputePicture], { description: 'What it shows with that, in order; at most four of a side in all.' })
  pictures!: DisputePicture[];
}

@ObjectType({ description: 'That the sides do not agree, and what came of it.', simpleResolvers: true })
export class DealDispute {
  @Field(() => Role, { description: 'The side that opened it.' })
  openedBy!: Role;

  @Field(() => Date, { description: 'When.' })
  openedAt!: Date;

  @Field(() => [DisputeStatement], { description: 'What was said, in order; each side may add to it.' })
  statements!: DisputeStatement[];

  @Field(() => String, { nullable: true, description: "The operator's words; null while they have not decided." })
  decision!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the operator decided; null while they have not.' })
  decidedAt!: Date | null;
}
