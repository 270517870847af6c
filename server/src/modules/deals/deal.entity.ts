import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../../platform/database/numeric-column.js';
import { type Paise, paiseColumn } from '../../platform/money.js';
import type { QuantityUnit } from '../crops/crop.types.js';
import type { PriceComparison } from '../prices/price-comparison.types.js';
import type { SoldCrop } from './deal.types.js';
import type { CancelReason, DealActor, DealState, DealStep } from './deal-step.types.js';

/**
 * What a farmer and a buyer agreed on, as it was in that moment: later changes of the listing and of the accounts never
 * touch it. Of a row only where it stands ever changes: the columns from `state` on.
 */
@Entity({ name: 'deals' })
export class DealEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** For people: `AP-2026-000123`. */
  @Column({ type: 'text' })
  number!: string;

  @Column({ type: 'uuid', name: 'bid_id' })
  bidId!: string;

  /** The offer that was accepted. */
  @Column({ type: 'uuid', name: 'offer_id' })
  offerId!: string;

  @Column({ type: 'uuid', name: 'crop_id' })
  cropId!: string;

  @Column({ type: 'uuid', name: 'farmer_id' })
  farmerId!: string;

  @Column({ type: 'uuid', name: 'buyer_id' })
  buyerId!: string;

  /** Given and family name. */
  @Column({ type: 'text', name: 'farmer_name' })
  farmerName!: string;

  @Column({ type: 'text', name: 'buyer_name' })
  buyerName!: string;

  @Column({ type: 'jsonb' })
  crop!: SoldCrop;

  @Column({ type: 'numeric', precision: 12, scale: 3, transformer: numericColumn })
  quantity!: number;

  @Column({ type: 'text' })
  unit!: QuantityUnit;

  /** Per unit. */
  @Column({ type: 'bigint', name: 'price_paise', transformer: paiseColumn })
  pricePaise!: Paise;

  /**
   * How the price stood beside the mandis when it was agreed; null where no price was known. It is kept and not worked out again:
   * imports correct days that are past, and an agreement must not say another thing tomorrow.
   */
  @Column({ type: 'jsonb', name: 'price_comparison', nullable: true })
  priceComparison!: PriceComparison | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  /** Eight hexadecimal digits that stand behind the number on the agreement: numbers can be guessed, these cannot. */
  @Column({ type: 'text', name: 'check_code' })
  checkCode!: string;

  @Column({ type: 'text' })
  state!: DealState;

  /** When the clock does the next step (`deal-clock.rules.ts`); null where it does none. For the job alone. */
  @Column({ type: 'timestamptz', precision: 3, name: 'due_at', nullable: true })
  dueAt!: Date | null;

  /** From when on something waits for the farmer; null where nothing does. For the order of lists alone. */
  @Column({ type: 'timestamptz', precision: 3, name: 'farmer_waits_from', nullable: true })
  farmerWaitsFrom!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'buyer_waits_from', nullable: true })
  buyerWaitsFrom!: Date | null;

  /** When the next reminder is due (`deal-reminders.rules.ts`); null if none is. For the job alone. */
  @Column({ type: 'timestamptz', precision: 3, name: 'remind_at', nullable: true })
  remindAt!: Date | null;

  /** When it was completed or cancelled. */
  @Column({ type: 'timestamptz', precision: 3, name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'text', name: 'cancelled_by', nullable: true })
  cancelledBy!: DealActor | null;

  @Column({ type: 'text', name: 'cancel_reason', nullable: true })
  cancelReason!: CancelReason | null;

  /** Of a cancelled deal, what the farmer said of the crop: then the quantity went back, or not. */
  @Column({ type: 'boolean', name: 'still_there', nullable: true })
  stillThere!: boolean | null;
}

/** What a deal is before anything happened in it. */
export const NEW_DEAL = {
  dueAt: null,
  remindAt: null,
  farmerWaitsFrom: null,
  buyerWaitsFrom: null,
  endedAt: null,
  cancelledBy: null,
  cancelReason: null,
  stillThere: null,
} satisfies Partial<DealEntity>;

/** Something that happened in a deal. Rows are only ever added. */
@Entity({ name: 'deal_events' })
export class DealEventEntity {
  @PrimaryColumn({ type: 'uuid', name: 'deal_id' })
  dealId!: string;

  /** Its place in the deal's timeline, from 1. */
  @PrimaryColumn({ type: 'integer' })
  position!: number;

  @Column({ type: 'text' })
  step!: DealStep;

  @Column({ type: 'text' })
  actor!: DealActor;

  /** The account, where a side did it. */
  @Column({ type: 'uuid', name: 'actor_id', nullable: true })
  actorId!: string | null;

  /** Where the deal stood after it. */
  @Column({ type: 'text' })
  state!: DealState;

  /** The pick-up, weighing or payment that it is about. */
  @Column({ type: 'uuid', name: 'subject_id', nullable: true })
  subjectId!: string | null;

  /** What was said with it. */
  @Column({ type: 'text', nullable: true })
  words!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
