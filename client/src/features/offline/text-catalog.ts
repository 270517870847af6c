import type { CatalogLoaders } from '@/i18n/texts';
import type english from './locales/en.json';

/** The notices' texts: fetched with them when the page is idle, and named in nothing that comes before (app/text-catalogs.ts). */
export const offlineCatalog: CatalogLoaders = {
  en: () => import('./locales/en.json'),
  hi: () => import('./locales/hi.json'),
};

declare module '@/i18n/message-id' {
  interface RegisteredCatalogs {
    offline: typeof english;
  }
}
