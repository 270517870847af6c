import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../../platform/database/numeric-column.js';
import { type Paise, paiseColumn } from '../../platform/money.js';
import type { Role } from '../users/user.types.js';
import type { AuctionPlace } from './auction-bid.rules.js';
import type { BidEndedReason, BidState, DeclineReason } from './bid.types.js';

/** A buyer's wish to buy a crop, and where it stands. Private data: its buyer and the crop's farmer alone read it. */
@Entity({ name: 'bids' })
export class BidEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'crop_id' })
  cropId!: string;

  @Column({ type: 'uuid', name: 'buyer_id' })
  buyerId!: string;

  /** The price of its first offer, per unit of the listing, like its base price. */
  @Column({ type: 'bigint', name: 'amount_paise', transformer: paiseColumn })
  amountPaise!: Paise;

  /** The quantity of its first offer, in the unit of the listing. */
  @Column({ type: 'numeric', precision: 12, scale: 3, transformer: numericColumn })
  quantity!: number;

  @Column({ type: 'text', nullable: true })
  message!: string | null;

  /** As it was last written down; `bid.rules.ts` says where it stands by the clock. */
  @Column({ type: 'text' })
  state!: BidState;

  /** Until when the bid can be answered. */
  @Column({ type: 'timestamptz', precision: 3, name: 'valid_until' })
  validUntil!: Date;

  /** In an auction, how far its buyer goes at most, per unit: a secret of theirs. Null of a fixed price. */
  @Column({ type: 'bigint', name: 'max_paise', nullable: true, transformer: paiseColumn })
  maxPaise!: Paise | null;

  /** Where it stands in an auction; null of a fixed price. */
  @Column({ type: 'text', name: 'auction_place', nullable: true })
  auctionPlace!: AuctionPlace | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'text', name: 'ended_reason', nullable: true })
  endedReason!: BidEndedReason | null;

  @Column({ type: 'text', name: 'decline_reason', nullable: true })
  declineReason!: DeclineReason | null;

  @Column({ type: 'text', name: 'decline_words', nullable: true })
  declineWords!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}

/** What a bid that was just placed has in the columns that only its end fills. */
export const NEW_BID = {
  state: 'OPEN',
  maxPaise: null,
  auctionPlace: null,
  endedAt: null,
  endedReason: null,
  declineReason: null,
  declineWords: null,
} satisfies Partial<BidEntity>;

/**
 * A price that one side named. A row is never changed, except that a farmer takes a counter-offer back: the next price is a
 * row that responds to it.
 */
@Entity({ name: 'offers' })
export class OfferEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'bid_id' })
  bidId!: string;

  /** Its place among the offers of its bid, from 1. */
  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text', name: 'made_by' })
  madeBy!: Role;

  /** Per unit of the listing. */
  @Column({ type: 'bigint', name: 'price_paise', transformer: paiseColumn })
  pricePaise!: Paise;

  /** In the unit of the listing. */
  @Column({ type: 'numeric', precision: 12, scale: 3, transformer: numericColumn })
  quantity!: number;

  /** The offer that it answers or, of a confirmed quantity, takes the place of; null of a bid's first one. */
  @Column({ type: 'uuid', name: 'responds_to', nullable: true })
  respondsTo!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'valid_until' })
  validUntil!: Date;

  /** When a farmer's counter-offer was taken back: from then on the offer before it counts. */
  @Column({ type: 'timestamptz', precision: 3, name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}

/** What a bid's first offer has in the columns that only a later one fills otherwise. */
export const NEW_OFFER = { position: 1, respondsTo: null, withdrawnAt: null } satisfies Partial<OfferEntity>;
