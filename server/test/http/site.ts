import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.js';
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

const BUILT_THREAD = new URL('../../dist/platform/pages/page-worker.js', import.meta.url);

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
