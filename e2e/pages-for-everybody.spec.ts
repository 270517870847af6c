import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from './support/fixtures';
import { type BuiltServer, startBuiltServer } from './support/start-server';

/** Ten pages a second. */
const GAP_MS = 100;
/** In the main part of a page, which a shell has not; the shortest has a heading and a frame. */
const FEWEST_WORDS = 5;

let server: BuiltServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startBuiltServer();
});
test.afterAll(() => server.close());

/** Every address that these sitemaps name, in each language. */
async function addressesIn(...files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map(async (file) => (await fetch(`${server.url}/${file}`)).text()));
  const found = texts.flatMap((text) => [...text.matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, address]) => address));
  return [...new Set(found)].filter((address) => address !== undefined);
}

/** Addresses that did not answer with a page that has words on it, at ten a second. */
async function emptyOf(addresses: readonly string[]): Promise<string[]> {
  const seen: Promise<string>[] = [];
  for (const address of addresses) {
    seen.push(look(address));
    await pause(GAP_MS);
  }
  return (await Promise.all(seen)).filter((problem) => problem !== '');
}

/** What is wrong with a page for a reader without scripts; '' where nothing is. */
async function look(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const [main = ''] = /<main.*<\/main>/s.exec(await response.text()) ?? [];
  const words = main
    .replace(/<(script|style).*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/).length;
  return response.status === 200 && words >= FEWEST_WORDS ? '' : `${address}: ${response.status}, ${words} words`;
}

test('whoever reads all pages without scripts, ten a second right after a start, finds words on each', async () => {
  const addresses = await addressesIn('sitemap-pages.xml');
  expect(addresses.length).toBeGreaterThan(30);
  expect(await emptyOf(addresses)).toEqual([]);
});

test('and on every page and crop while all processors are busy', async () => {
  test.setTimeout(180_000);
  const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    const addresses = await addressesIn('sitemap-pages.xml', 'sitemap-crops-1.xml');
    expect(addresses.length).toBeGreaterThan(60);
    expect(await emptyOf(addresses)).toEqual([]);
  } finally {
    for (const process of busy) process.kill('SIGKILL');
  }
});
