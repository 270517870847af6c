import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was answered to a command that came with a key, for a day. Written in the command's own transaction. */
@Entity({ name: 'idempotency_keys' })
export class IdempotencyKeyEntity {
  @PrimaryColumn({ type: 'uuid', name: 'account_id' })
  accountId!: string;

  /** As the caller chose it, 1 to 255 characters. */
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'text' })
  command!: string;

  /** Of what was sent, SHA-256. */
  @Column({ type: 'text' })
  digest!: string;

  /** Of how many parts an upload was; null of anything else. */
  @Column({ type: 'integer', nullable: true })
  parts!: number | null;

  /** Of the fields and files of an upload, SHA-256; null of anything else, and of uploads before there was this column. */
  @Column({ type: 'text', nullable: true })
  content!: string | null;

  /** The body of the answer; null for sign-up, whose answer has tokens in it and is never kept. Any other key without one is free. */
  @Column({ type: 'json', nullable: true })
  answer!: Readonly<Record<string, unknown>> | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
