import { LRUCache } from 'lru-cache';
import { placeIn } from '../modules/geography/place-names.js';
import { commodityPrices } from '../modules/prices/price.service.js';
import { type CommodityPrices, PriceSourceName } from '../modules/prices/price.types.js';
import { publicationOf } from '../modules/prices/price-publication.js';
import { AppError } from '../platform/errors/app-error.js';
import type { RequestContexts } from '../platform/http/request-context.js';
import type { Logger } from '../platform/logger.js';
import type { Language } from '../platform/messages.js';
import { rupeesText } from '../platform/money.js';
import type { PageAnswer } from '../platform/pages/client-files.js';
import { inLanguage } from '../platform/pages/page-document.js';
import { languageOfPage } from '../platform/pages/page-language.js';
import type { PageShells } from '../platform/pages/page-shells.js';
import type { PageMatter, RenderedPages } from '../platform/pages/rendered-pages.js';
import { breadcrumbs } from './breadcrumbs.js';
import { pageNameOf } from './client-pages.js';

/** Prices come once a day; a market's page is asked for by crawlers, one after the other. */
const KEPT_MS = 60_000;
const MOST_KEPT = 1_000;

const WORDS = {
  en: {
    title: (name: string) => `${name} price`,
    titleIn: (name: string, place: string) => `${name} price, ${place}`,
    titleByState: (name: string) => `${name} price by state`,
    figures: (price: string, least: string, greatest: string, place: string, day: string) =>
      `${price} per quintal in ${place} on ${day}, from ${least} to ${greatest}.`,
    more: 'Against yesterday, last week and last year, with a plot of up to 5 years, the MSP, and what each mandi pays.',
    moreByState: 'A map of India and a table of what each state pays.',
    sample: 'Sample prices.',
    country: 'India',
  },
  hi: {
    title: (name: string) => `${name} का भाव`,
    titleIn: (name: string, place: string) => `${name} का भाव, ${place}`,
    titleByState: (name: string) => `राज्यों में ${name} का भाव`,
    figures: (price: string, least: string, greatest: string, place: string, day: string) =>
      `${place} में ${day} को ${price} प्रति क्विंटल, ${least} से ${greatest} तक।`,
    more: 'एक दिन, हफ़्ते और साल पहले से तुलना, 5 साल तक का चार्ट, एमएसपी, और हर मंडी का भाव।',
    moreByState: 'भारत का नक्शा और हर राज्य के भाव की तालिका।',
    sample: 'नमूने के भाव।',
    country: 'भारत',
  },
} as const satisfies Record<Language, object>;

const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const dayInWords = (day: string, language: Language): string =>
  new Date(day).toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export interface PricePageOptions {
  readonly contexts: RequestContexts;
  readonly rendered: RenderedPages;
  readonly shells: PageShells;
  /** What the site is called. */
  readonly brand: string;
  /** Where people reach us. */
  readonly publicUrl: string;
  readonly log: Logger;
}

type Around = Pick<PricePageOptions, 'brand'> & { readonly address: URL; readonly language: Language };

/** The head of a page of prices, with schema.org's Dataset; undefined where there are none to speak of. */
function headOf(prices: CommodityPrices, { brand, address, language }: Around): PageMatter | undefined {
  const { commodity, market, latest } = prices;
  if (!latest) return undefined;
  const words = WORDS[language];
  const name = language === 'hi' ? commodity.hindi : capital(commodity.english);
  const place = market ? placeIn(language, market.name) : words.country;
  const isMap = pageNameOf(address.pathname) === 'priceMap';
  const titleOfArea = isMap ? words.titleByState(name) : words.title(name);
  const title = market ? words.titleIn(name, place) : titleOfArea;
  const [price, least, greatest] = [latest.modal, latest.least, latest.greatest].map((rupees) =>
    rupeesText(Math.round(rupees) * 100),
  ) as [string, string, string];
  const description = [
    ...(latest.source === PriceSourceName.SAMPLE ? [words.sample] : []),
    words.figures(price, least, greatest, place, dayInWords(latest.day, language)),
    isMap ? words.moreByState : words.more,
  ].join(' ');
  const publication = publicationOf(latest.source);
  const table = new URL('/api/prices', address);
  table.search = String(
    new URLSearchParams({ commodity: commodity.id, ...(market && { market: market.id }), format: 'csv', language }),
  );
  const dataset = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description,
    url: inLanguage(address, language),
    inLanguage: language,
    dateModified: latest.day,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: publication?.provider ?? brand },
    ...(publication && { license: publication.licencePage, isBasedOn: publication.page }),
    distribution: { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: String(table) },
    spatialCoverage: { '@type': 'Place', name: place, address: { '@type': 'PostalAddress', addressCountry: 'IN' } },
    variableMeasured: {
      '@type': 'PropertyValue',
      name: title,
      value: latest.modal,
      minValue: latest.least,
      maxValue: latest.greatest,
      unitText: 'INR per quintal',
    },
  };
  const about = [dataset, breadcrumbs('prices', { brand, address, language, name: title })];
  return { title: `${title} | ${brand}`, description, about };
}

/**
 * What a commodity costs in all of India, or in a market, in the head of its page for search engines and shared links; the page
 * itself is drawn for the visitor's district. Where there is no such commodity, or it has no price there, the status is 404.
 */
export function pricePage({ contexts, rendered, shells, brand, publicUrl, log }: PricePageOptions): PageAnswer {
  const heads = new LRUCache<string, { readonly head: PageMatter | undefined }, Around>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (_key, _stale, { context: around }) => {
      const [commodity = '', part] = around.address.pathname.split('/').slice(2).map(decodeURIComponent);
      const market = pageNameOf(around.address.pathname) === 'market' ? part : undefined;
      const prices = await commodityPrices(contexts.guest(around.language), commodity, { market }).catch(
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
          throw error;
        },
      );
      return { head: prices ? headOf(prices, around) : undefined };
    },
  });
  return async (request, response) => {
    const language = languageOfPage(request);
    const address = new URL(request.path, publicUrl);
    const found = await heads
      .fetch(`${language} ${request.path}`, { context: { brand, address, language } })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the head of a page of prices could not be read');
        return undefined;
      });
    if (found && !found.head) await shells.send(request, response, 404);
    else await rendered.answer(request, response, found?.head);
    return true;
  };
}
