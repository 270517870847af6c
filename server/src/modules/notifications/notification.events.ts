import type { AccountNotification } from './notification.entity.js';

/** A notification was just written. */
export class NotificationAdded {
  constructor(readonly notification: Pick<AccountNotification, 'id' | 'accountId'>) {}
}

/** Notifications were read. */
export class NotificationsRead {
  constructor(readonly accountId: string) {}
}

/** The kind of topic of an account's notifications. */
export const ACCOUNTS = 'accounts';

/** The topic of one account. */
export const accountTopic = (id: string): string => `${ACCOUNTS}:${id}`;
