import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser with push messages on: the address of its push service, and the keys for it alone. */
@Entity({ name: 'push_devices' })
export class PushDeviceEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'account_id' })
  accountId!: string;

  /** The sign-in on that device: they end together. */
  @Column({ type: 'uuid', name: 'family_id' })
  familyId!: string;

  /** It allows sending, so it never leaves the server. */
  @Column({ type: 'text' })
  endpoint!: string;

  /** The browser's public key, base64url. */
  @Column({ type: 'text' })
  p256dh!: string;

  /** The browser's secret for the encryption, base64url. */
  @Column({ type: 'text' })
  auth!: string;

  /** What people call it, from its user agent: `Chrome, Android`. */
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
