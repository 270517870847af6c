import { LRUCache } from 'lru-cache';
import { cropAddresses, cropAddressParts } from '../modules/crops/crop-addresses.js';
import { priceAddresses } from '../modules/prices/price-addresses.js';
import type { RequestContext } from '../platform/context.js';
import { LANGUAGES } from '../platform/messages.js';
import type { PageAnswer } from '../platform/pages/client-files.js';
import { alternatesOf, inLanguage } from '../platform/pages/page-document.js';
import { RENDERED_PAGES } from './client-pages.js';

export const CRAWLER_FILES: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-prices.xml',
  '/sitemap-crops-:part.xml',
];

/** A crawler that reads all files asks the database once an hour for each. */
const KEPT_MS = 60 * 60_000;
/** A sitemap of sitemaps may name this many. */
const MOST_PARTS = 50_000;

/** Answers of the interfaces, of which one is a farmer's contact (X-11), and pages that are one person's. */
const NOT_FOR_CRAWLERS = ['/api/', '/graphql', '/deals/', '/notifications', '/unsubscribe'];

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every language of a page by itself, each with all of them beside it. */
function inLanguages(url: string): string {
  const address = new URL(url);
  const links = alternatesOf(address).map(
    ([each, href]) => `<xhtml:link rel="alternate" hreflang="${each}" href="${href}"/>`,
  );
  return LANGUAGES.map((each) => `<url><loc>${inLanguage(address, each)}</loc>${links.join('')}</url>`).join('');
}

const addresses = (urls: readonly string[]): string =>
  `${XML}<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.map(inLanguages).join('')}</urlset>\n`;

/** Pages of prices in one file, which takes 50,000 addresses; each is there in both languages. */
const MOST_PRICES = 25_000;

/** The page of each commodity and its map, and of it in each market. */
async function priceSitemap(home: string, ctx: RequestContext): Promise<string> {
  const pairs = await priceAddresses(ctx);
  const commodities = [...new Set(pairs.map(({ commodity }) => commodity))];
  const ofCommodities = commodities.flatMap((commodity) => [commodity, `${commodity}/map`]);
  const paths = [...ofCommodities, ...pairs.map(({ commodity, market }) => `${commodity}/${market}`)];
  return addresses(paths.slice(0, MOST_PRICES).map((path) => `${home}/prices/${path}`));
}

/**
 * Tells search engines what to leave alone, every page that has something for everybody, every commodity with a price, and every
 * crop that is for sale, in both languages: a sitemap of sitemaps, one for the pages, one for prices, and one for as many crops as
 * one may have.
 *
 * @param guest what a guest may see
 */
export function crawlerFiles(publicUrl: string, guest: () => RequestContext): PageAnswer {
  const home = publicUrl.replace(/\/+$/, '');
  const robots = [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${home}/sitemap.xml`,
    '',
  ].join('\n');
  const pages = addresses(RENDERED_PAGES.map((path) => `${home}${path}`));
  const index = (files: readonly string[]) =>
    `${XML}<sitemapindex ${SCHEMA}>` +
    `${files.map((file) => `<sitemap><loc>${home}/${file}</loc></sitemap>`).join('')}</sitemapindex>\n`;
  const crops = new LRUCache<number, string>({
    max: 100,
    ttl: KEPT_MS,
    fetchMethod: async (part) => {
      const ids = await cropAddresses(guest(), part);
      return addresses(ids.map((id) => `${home}/contact-farmer/${id}`));
    },
  });
  const prices = new LRUCache<'all', string>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: () => priceSitemap(home, guest()),
  });
  return async (request, response) => {
    const send = (type: string, text: string) => {
      response.type(type).set('Cache-Control', 'public, max-age=3600').send(text);
      return true;
    };
    if (request.path === '/robots.txt') return send('text/plain', robots);
    if (request.path === '/sitemap-pages.xml') return send('application/xml', pages);
    if (request.path === '/sitemap-prices.xml') {
      return send('application/xml', (await prices.fetch('all')) ?? addresses([]));
    }
    if (request.path === '/sitemap.xml') {
      const parts = await cropAddressParts(guest());
      const ofCrops = Array.from({ length: parts }, (_, part) => `sitemap-crops-${part + 1}.xml`);
      return send('application/xml', index(['sitemap-pages.xml', 'sitemap-prices.xml', ...ofCrops]));
    }
    const part = Number(request.params.part);
    if (!Number.isInteger(part) || part < 1 || part > MOST_PARTS) return false;
    return send('application/xml', (await crops.fetch(part - 1)) ?? addresses([]));
  };
}
