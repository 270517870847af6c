import { readFileSync } from 'node:fs';
import type { Language } from '../../platform/messages.js';
import { Role } from '../users/user.types.js';
import type { NotificationEntity } from './notification.entity.js';
import { NotificationKind } from './notification.types.js';
import type { PriceAlertFacts } from './notification-facts.js';

const { pages }: { pages: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('../../../../routes.json', import.meta.url), 'utf8'),
);

/** The path of a page by its name in `routes.json`. */
export function pagePath(name: string, id?: string): string {
  const path = pages[name];
  if (path === undefined) throw new Error(`routes.json has no page ${name}.`);
  return id === undefined ? path : path.replace(':id', id);
}

/** The page behind the link at the foot of a mail; a POST to it unsubscribes (RFC 8058). */
export const UNSUBSCRIBE_PATH = pagePath('unsubscribe');
/** The page of the settings of notifications. */
export const SETTINGS_PATH = pagePath('notificationSettings');

/** The page of an auction is that of its crop. */
const ON_THE_CROPS_PAGE: readonly NotificationKind[] = [
  NotificationKind.OUTBID,
  NotificationKind.AUCTION_ENDING,
  NotificationKind.AUCTION_ENDED,
];

/** The page of a commodity in a market. */
const pricePath = ({ commodity, market }: PriceAlertFacts) =>
  pagePath('market').replace(':commodity', commodity).replace(':market', market);

/** The page that a notification links to. */
export function linkOf({
  kind,
  dealId,
  cropId,
  bidId,
  facts,
}: Pick<NotificationEntity, 'kind' | 'dealId' | 'cropId' | 'bidId' | 'facts'>): string {
  if (facts.alert) return pricePath(facts.alert);
  if (dealId !== null) return pagePath('deal', dealId);
  if (cropId !== null && ON_THE_CROPS_PAGE.includes(kind)) return pagePath('cropDetail', cropId);
  const dashboard = pagePath(facts.for === Role.FARMER ? 'farmerDashboard' : 'buyerDashboard');
  // The dashboard marks that bid, and says so where it is over.
  return bidId === null ? dashboard : `${dashboard}?bid=${bidId}`;
}

/** A path of this site that opens in a language for guests (`client/src/i18n/language-of-link.ts`). */
export const inLanguage = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}language=${language}`;
