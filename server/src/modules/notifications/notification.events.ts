import type { AccountNotification } from './notification.entity.js';

/** Somebody is told something; it was just written. */
export class NotificationAdded {
  constructor(readonly notification: Pick<AccountNotification, 'id' | 'accountId'>) {}
}

/** Somebody read notifications of theirs. */
export class NotificationsRead {
  constructor(readonly accountId: string) {}
}

/** The kind of topic on which somebody's open pages hear of their notifications. */
export const ACCOUNTS = 'accounts';

/** The topic of one account. */
export const accountTopic = (id: string): string => `${ACCOUNTS}:${id}`;
