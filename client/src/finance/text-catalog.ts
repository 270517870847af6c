import type { CatalogLoaders, Texts } from '@/i18n/texts';

const loaders = {
  en: () => import('./locales/en.json'),
  hi: () => import('./locales/hi.json'),
} satisfies CatalogLoaders;

/** The tool's own texts; it needs none of the site's. */
export function loadFinanceTexts(texts: Texts): Promise<void> {
  return texts.use('finance', loaders);
}

declare module '@/i18n/message-id' {
  interface RegisteredCatalogs {
    finance: Awaited<ReturnType<(typeof loaders)['en']>>['default'];
  }
}
