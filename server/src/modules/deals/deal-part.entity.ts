import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../../platform/database/numeric-column.js';
import { type Paise, paiseColumn } from '../../platform/money.js';
import type { Role } from '../users/user.types.js';
import type { DeductionReason, PaymentMethod, PaymentStatus, TimeOfDay } from './deal-part.types.js';
import type { DealActor } from './deal-step.types.js';

/** A day and a place of pick-up that one side named. What was named never changes; the other side's word is added once. */
@Entity({ name: 'deal_pickups' })
export class DealPickupEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'deal_id' })
  dealId!: string;

  /** `YYYY-MM-DD`, in India. */
  @Column({ type: 'date' })
  day!: string;

  @Column({ type: 'text', name: 'time_of_day' })
  timeOfDay!: TimeOfDay;

  @Column({ type: 'text' })
  place!: string;

  @Column({ type: 'text', name: 'proposed_by' })
  proposedBy!: Role;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;
}

/** What the farmer says was weighed, with the sum that follows from it. A correction is another row. */
@Entity({ name: 'deal_weighings' })
export class DealWeighingEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'deal_id' })
  dealId!: string;

  /** The deal's price per unit: here again, so that the database can hold the sum. */
  @Column({ type: 'bigint', name: 'price_paise', transformer: paiseColumn })
  pricePaise!: Paise;

  @Column({ type: 'numeric', precision: 12, scale: 3, transformer: numericColumn })
  quantity!: number;

  @Column({
    type: 'numeric',
    name: 'deduction_percent',
    precision: 4,
    scale: 2,
    nullable: true,
    transformer: numericColumn,
  })
  deductionPercent!: number | null;

  @Column({ type: 'text', name: 'deduction_reason', nullable: true })
  deductionReason!: DeductionReason | null;

  @Column({ type: 'text', name: 'deduction_words', nullable: true })
  deductionWords!: string | null;

  @Column({ type: 'bigint', name: 'final_paise', transformer: paiseColumn })
  finalPaise!: Paise;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'text', name: 'confirmed_by', nullable: true })
  confirmedBy!: DealActor | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;
}

/** A payment that the buyer says to have made, and what the farmer says to it. */
@Entity({ name: 'deal_payments' })
export class DealPaymentEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'deal_id' })
  dealId!: string;

  @Column({ type: 'bigint', name: 'amount_paise', transformer: paiseColumn })
  amountPaise!: Paise;

  @Column({ type: 'text' })
  method!: PaymentMethod;

  @Column({ type: 'text', nullable: true })
  reference!: string | null;

  @Column({ type: 'text' })
  status!: PaymentStatus;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  /** Since when the operator has it, because the farmer said nothing for a week. */
  @Column({ type: 'timestamptz', precision: 3, name: 'before_operator_at', nullable: true })
  beforeOperatorAt!: Date | null;
}
