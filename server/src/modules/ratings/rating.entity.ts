import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../users/user.types.js';

/** What one side of a completed deal says of the other. Rows are only ever added, one for each side of a deal. */
@Entity({ name: 'ratings' })
export class RatingEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'deal_id' })
  dealId!: string;

  @Column({ type: 'uuid', name: 'farmer_id' })
  farmerId!: string;

  @Column({ type: 'uuid', name: 'buyer_id' })
  buyerId!: string;

  /** Which side says it. */
  @Column({ type: 'text' })
  side!: Role;

  /** The account that it is about: the other side's. */
  @Column({ type: 'uuid', name: 'about_id' })
  aboutId!: string;

  /** One to five. */
  @Column({ type: 'smallint' })
  stars!: number;

  @Column({ type: 'text', nullable: true })
  words!: string | null;

  /** The end of the deal's window: from then on it is shown, with or without the other side's. */
  @Column({ type: 'timestamptz', precision: 3, name: 'closes_at' })
  closesAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
