import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Paise, paiseColumn } from '../../platform/money.js';
import type { BidStatus } from './bid.types.js';

/** A buyer's offer for a crop. Private data: only its buyer reads it, through `bid.types.ts`. */
@Entity({ name: 'bids' })
export class BidEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'crop_id' })
  cropId!: string;

  @Column({ type: 'uuid', name: 'buyer_id' })
  buyerId!: string;

  /** Per unit of the listing, like its base price. */
  @Column({ type: 'bigint', name: 'amount_paise', transformer: paiseColumn })
  amountPaise!: Paise;

  @Column({ type: 'text', nullable: true })
  message!: string | null;

  @Column({ type: 'text' })
  status!: BidStatus;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
