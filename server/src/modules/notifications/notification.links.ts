import { readFileSync } from 'node:fs';
import { Role } from '../users/user.types.js';
import type { NotificationEntity } from './notification.entity.js';

const { pages }: { pages: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('../../../../routes.json', import.meta.url), 'utf8'),
);

/** The path of a page by its name in `routes.json`. */
export function pagePath(name: string, id?: string): string {
  const path = pages[name];
  if (path === undefined) throw new Error(`routes.json has no page ${name}.`);
  return id === undefined ? path : path.replace(':id', id);
}

/** The page behind the link at the foot of a mail; whoever posts to it has done it (RFC 8058). */
export const UNSUBSCRIBE_PATH = pagePath('unsubscribe');
/** The page where people choose how they are told. */
export const SETTINGS_PATH = pagePath('notificationSettings');

/** Where somebody can see or do something about a notification. */
export function linkOf({ dealId, bidId, facts }: Pick<NotificationEntity, 'dealId' | 'bidId' | 'facts'>): string {
  if (dealId !== null) return pagePath('deal', dealId);
  const dashboard = pagePath(facts.for === Role.FARMER ? 'farmerDashboard' : 'buyerDashboard');
  // The dashboard marks that bid, and says so where it is over.
  return bidId === null ? dashboard : `${dashboard}?bid=${bidId}`;
}
