import { RENDERED_PAGES } from './client-pages.js';
import type { PageAnswer } from './platform/http/client-files.js';

export const CRAWLER_FILES: readonly string[] = ['/robots.txt', '/sitemap.xml'];

/** Answers of the interfaces, of which one is a farmer's contact, and pages that are one person's. */
const NOT_FOR_CRAWLERS = ['/api/', '/graphql', '/deals/', '/notifications', '/unsubscribe'];

const inLanguages = (address: string): string =>
  ['en', 'hi']
    .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address}?language=${each}"/>`)
    .join('');

/** Tells search engines what to leave alone, and every page that has something for everybody, in both languages. */
export function crawlerFiles(publicUrl: string): PageAnswer {
  const home = publicUrl.replace(/\/+$/, '');
  const robots = [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${home}/sitemap.xml`,
    '',
  ].join('\n');
  const urls = RENDERED_PAGES.map((path) => `<url><loc>${home}${path}</loc>${inLanguages(home + path)}</url>`);
  const sitemap =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join('')}</urlset>\n`;
  return async (request, response) => {
    const isSitemap = request.path === '/sitemap.xml';
    response
      .type(isSitemap ? 'application/xml' : 'text/plain')
      .set('Cache-Control', 'public, max-age=3600')
      .send(isSitemap ? sitemap : robots);
    return true;
  };
}
