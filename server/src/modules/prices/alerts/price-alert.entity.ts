import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PriceAlertKind } from './price-alert.types.js';

/** What somebody wants to be told of a commodity's price in a market. */
@Entity({ name: 'price_alerts' })
export class PriceAlertEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'text' })
  commodity!: string;

  @Column({ type: 'text' })
  market!: string;

  @Column({ type: 'text' })
  kind!: PriceAlertKind;

  /** Paise a quintal; per cents of MOVES. */
  @Column({ type: 'integer' })
  amount!: number;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'paused_at', nullable: true })
  pausedAt!: Date | null;

  /** The last day of prices that was looked at; null where the market had none yet. */
  @Column({ type: 'date', name: 'seen_day', nullable: true })
  seenDay!: string | null;

  /** Whether the condition held on that day: it tells when it begins to hold. */
  @Column({ type: 'boolean', name: 'was_met' })
  wasMet!: boolean;

  /** The day on which it last told. */
  @Column({ type: 'date', name: 'sent_on', nullable: true })
  sentOn!: string | null;
}
