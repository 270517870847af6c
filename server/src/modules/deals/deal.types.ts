import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar, RupeesScalar } from '../../platform/graphql/scalars.js';
import { CropCategory, Location, QualityGrade, Quantity, Specifications } from '../crops/crop.types.js';
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
  CANCEL: 'CANCEL',
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
    CONFIRM_WEIGHT: { description: 'The buyer agrees to it, or says nothing for 48 hours.' },
    COMPLETE: { description: 'The weighing and the payments are confirmed.' },
    CANCEL: { description: 'A side gives it up, or nobody came for a week after the day of pick-up.' },
    DISPUTE: { description: 'A side does not agree to what was weighed.' },
    DECIDE: { description: 'The operator decides a dispute.' },
  },
});

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

  @Field(() => DealState, { description: 'Where the deal stood after it.' })
  state!: DealState;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt!: Date;
}

/** What lies in other tables is resolved by `deal.resolver.ts`. */
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
