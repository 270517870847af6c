import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../users/user.types.js';

/** A picture that a side of a deal shows the operator, with what it said. Rows are only ever added. */
@Entity({ name: 'dispute_images' })
export class DisputeImageEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'deal_id' })
  dealId!: string;

  /** The line of the timeline that it came with. */
  @Column({ type: 'integer', name: 'event_position' })
  eventPosition!: number;

  /** Whose it is. */
  @Column({ type: 'text' })
  side!: Role;

  /** Its place among all of that side, from 1. */
  @Column({ type: 'smallint' })
  place!: number;

  /** Of its files, which have no public address. */
  @Column({ type: 'text' })
  key!: string;

  /** From narrow to wide. */
  @Column({ type: 'jsonb' })
  variants!: Array<{ readonly width: number; readonly height: number }>;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
