import type { Language } from '../platform/messages.js';
import { inLanguage } from '../platform/pages/page-document.js';
import type { PageMatter } from '../platform/pages/rendered-pages.js';
import { breadcrumbs } from './breadcrumbs.js';
import { pageNameOf } from './client-pages.js';

/** What is said to search engines of the pages of prices that are not of one commodity, by the page's name in routes.json. */
const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  prices: {
    en: 'What crops sell for in the mandis of your district and of all India today, what became dearer or cheaper, and what it was before.',
    hi: 'आपके ज़िले और पूरे भारत की मंडियों में आज फसलों का भाव, क्या महँगा या सस्ता हुआ, और पहले क्या था।',
  },
  comparePrices: {
    en: 'Up to four crops or mandis in one plot: 30 days, 90 days, 1 year or 5 years of mandi prices side by side.',
    hi: 'एक ही चार्ट में चार तक फसलें या मंडियाँ: 30 दिन, 90 दिन, 1 साल या 5 साल के मंडी भाव साथ-साथ।',
  },
  priceSources: {
    en: 'Where the mandi prices of this site come from: what was read in when, under which licence, and how many rows were new, changed or refused.',
    hi: 'इस साइट के मंडी भाव कहाँ से आते हैं: कब क्या पढ़ा गया, किस लाइसेंस पर, और कितनी पंक्तियाँ नई, बदली या नामंज़ूर हुईं।',
  },
};

interface Around {
  /** What the site is called. */
  readonly brand: string;
  /** Of the page, as its head has it. */
  readonly title: string;
  readonly address: URL;
  readonly language: Language;
}

/** The rest of the head of such a page, with schema.org's CollectionPage; undefined for every other page. */
export function priceListHead({ brand, title, address, language }: Around): Omit<PageMatter, 'title'> | undefined {
  const page = pageNameOf(address.pathname) ?? '';
  const description = DESCRIPTIONS[page]?.[language];
  if (description === undefined) return undefined;
  const name = title.replace(/ \| .*$/, '');
  const collection = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    description,
    url: inLanguage(address, language),
    inLanguage: language,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: brand },
  };
  const about =
    page === 'prices' ? collection : [collection, breadcrumbs('prices', { brand, address, language, name })];
  return { description, about };
}
