import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../platform/messages.js';
import type { NotificationGroup, NotificationKind } from './notification.types.js';
import type { NotificationFacts } from './notification-facts.js';

/**
 * A notification, stored in the transaction of its cause. Its content is in its facts alone: a
 * crop that is gone since never breaks a list.
 */
@Entity({ name: 'notifications' })
export class NotificationEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** The receiver; null: the operator, by mail alone. */
  @Column({ type: 'uuid', name: 'account_id', nullable: true })
  accountId!: string | null;

  @Column({ type: 'text' })
  kind!: NotificationKind;

  /** What the message is made of, in either language. */
  @Column({ type: 'jsonb' })
  facts!: NotificationFacts;

  @Column({ type: 'uuid', name: 'crop_id', nullable: true })
  cropId!: string | null;

  @Column({ type: 'uuid', name: 'bid_id', nullable: true })
  bidId!: string | null;

  @Column({ type: 'uuid', name: 'deal_id', nullable: true })
  dealId!: string | null;

  /** Its subject; an account gets one notification per kind and subject. */
  @Column({ type: 'text' })
  about!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'read_at', nullable: true })
  readAt!: Date | null;
}

/** A notification of an account. */
export type AccountNotification = NotificationEntity & { readonly accountId: string };

export const isOfAccount = (notification: NotificationEntity): notification is AccountNotification =>
  notification.accountId !== null;

/** A way by which a notification leaves the page. */
export type Channel = 'MAIL' | 'PUSH';

/**
 * Where a delivery stands: `CLAIMED` by the server that sends it, `DROPPED` where it was no longer true or wanted,
 * `FAILED` where it could not be brought, `UNSURE` where its server died or the sending broke off, and
 * it is unknown whether it was sent.
 */
export type DeliveryState = 'WAITING' | 'CLAIMED' | 'SENT' | 'DROPPED' | 'FAILED' | 'UNSURE';

/** One notification on one way: there is one row for both, and the server that claims it sends it. */
@Entity({ name: 'deliveries' })
export class DeliveryEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'notification_id' })
  notificationId!: string;

  @Column({ type: 'text' })
  channel!: Channel;

  @Column({ type: 'text' })
  state!: DeliveryState;

  /** Not before. */
  @Column({ type: 'timestamptz', precision: 3, name: 'due_at' })
  dueAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'claimed_at', nullable: true })
  claimedAt!: Date | null;

  @Column({ type: 'integer', default: 0 })
  tries!: number;

  /** Why it was dropped or failed, in words for the operator. */
  @Column({ type: 'text', nullable: true })
  outcome!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'done_at', nullable: true })
  doneAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  /** The devices that have it, where it goes to devices: another try leaves them out. */
  @Column({ type: 'uuid', array: true, default: '{}' })
  reached!: string[];
}

/** An account's settings of notifications, where they differ from the default. */
@Entity({ name: 'notification_settings' })
export class NotificationSettingsEntity {
  @PrimaryColumn({ type: 'uuid', name: 'account_id' })
  accountId!: string;

  /** The language that they chose; null: the one in which they last signed in. */
  @Column({ type: 'text', nullable: true })
  language!: Language | null;

  /** The groups of which they want no mail. */
  @Column({ type: 'text', array: true, name: 'mail_off', default: '{}' })
  mailOff!: NotificationGroup[];

  /** The groups of which they want nothing on their devices. */
  @Column({ type: 'text', array: true, name: 'push_off', default: '{}' })
  pushOff!: NotificationGroup[];
}
