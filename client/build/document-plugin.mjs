import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'vite';

const FIRST_PAINT = fileURLToPath(new URL('../src/first-paint.js', import.meta.url));

/** The files of our face that a page in each language is written with, by their names in src/theme/fonts. */
const FACES = { en: /^mukta-(latin|rupee)/, hi: /^mukta-/ };

/** @returns {Record<string, string[]>} the addresses of those files in this build; none in development, where they are not packed */
function fontAddresses(bundle) {
  const fonts = Object.values(bundle ?? {}).filter(({ fileName }) => fileName.endsWith('.woff2'));
  return Object.fromEntries(
    Object.entries(FACES).map(([language, faces]) => {
      const needed = fonts.filter(({ names }) => names.some((name) => faces.test(name)));
      return [language, needed.map(({ fileName }) => `/${fileName}`)];
    }),
  );
}

/**
 * Vite plugin: each document carries what it needs for its first paint, so that nothing has to be fetched before. The server
 * names the script's hash in its policy (server: platform/http/inline-scripts.ts).
 *
 * @returns {import('vite').Plugin}
 */
export function documentPlugin() {
  return {
    name: 'annapath-document',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const script = readFileSync(FIRST_PAINT, 'utf8').replace('FONTS', () => JSON.stringify(fontAddresses(bundle)));
        const { code } = minifySync('first-paint.js', script);
        const withScript = html.replace('<!--first-paint-->', () => `<script>${code.trim()}</script>`);
        return withScript.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, file) => {
          const style = bundle?.[file];
          if (style?.type !== 'asset') return link;
          // Pages' chunks fetch it where no link has its address. No browser fetches a style of a kind that it does not know.
          return `<style>${style.source}</style><link rel="stylesheet" type="text/none" href="/${file}">`;
        });
      },
    },
  };
}
