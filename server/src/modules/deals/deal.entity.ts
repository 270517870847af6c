import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../../platform/database/numeric-column.js';
import { type Paise, paiseColumn } from '../../platform/money.js';
import type { QuantityUnit } from '../crops/crop.types.js';
import type { DealActor } from './deal.rules.js';
import type { DealState, DealStep, SoldCrop } from './deal.types.js';

/**
 * What a farmer and a buyer agreed on, as it was in that moment: later changes of the listing and of the accounts never
 * touch it. Nothing of a row but its state ever changes.
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

  @Column({ type: 'text' })
  state!: DealState;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

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

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
