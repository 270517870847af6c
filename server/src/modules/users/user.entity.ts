import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../platform/messages.js';
import type { Gender, Role, VerifiedBy } from './user.types.js';

/** An account. Private data: no column of this class is ever published by a decorator; `user.types.ts` is what leaves. */
@Entity({ name: 'users' })
export class UserEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text', name: 'first_name' })
  firstName!: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName!: string;

  /** Lower-cased; unique. */
  @Column({ type: 'text' })
  email!: string;

  /** Ten digits (spec §5). */
  @Column({ type: 'text' })
  phone!: string;

  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string;

  @Column({ type: 'text' })
  role!: Role;

  @Column({ type: 'text' })
  gender!: Gender;

  /** Where the farm is, for the crop detail's farmer card; null shows "Not specified". */
  @Column({ type: 'text', nullable: true })
  location!: string | null;

  @Column({ type: 'boolean', default: false })
  verified!: boolean;

  /** By what; null also of those who were verified before it was kept. */
  @Column({ type: 'text', name: 'verified_by', nullable: true })
  verifiedBy!: VerifiedBy | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'verified_at', nullable: true })
  verifiedAt!: Date | null;

  /** The one in which its owner last signed in; null of accounts that have not since we keep it. */
  @Column({ type: 'text', nullable: true })
  language!: Language | null;

  /** Where they want to be paid by UPI, `name@bank`; for the buyers of their deals alone. */
  @Column({ type: 'text', name: 'payment_address', nullable: true })
  paymentAddress!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
