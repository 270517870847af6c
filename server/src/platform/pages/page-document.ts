import type { Language } from '../messages.js';
import type { RenderedParts } from './page-program.js';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const LOCALES: Record<Language, string> = { en: 'en_IN', hi: 'hi_IN' };

export interface PageDocument {
  readonly parts: RenderedParts;
  readonly language: Language;
  /** The page's own address without a language, on the host that the public knows. */
  readonly address: URL;
}

/** The same page in one language, as a link says it. */
function inLanguage(address: URL, language: Language): string {
  const link = new URL(address);
  link.searchParams.set('language', language);
  return link.href;
}

/** What search engines and those who unfurl links read. */
function headTags({ parts, language, address }: PageDocument): string {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;
  return [
    `<link rel="canonical" href="${escaped(address.href)}">`,
    ...(['en', 'hi'] as const).map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${escaped(inLanguage(address, each))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escaped(address.href)}">`,
    property('og:type', 'website'),
    property('og:title', parts.title),
    property('og:url', address.href),
    property('og:locale', LOCALES[language]),
    '<meta name="twitter:card" content="summary">',
  ].join('');
}

/** Puts what was rendered into the built shell, each part in its place. */
export function pageDocument(shell: string, page: PageDocument): string {
  const { parts, language } = page;
  // Functions, because `$&` in a text would otherwise mean something.
  return shell
    .replace('<html lang="en">', () => `<html lang="${language}" data-rendered="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(parts.title)}</title>`)
    .replace('</head>', () => `${headTags(page)}${parts.styles}</head>`)
    .replace('<!--app-->', () => parts.markup)
    .replace('</body>', () => `<script type="application/json" id="apollo-state">${parts.state}</script></body>`);
}
