import type { Language } from '../platform/messages.js';
import { inLanguage } from '../platform/pages/page-document.js';

/** What the pages on the way are called. */
const NAMES = {
  marketplace: { en: 'Marketplace', hi: 'बाज़ार' },
  services: { en: 'Services', hi: 'सेवाएँ' },
  prices: { en: 'Mandi prices', hi: 'मंडी भाव' },
} as const;

interface Reached {
  /** What the site is called. */
  readonly brand: string;
  /** Of the page itself, on the host that the public knows. */
  readonly address: URL;
  readonly name: string;
  readonly language: Language;
}

/** The way from home over a list to one of its pages, for search engines: schema.org's BreadcrumbList. */
export function breadcrumbs(over: keyof typeof NAMES, { brand, address, name, language }: Reached): object {
  const item = (path: string) => inLanguage(new URL(path, address), language);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand, item: item('/') },
      { '@type': 'ListItem', position: 2, name: NAMES[over][language], item: item(`/${over}`) },
      { '@type': 'ListItem', position: 3, name },
    ],
  };
}
