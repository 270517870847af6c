import { readFileSync } from 'node:fs';

/** The list that the client's router and the browser tests read as well. It lies beside the built server's folder too. */
const {
  pages,
  services,
}: {
  readonly pages: Record<string, string> &
    Readonly<Record<'cropDetail' | 'person' | 'prices' | 'commodity' | 'market' | 'priceMap', string>>;
  readonly services: Record<string, string>;
} = JSON.parse(readFileSync(new URL('../../../routes.json', import.meta.url), 'utf8'));

/**
 * The pages that the browser program knows (spec §2), as Express writes paths. One that the server does not draw answers 200 with
 * the shell. An address that is none of them answers 404 with the shell, in which the program shows its not-found page.
 */
export const CLIENT_PAGES: readonly string[] = [...Object.values(pages), ...Object.values(services)];

/**
 * Pages that are not the same for every guest, and so are not listed in the site map: those that need a
 * sign-in or begin with one, for which the browser gets the shell, and those of one crop, person or commodity, which the server draws for
 * each crop (`crop-page.ts`), person (`person-page.ts`) and commodity (`price-page.ts`) with a head of its own.
 */
const NOT_THE_SAME_FOR_EVERY_GUEST = new Set([
  'login',
  'signup',
  'forgotPassword',
  'farmerDashboard',
  'buyerDashboard',
  'addCrop',
  'editCrop',
  'sellAgain',
  'commodity',
  'cropDetail',
  'me',
  'payment',
  'deals',
  'deal',
  'dealAgreement',
  'dealCheck',
  'market',
  'notifications',
  'notificationSettings',
  'priceAlerts',
  'unsubscribe',
  'person',
  'priceMap',
  'comingSoon',
]);

/** The pages that the server draws with their data in them, the same for every guest. */
export const RENDERED_PAGES: readonly string[] = [
  ...Object.entries(pages).flatMap(([name, path]) => (NOT_THE_SAME_FOR_EVERY_GUEST.has(name) ? [] : [path])),
  ...Object.values(services),
];

/** The names of the pages that are drawn for the reader's own district. */
export const PLACED_PAGES: ReadonlySet<string | undefined> = new Set([
  'storage-cold-storage',
  'tools-machinery',
  'mandi-bhav',
  'prices',
  'commodity',
]);

/** The page of one crop. */
export const CROP_PAGES: readonly string[] = [pages.cropDetail];

/** The public page of one person. */
export const PERSON_PAGES: readonly string[] = [pages.person];

/** What one commodity costs, what it costs in each state, and what in one market. */
export const PRICE_PAGES: readonly string[] = [pages.priceMap, pages.commodity, pages.market];

const PATTERNS = Object.entries({ ...pages, ...services }).map(([name, path]) => ({
  name,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** A page's name in routes.json; undefined where no page has the path. */
export const pageNameOf = (pathname: string): string | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(pathname))?.name;
