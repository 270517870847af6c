import { readFileSync } from 'node:fs';

/** The list that the client's router and the browser tests read as well. It lies beside the built server's folder too. */
const {
  pages,
  services,
}: {
  readonly pages: Record<string, string> & { readonly cropDetail: string; readonly person: string };
  readonly services: Record<string, string>;
} = JSON.parse(readFileSync(new URL('../../../routes.json', import.meta.url), 'utf8'));

/**
 * The pages that the browser program knows (spec §2), as Express writes paths. They answer 200 with its shell; every other
 * address answers 404 with the same shell, which then shows its not-found page.
 */
export const CLIENT_PAGES: readonly string[] = [...Object.values(pages), ...Object.values(services)];

/**
 * Pages that are for one person alone, or begin with a sign-in: the shell is all that the server can say of them. The pages of a
 * crop and of a person have heads of their own.
 */
const DRAWN_IN_THE_BROWSER = new Set([
  'login',
  'signup',
  'forgotPassword',
  'farmerDashboard',
  'buyerDashboard',
  'addCrop',
  'editCrop',
  'sellAgain',
  'cropDetail',
  'deal',
  'dealAgreement',
  'dealCheck',
  'notifications',
  'notificationSettings',
  'unsubscribe',
  'person',
  'comingSoon',
]);

/** The pages that a guest gets with their data in them. */
export const RENDERED_PAGES: readonly string[] = [
  ...Object.entries(pages).flatMap(([name, path]) => (DRAWN_IN_THE_BROWSER.has(name) ? [] : [path])),
  ...Object.values(services),
];

/** The pages whose lists begin with the reader's own district. */
export const PLACED_PAGES: readonly string[] = ['storage-cold-storage', 'tools-machinery'].map(
  (name) => services[name] as string,
);

/** The page of one crop. */
export const CROP_PAGES: readonly string[] = [pages.cropDetail];

/** The public page of one person. */
export const PERSON_PAGES: readonly string[] = [pages.person];

const PATTERNS = Object.entries({ ...pages, ...services }).map(([name, path]) => ({
  name,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** A page's name in routes.json; undefined where no page has the path. */
export const pageNameOf = (pathname: string): string | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(pathname))?.name;
