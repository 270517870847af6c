import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../platform/graphql/idempotency-key-field.js';
import { DateScalar, RupeesScalar, UploadScalar } from '../../platform/graphql/scalars.js';
import { Deal } from './deal.types.js';
import { MOST_TIMES, PICK_UP_AHEAD_DAYS } from './deal-draft.rules.js';
import { DeductionReason, PaymentMethod, TimeOfDay } from './deal-part.types.js';
import { CancelReason } from './deal-step.types.js';
import { FAR_PERCENT } from './deal-sum.rules.js';

/** What every step of a deal takes. */
@InputType({ description: 'Which deal.' })
class StepInput {
  @Field(() => ID, { description: 'Identifier of the deal.' })
  dealId!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

/** What every step of a deal gives back; the schema has one type for each mutation, so that one may get more. */
@ObjectType({ simpleResolvers: true })
class StepPayload {
  @Field(() => Deal, { description: 'The deal as it stands now.' })
  deal!: Deal;
}

const GIVES = (mutation: string) => ({ description: `What ${mutation} gives back.`, simpleResolvers: true });

@InputType({ description: 'A day and a place of pick-up to name.' })
export class ProposePickupInput extends StepInput {
  @Field(() => DateScalar, { description: `The day in India: today or within the next ${PICK_UP_AHEAD_DAYS} days.` })
  day!: string;

  @Field(() => TimeOfDay, { description: 'When on that day.' })
  timeOfDay!: TimeOfDay;

  @Field(() => String, { description: 'Where, at most 200 characters.' })
  place!: string;
}
@ObjectType(GIVES('proposePickup'))
export class ProposePickupPayload extends StepPayload {}

@InputType({ description: 'Which day and place to agree to.' })
export class ConfirmPickupInput extends StepInput {
  @Field(() => ID, { description: 'Identifier of the `pickupProposal` that you mean.' })
  pickupId!: string;
}
@ObjectType(GIVES('confirmPickup'))
export class ConfirmPickupPayload extends StepPayload {}

@InputType({ description: 'What the weighbridge said.' })
export class RecordWeightInput extends StepInput {
  @Field(() => Float, {
    description: `In the unit of the deal: above 0, at most three decimals, at most ${MOST_TIMES} times what was agreed.`,
  })
  quantity!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Per cent that are not to be paid: above 0, at most 50, at most two decimals; left out where all is.',
  })
  deductionPercent?: number | null;

  @Field(() => DeductionReason, { nullable: true, description: 'Why; needed with a deduction.' })
  deductionReason?: DeductionReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why, in words, at most 500 characters; needed with the reason OTHER.',
  })
  deductionWords?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: `Has to be true where the quantity is more than ${FAR_PERCENT} per cent away from what was agreed: that it is meant.`,
  })
  confirmFar?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why what you entered before is corrected, at most 500 characters; needed from the second time on.',
  })
  why?: string | null;
}
@ObjectType(GIVES('recordWeight'))
export class RecordWeightPayload extends StepPayload {}

@InputType({ description: 'Which weighing to agree to.' })
export class ConfirmWeightInput extends StepInput {
  @Field(() => ID, { description: 'Identifier of the `weighing` that you mean: the last one.' })
  weighingId!: string;
}
@ObjectType(GIVES('confirmWeight'))
export class ConfirmWeightPayload extends StepPayload {}

@InputType({ description: 'What you have paid to the farmer. No money passes through us.' })
export class MarkPaymentInput extends StepInput {
  @Field(() => RupeesScalar, { description: 'Rupees.' })
  amount!: number;

  @Field(() => PaymentMethod, { description: 'How you paid.' })
  method!: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'Number of the transfer or receipt, at most 60 characters.' })
  reference?: string | null;
}
@ObjectType(GIVES('markPayment'))
export class MarkPaymentPayload extends StepPayload {}

@InputType({ description: 'Which payment you have received.' })
export class ConfirmPaymentInput extends StepInput {
  @Field(() => ID, { description: 'Identifier of the payment.' })
  paymentId!: string;
}
@ObjectType(GIVES('confirmPayment'))
export class ConfirmPaymentPayload extends StepPayload {}

@InputType({ description: 'Which payment you have not received.' })
export class DenyPaymentInput extends StepInput {
  @Field(() => ID, { description: 'Identifier of the payment.' })
  paymentId!: string;

  @Field(() => String, { nullable: true, description: 'Your own words to the buyer, at most 500 characters.' })
  words?: string | null;
}
@ObjectType(GIVES('denyPayment'))
export class DenyPaymentPayload extends StepPayload {}

@InputType({ description: 'Which deal to give up, and why: a reason, your own words, or both.' })
export class CancelDealInput extends StepInput {
  @Field(() => CancelReason, { nullable: true, description: 'Any reason but NOT_PICKED_UP, which is the clock’s.' })
  reason?: CancelReason | null;

  @Field(() => String, { nullable: true, description: 'Your own words to the other side, at most 500 characters.' })
  words?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'From the farmer: whether the crop is still there, so that it goes back to the listing; left out, you are asked later. From the buyer it means nothing.',
  })
  stillThere?: boolean | null;
}
@ObjectType(GIVES('cancelDeal'))
export class CancelDealPayload extends StepPayload {}

@InputType({ description: 'Whether the crop of a cancelled deal is still there.' })
export class SayStillThereInput extends StepInput {
  @Field(() => Boolean, { description: 'True puts the quantity back into the listing.' })
  stillThere!: boolean;
}
@ObjectType(GIVES('sayStillThere'))
export class SayStillTherePayload extends StepPayload {}

@InputType({ description: 'Of which cancelled deal you have your money back.' })
export class ConfirmReturnInput extends StepInput {}
@ObjectType(GIVES('confirmReturn'))
export class ConfirmReturnPayload extends StepPayload {}

@InputType({ description: 'What you do not agree to.' })
export class OpenDisputeInput extends StepInput {
  @Field(() => String, { description: 'What is wrong, in your own words, at most 1000 characters.' })
  words!: string;

  @Field(() => [UploadScalar], {
    nullable: true,
    description:
      'JPEG, PNG or WebP pictures of 10 MB each, at most 4 of a side in all, for both sides and the operator; a multipart request.',
  })
  images?: Array<Promise<FileUpload>> | null;
}
@ObjectType(GIVES('openDispute'))
export class OpenDisputePayload extends StepPayload {}
