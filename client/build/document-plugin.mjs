import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'vite';

const FIRST_PAINT = fileURLToPath(new URL('../src/first-paint.js', import.meta.url));

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
        const { code } = minifySync('first-paint.js', readFileSync(FIRST_PAINT, 'utf8'));
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
