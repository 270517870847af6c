import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in on one device. Its refresh tokens are a chain; ending the family ends them all. */
@Entity({ name: 'refresh_families' })
export class RefreshFamilyEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  /** The last day on which the family may be rotated, however often it was used. */
  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  @Column({ type: 'text', name: 'revoked_reason', nullable: true })
  revokedReason!: 'logout' | 'replay' | null;
}

/** One refresh token, known only by its hash. A token with `usedAt` has a successor. */
@Entity({ name: 'refresh_tokens' })
export class RefreshTokenEntity {
  /** SHA-256 of the token, hexadecimal. */
  @PrimaryColumn({ type: 'text' })
  hash!: string;

  @Column({ type: 'uuid', name: 'family_id' })
  familyId!: string;

  @Column({ type: 'text', name: 'parent_hash', nullable: true })
  parentHash!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'used_at', nullable: true })
  usedAt!: Date | null;

  @Column({ type: 'text', name: 'successor_hash', nullable: true })
  successorHash!: string | null;

  /** The successor, sealed with a key of the server, so that a replay within the grace gets the same one. */
  @Column({ type: 'text', name: 'successor_sealed', nullable: true })
  successorSealed!: string | null;
}
