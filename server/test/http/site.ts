import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { createApp } from '../../src/bootstrap/app.js';
import type { TestServer } from '../harness.js';

/** The hash of the script that stands in the shell, as a policy names it. */
export const SCRIPT_HASH = "'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='";

/** What a browser is given where the server can say nothing of a page. */
export const SHELL = `<!doctype html>
<html lang="en">
  <head><title>Shell</title><meta name="description" content="Of all pages." /><script>0</script><script type="module" src="/assets/index.js"></script></head>
  <body><div id="root"><!--app--></div></body>
</html>`;

/** What the build says of its pages. */
export const CHUNKS = {
  about: { en: ['/assets/a.js', '/assets/en.js'], hi: ['/assets/a.js', '/assets/hi.js'] },
  login: { en: ['/assets/a.js', '/assets/login.js'], hi: ['/assets/a.js', '/assets/login.js'] },
};

/** What the build calls its pages. */
const TITLES = {
  about: { en: 'About us', hi: 'हमारे बारे में' },
  login: { en: 'Sign in', hi: 'साइन इन' },
  cropDetail: { en: 'Crop', hi: 'फसल का विवरण' },
  person: { en: 'Person', hi: 'व्यक्ति' },
  commodity: { en: 'Mandi price', hi: 'मंडी भाव' },
  notFound: { en: 'Page not found', hi: 'पेज नहीं मिला' },
};

/** What a page says of itself, and what it says to readers without scripts, where nothing is drawn in it; undefined for other pages. */
export function shellIn(text: string) {
  if (!text.includes('<!--app-->')) return undefined;
  const [, language] = /<html lang="(\w+)">/.exec(text) ?? [];
  const [, title] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
  const [, said] = /<noscript><p [^>]*>([^<]*)<\/p><\/noscript>/.exec(text) ?? [];
  const [, again] = /<noscript><meta http-equiv="refresh" content="(\d+)"><\/noscript><\/head>/.exec(text) ?? [];
  return { language, title, said, again };
}

export interface OpenedPage {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Opens an address as a browser does; `fetch` says of itself that it does not. */
export async function openPage(url: string, headers: Record<string, string> = {}): Promise<OpenedPage> {
  const asked = httpRequest(url, {
    headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', ...headers },
    agent: false,
  });
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await textOf(answer) };
}

export const BUILT_THREAD = new URL('../../dist/platform/pages/page-worker.js', import.meta.url);

export interface Site {
  /** In it lie the shell, and beside it the program. */
  readonly folder: string;
  readonly url: string;
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; headers: Headers; text: string }>;
  close(): Promise<void>;
}

/** The application of a test server once more, on a built client that is a shell alone, and the program that draws pages, if any. */
export async function startSite(server: TestServer, program?: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'annapath-site-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), SHELL);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  if (program !== undefined) {
    await mkdir(join(folder, 'dist/.vite'));
    await writeFile(join(folder, 'dist/.vite/page-chunks.json'), JSON.stringify(CHUNKS));
    await writeFile(join(folder, 'dist/.vite/page-titles.json'), JSON.stringify(TITLES));
    await mkdir(join(folder, 'dist-ssr'));
    await writeFile(join(folder, 'dist-ssr/entry-server.js'), program);
  }
  const app = createApp({ ...server.parts, clientFolder: join(folder, 'dist'), pageWorker: BUILT_THREAD });
  const site = createServer(app).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  return {
    folder,
    url,
    async get(path, headers = {}) {
      const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html', ...headers } });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async close() {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
