import type { CatalogLoaders, Texts } from '@/i18n/texts';

const commonCatalogs = {
  app: { en: () => import('./locales/en.json'), hi: () => import('./locales/hi.json') },
  ui: { en: () => import('@/ui/locales/en.json'), hi: () => import('@/ui/locales/hi.json') },
} satisfies Record<string, CatalogLoaders>;

/** Header, footer and the design system's own words: every page needs them before it is first shown. */
export async function loadCommonTexts(texts: Texts): Promise<void> {
  await Promise.all(Object.entries(commonCatalogs).map(([name, loaders]) => texts.use(name, loaders)));
}

/** What the policies of the footer say: fetched when one is opened. */
export const policyCatalog = {
  en: () => import('./policies/locales/en.json'),
  hi: () => import('./policies/locales/hi.json'),
} satisfies CatalogLoaders;

/** One line a feature; a page's catalog is fetched beside its code (routes.tsx), in the reader's language only. */
export const featureCatalogs = {
  home: {
    en: () => import('@/features/home/locales/en.json'),
    hi: () => import('@/features/home/locales/hi.json'),
  },
  marketplace: {
    en: () => import('@/features/marketplace/locales/en.json'),
    hi: () => import('@/features/marketplace/locales/hi.json'),
  },
  auth: {
    en: () => import('@/features/auth/locales/en.json'),
    hi: () => import('@/features/auth/locales/hi.json'),
  },
  dashboards: {
    en: () => import('@/features/dashboards/locales/en.json'),
    hi: () => import('@/features/dashboards/locales/hi.json'),
  },
  'deal-check': {
    en: () => import('@/features/deal-check/locales/en.json'),
    hi: () => import('@/features/deal-check/locales/hi.json'),
  },
  deals: {
    en: () => import('@/features/deals/locales/en.json'),
    hi: () => import('@/features/deals/locales/hi.json'),
  },
  notifications: {
    en: () => import('@/features/notifications/locales/en.json'),
    hi: () => import('@/features/notifications/locales/hi.json'),
  },
  people: {
    en: () => import('@/features/people/locales/en.json'),
    hi: () => import('@/features/people/locales/hi.json'),
  },
  listings: {
    en: () => import('@/features/listings/locales/en.json'),
    hi: () => import('@/features/listings/locales/hi.json'),
  },
  crops: {
    en: () => import('@/features/crops/locales/en.json'),
    hi: () => import('@/features/crops/locales/hi.json'),
  },
  'static-pages': {
    en: () => import('@/features/static-pages/locales/en.json'),
    hi: () => import('@/features/static-pages/locales/hi.json'),
  },
  services: {
    en: () => import('@/features/services/locales/en.json'),
    hi: () => import('@/features/services/locales/hi.json'),
  },
  'generic-service': {
    en: () => import('@/features/generic-service/locales/en.json'),
    hi: () => import('@/features/generic-service/locales/hi.json'),
  },
  advisor: {
    en: () => import('@/features/advisor/locales/en.json'),
    hi: () => import('@/features/advisor/locales/hi.json'),
  },
  fintrin: {
    en: () => import('@/features/fintrin/locales/en.json'),
    hi: () => import('@/features/fintrin/locales/hi.json'),
  },
  'lab-tests': {
    en: () => import('@/features/lab-tests/locales/en.json'),
    hi: () => import('@/features/lab-tests/locales/hi.json'),
  },
  storage: {
    en: () => import('@/features/storage/locales/en.json'),
    hi: () => import('@/features/storage/locales/hi.json'),
  },
  transport: {
    en: () => import('@/features/transport/locales/en.json'),
    hi: () => import('@/features/transport/locales/hi.json'),
  },
  'seeds-fertilizers': {
    en: () => import('@/features/seeds-fertilizers/locales/en.json'),
    hi: () => import('@/features/seeds-fertilizers/locales/hi.json'),
  },
  machinery: {
    en: () => import('@/features/machinery/locales/en.json'),
    hi: () => import('@/features/machinery/locales/hi.json'),
  },
  mandi: {
    en: () => import('@/features/mandi/locales/en.json'),
    hi: () => import('@/features/mandi/locales/hi.json'),
  },
  prices: {
    en: () => import('@/features/prices/locales/en.json'),
    hi: () => import('@/features/prices/locales/hi.json'),
  },
  'prices/compare': {
    en: () => import('@/features/prices/compare/locales/en.json'),
    hi: () => import('@/features/prices/compare/locales/hi.json'),
  },
  'price-alerts': {
    en: () => import('@/features/price-alerts/locales/en.json'),
    hi: () => import('@/features/price-alerts/locales/hi.json'),
  },
  'prices/list': {
    en: () => import('@/features/prices/list/locales/en.json'),
    hi: () => import('@/features/prices/list/locales/hi.json'),
  },
  'prices/map': {
    en: () => import('@/features/prices/map/locales/en.json'),
    hi: () => import('@/features/prices/map/locales/hi.json'),
  },
  'prices/sources': {
    en: () => import('@/features/prices/sources/locales/en.json'),
    hi: () => import('@/features/prices/sources/locales/hi.json'),
  },
  me: {
    en: () => import('@/features/me/locales/en.json'),
    hi: () => import('@/features/me/locales/hi.json'),
  },
  news: {
    en: () => import('@/features/news/locales/en.json'),
    hi: () => import('@/features/news/locales/hi.json'),
  },
  schemes: {
    en: () => import('@/features/schemes/locales/en.json'),
    hi: () => import('@/features/schemes/locales/hi.json'),
  },
} satisfies Record<string, CatalogLoaders>;

export type FeatureName = keyof typeof featureCatalogs;

/** Fetches the texts of a feature; of a part of one, `prices/compare`, those of the whole too. */
export async function loadFeatureTexts(texts: Texts, feature: FeatureName): Promise<void> {
  const names = Object.keys(featureCatalogs) as FeatureName[];
  const needed = names.filter((name) => `${feature}/`.startsWith(`${name}/`));
  await Promise.all(needed.map((name) => texts.use(name, featureCatalogs[name])));
}

type PageCatalogs = Pick<typeof commonCatalogs, 'app'> & { policies: typeof policyCatalog } & typeof featureCatalogs;
/** The English texts of each catalog, by its name; a test holds the Hindi ones against them. */
type CatalogTexts = { [Name in keyof PageCatalogs]: Awaited<ReturnType<PageCatalogs[Name]['en']>>['default'] };

declare module '@/i18n/message-id' {
  interface RegisteredCatalogs extends CatalogTexts {}
}
