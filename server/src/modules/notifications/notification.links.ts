import { readFileSync } from 'node:fs';
import { Role } from '../users/user.types.js';
import type { NotificationEntity } from './notification.entity.js';

const { pages }: { pages: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('../../../../routes.json', import.meta.url), 'utf8'),
);

/** The page behind the link at the foot of a mail; whoever posts to it has done it (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';
/** The page where people choose how they are told. */
export const SETTINGS_PATH = '/notifications/settings';

/** The path of a page by its name in `routes.json`. */
export function pagePath(name: string, id?: string): string {
  const path = pages[name];
  if (path === undefined) throw new Error(`routes.json has no page ${name}.`);
  return id === undefined ? path : path.replace(':id', id);
}

/** Where somebody can see or do something about a notification. */
export function linkOf({ dealId, facts }: Pick<NotificationEntity, 'dealId' | 'facts'>): string {
  if (dealId !== null) return pagePath('deal', dealId);
  return pagePath(facts.for === Role.FARMER ? 'farmerDashboard' : 'buyerDashboard');
}
