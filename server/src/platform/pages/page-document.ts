import { LANGUAGES, type Language } from '../messages.js';
import type { RenderedParts } from './page-program.js';

/** A text as it stands between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const LOCALES: Record<Language, string> = { en: 'en_IN', hi: 'hi_IN' };

/** A picture for link previews, as Open Graph describes it. */
export interface SharedPicture {
  /** On any host. */
  readonly url: string;
  /** Its media type. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** What it is of, in the page's language. */
  readonly alt: string;
}

/** What search engines and link previews read of a page. */
export interface PageHead {
  readonly title: string;
  /** In place of the shell's own. */
  readonly description?: string;
  readonly image?: SharedPicture | undefined;
  /** What it is about, as schema.org has it. */
  readonly about?: object | undefined;
  readonly language: Language;
  /** For which district it was drawn; undefined where it is the same for all. */
  readonly place?: string | undefined;
  /** The page's own address without a language, on the host that the public knows. */
  readonly address: URL;
}

/** A page in one language, as a link says it: its canonical address. Without a language it is that of the reader's browser. */
export function inLanguage(address: URL, language: Language): string {
  const link = new URL(address);
  link.searchParams.set('language', language);
  return link.href;
}

/**
 * Every language of a page with its canonical address, as each of them has to list them all, itself too (`hreflang`). Readers of
 * other languages are led to English.
 */
export function alternatesOf(address: URL): ReadonlyArray<readonly [hreflang: string, address: string]> {
  const languages = LANGUAGES.map((each) => [each, inLanguage(address, each)] as const);
  return [...languages, ['x-default', inLanguage(address, 'en')]];
}

function headTags({ title, description, image, language, address }: PageHead): string {
  const property = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta property="${name}" content="${escaped(content)}">`;
  const canonical = inLanguage(address, language);
  return [
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...alternatesOf(address).map(([each, href]) => `<link rel="alternate" hreflang="${each}" href="${escaped(href)}">`),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:image', image?.url),
    property('og:image:type', image?.type),
    property('og:image:width', image?.width.toString()),
    property('og:image:height', image?.height.toString()),
    property('og:image:alt', image?.alt),
    property('og:url', canonical),
    property('og:locale', LOCALES[language]),
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">`,
  ].join('');
}

/** The built shell with a head of its own. Functions, because `$&` in a text would otherwise mean something. */
export function describedShell(shell: string, head: PageHead): string {
  const { title, description, about } = head;
  // Data, which no browser runs; without a `<` it cannot end its element.
  const data = about ? JSON.stringify(about).replaceAll('<', '\\u003c') : undefined;
  const tags = `${headTags(head)}${data ? `<script type="application/ld+json">${data}</script>` : ''}`;
  const described = shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${tags}</head>`);
  if (description === undefined) return described;
  const tag = `<meta name="description" content="${escaped(description)}">`;
  return described.replace(/<meta name="description"[^>]*>/, () => tag);
}

/** The program as the shell fetches it: at once, beside what is to be seen. */
const PROGRAM = /<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\s*/g;

/**
 * Puts what was rendered into the built shell, each part in its place.
 *
 * @param chunks the page's scripts, which are fetched when it can be seen (client: first-paint.js)
 */
export function pageDocument(shell: string, parts: RenderedParts, chunks: readonly string[], head: PageHead): string {
  const { language, place } = head;
  const forPlace = place === undefined ? '' : ` data-place="${escaped(place)}"`;
  return describedShell(shell, head)
    .replace(PROGRAM, '')
    .replace('<head>', `<head><meta name="annapath-modules" content="${chunks.join(' ')}">`)
    .replace('<html lang="en">', () => `<html lang="${language}" data-rendered="${language}"${forPlace}>`)
    .replace('</head>', () => `${parts.styles}</head>`)
    .replace('<!--app-->', () => parts.markup)
    .replace('</body>', () => `<script type="application/json" id="apollo-state">${parts.state}</script></body>`);
}
