import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type Paise, paiseColumn } from '../../platform/money.js';

/** How the price of an auction rose, for everyone to see. A row never changes. */
@Entity({ name: 'auction_prices' })
export class AuctionPriceEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'crop_id' })
  cropId!: string;

  /** Its place in the auction's history, from 1. */
  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'uuid', name: 'bid_id' })
  bidId!: string;

  /** Which bidder, by the order in which they came: the first one is 1. */
  @Column({ type: 'integer' })
  bidder!: number;

  /** Per unit. */
  @Column({ type: 'bigint', name: 'price_paise', transformer: paiseColumn })
  pricePaise!: Paise;

  /** Whether it was bid for them, within their maximum. */
  @Column({ type: 'boolean' })
  automatic!: boolean;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
