import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { CropCategory, Location, QualityGrade, Quantity, Specifications } from '../crops/crop.types.js';
import { PriceComparison } from '../prices/price-comparison.types.js';
import { Role } from '../users/user.types.js';
import { DealDispute, DealPayment, DealPickup, DealTurn, DealWeighing, PaymentState } from './deal-part.types.js';
import { CancelReason, DealActor, DealState, DealStep } from './deal-step.types.js';

@ObjectType({ description: 'A crop as it was when it was sold; later changes never touch it.', simpleResolvers: true })
export class SoldCrop {
  @Field(() => String, { description: 'Name of the crop.' })
  name!: string;

  @Field(() => CropCategory, { description: 'What kind of produce it is.' })
  category!: CropCategory;

  @Field(() => String, { description: "The farmer's words about it." })
  description!: string;

  @Field(() => QualityGrade, { description: "The farmer's own grading." })
  qualityGrade!: QualityGrade;

  @Field(() => Location, { description: 'Where it was.' })
  location!: Location;

  @Field(() => DateScalar, { nullable: true, description: 'When it was or would be harvested.' })
  harvestDate!: string | null;

  @Field(() => Specifications, { description: 'How it was grown.' })
  specifications!: Specifications;
}

@ObjectType({ description: 'Something that happened in a deal.', simpleResolvers: true })
export class DealEvent {
  @Field(() => Int, { description: 'Its place in the timeline, from 1.' })
  position!: number;

  @Field(() => DealStep, { description: 'What happened.' })
  step!: DealStep;

  @Field(() => Role, { nullable: true, description: 'Which side did it; null where the clock or the operator did.' })
  by!: Role | null;

  @Field(() => DealActor, { description: 'Who did it: a side, the clock or the operator.' })
  actor!: DealActor;

  @Field(() => DealState, { description: 'Where the deal stood after it.' })
  state!: DealState;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'What was said with it, at most 1000 characters: why a weighing was corrected, why the deal was cancelled, what a dispute is about, what the operator decided.',
  })
  words!: string | null;

  @Field(() => DealPickup, { nullable: true, description: 'The day and place that it is about; null of other steps.' })
  pickup!: DealPickup | null;

  @Field(() => DealWeighing, { nullable: true, description: 'The weighing that it is about; null of other steps.' })
  weighing!: DealWeighing | null;

  @Field(() => DealWeighing, {
    nullable: true,
    description: 'Of a corrected weighing, what was entered before; null of everything else.',
  })
  weighingBefore!: DealWeighing | null;

  @Field(() => DealPayment, {
    nullable: true,
    description: 'The payment that it is about, as it stands now; null of other steps.',
  })
  payment!: DealPayment | null;
}

@ObjectType({ description: 'What an agreement says without naming anybody.', simpleResolvers: true })
export class DealCheck {
  @Field(() => String, { description: 'Its number, such as AP-2026-000123.' })
  number!: string;

  @Field(() => DateScalar, { description: 'The day in India on which it was made.' })
  madeOn!: string;

  @Field(() => String, { description: 'Name of the crop.' })
  crop!: string;

  @Field(() => Quantity, { description: 'How much was agreed.' })
  quantity!: Quantity;

  @Field(() => DealState, { description: 'Where the deal stands now.' })
  state!: DealState;
}

/** What lies in other tables beside its own parts is resolved by `deal.resolver.ts`. */
@ObjectType({ description: 'What a farmer and you, or a buyer and you, agreed on.', simpleResolvers: true })
export class Deal {
  @Field(() => ID, { description: 'Identifier of the deal.' })
  id!: string;

  @Field(() => String, { description: 'Its number for people, such as AP-2026-000123.' })
  number!: string;

  @Field(() => DealState, { description: 'Where it stands.' })
  state!: DealState;

  @Field(() => SoldCrop, { description: 'What was sold, as it was then.' })
  sold!: SoldCrop;

  @Field(() => Quantity, { description: 'How much was agreed.' })
  quantity!: Quantity;

  @Field(() => RupeesScalar, { description: 'Rupees per unit that were agreed.' })
  price!: number;

  @Field(() => PriceComparison, {
    nullable: true,
    description:
      'How that price stood beside the mandis on the day on which it was agreed; later prices never change it. Null where none was known, and of deals from before this was kept.',
  })
  priceComparison!: PriceComparison | null;

  @Field(() => RupeesScalar, { description: 'Price times quantity in rupees, rounded to paise.' })
  total!: number;

  @Field(() => String, { description: "The farmer's given and family name, as they were then." })
  farmerName!: string;

  @Field(() => String, { description: "The buyer's given and family name, as they were then." })
  buyerName!: string;

  @Field(() => Role, { description: 'Which side of it you are.' })
  yourSide!: Role;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DealPickup, {
    nullable: true,
    description: 'The day and place of pick-up that both agreed on last; null where they have not.',
  })
  pickup!: DealPickup | null;

  @Field(() => DealPickup, {
    nullable: true,
    description:
      'A newer day and place that one side named and the other has not answered; null where there is none. Until it is confirmed, `pickup` holds.',
  })
  pickupProposal!: DealPickup | null;

  @Field(() => DealWeighing, { nullable: true, description: 'The last weighing; null before the farmer entered one.' })
  weighing!: DealWeighing | null;

  @Field(() => RupeesScalar, {
    nullable: true,
    description: 'What is to be paid for what was weighed, in rupees; null before it was weighed.',
  })
  finalAmount!: number | null;

  @Field(() => [DealPayment], { description: 'What the buyer marked as paid, oldest first.' })
  payments!: DealPayment[];

  @Field(() => PaymentState, { description: 'How much of it the farmer has confirmed.' })
  paymentState!: PaymentState;

  @Field(() => RupeesScalar, {
    description: 'Rupees that the farmer has confirmed, without what was returned; 0 at first.',
  })
  paidAmount!: number;

  @Field(() => RupeesScalar, {
    description:
      'Rupees that are still to be paid: the final amount, or the agreed total before the weighing, without what was confirmed and what waits for an answer; 0 where that is all, and once the deal is over.',
  })
  amountToPay!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A `upi://pay` link to the farmer, for the buyer alone: with the amount that is still to be paid once it was weighed, without an amount before, for an advance. Null where the farmer gave no UPI ID, where nothing is to be paid, and once the deal is over. No money passes through us.',
  })
  upiLink!: string | null;

  @Field(() => [Role], { description: 'Whose turn it is now, by `turns`; both, one, or nobody.' })
  awaiting!: Role[];

  @Field(() => [DealTurn], {
    description:
      'What is to be done next and by whom, most pressing first; what is for a later day has a later `from`.',
  })
  turns!: DealTurn[];

  @Field(() => Date, {
    nullable: true,
    description:
      'When the clock decides something if nobody does: the earliest of its turns; null where nothing is due.',
  })
  respondBy!: Date | null;

  @Field(() => [DealStep], { description: 'What you can do now, in the order of the steps.' })
  allowedActions!: DealStep[];

  @Field(() => DealActor, { nullable: true, description: 'Who gave it up; null where nobody did.' })
  cancelledBy!: DealActor | null;

  @Field(() => CancelReason, {
    nullable: true,
    description: 'Why it was given up; null where it was not, or where words say why.',
  })
  cancelReason!: CancelReason | null;

  @Field(() => String, { nullable: true, description: 'Why it was given up, in words; at most 500 characters.' })
  cancelWords!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Of a cancelled deal: whether the farmer said that the crop is still there to be sold; null while they have not been asked or not answered.',
  })
  stillThere!: boolean | null;

  @Field(() => RupeesScalar, {
    nullable: true,
    description:
      'Of a cancelled deal: rupees that the farmer had received and that the buyer has not confirmed to have back; null where there are none.',
  })
  amountToReturn!: number | null;

  @Field(() => DealDispute, { nullable: true, description: 'The dispute about it; null where there was none.' })
  dispute!: DealDispute | null;

  @Field(() => Date, { nullable: true, description: 'When it was completed or cancelled; null while it goes on.' })
  endedAt!: Date | null;

  @Field(() => String, {
    description:
      'Its number with a code behind it, such as AP-2026-000123-7F3A91C2: what the agreement has printed on it and `dealCheck` takes.',
  })
  checkCode!: string;

  @Field(() => [DealEvent], { description: 'What happened in it, from the beginning.' })
  events!: DealEvent[];

  /** Its row, for the fields that lie in other tables; not a field itself. */
  row!: DealRow;
}

/** What the fields of a deal that lie in other tables need of its row. */
export interface DealRow {
  readonly id: string;
  readonly cropId: string;
  readonly farmerId: string;
  readonly buyerId: string;
}

@ObjectType({ description: 'A farmer’s completed deals in figures.', simpleResolvers: true })
export class SalesSummary {
  @Field(() => Int, { description: 'How many deals are completed.' })
  completed!: number;

  @Field(() => RupeesScalar, { description: 'What arrived for them, as the farmer confirmed it, in rupees.' })
  received!: number;

  @Field(() => RupeesScalar, {
    description: 'What arrived for those that were completed since the first of this month in India, in rupees.',
  })
  receivedThisMonth!: number;
}
