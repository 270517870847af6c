import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/support/browser.ts';
import { buildClient, buildServer } from '../scripts/lib/prepare.mjs';
import { startServer } from './server-process.mjs';

/* Cold first visits on a cheap phone and a slow line: when is something there, and the largest part? See README.md. */

const ROUNDS = 5;
const PHONE = { width: 375, height: 740 };
/** Slow 4G as Lighthouse has it, and a processor a quarter as fast. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 };
const SLOWER = 4;
const BARS = { largest: 1_000, shift: 0.02, blocked: 200 };

const PAGES = {
  home: '/',
  marketplace: '/marketplace',
  crop: undefined,
  mandi: '/services/mandi-bhav',
  storage: '/services/storage-cold-storage',
  advisor: '/services/krishi-sahayak-ai',
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs in the page from its first moment. */
function observe() {
  const seen = { largest: 0, shift: 0, tasks: [] };
  window.seenByBench = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ duration }) => seen.tasks.push(duration));
}

/** One visit with nothing in any cache. */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let bytes = 0;
    let requests = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    // What is drawn after the page has nothing to ask for and nothing to do is no part of the first look.
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const seen = await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: window.seenByBench.largest,
      shift: window.seenByBench.shift,
      blocked: window.seenByBench.tasks.reduce((sum, duration) => sum + duration - 50, 0),
      height: document.documentElement.scrollHeight,
    }));
    const drawn = (await answer.text()).includes(' data-rendered="') ? 1 : 0;
    return { ...seen, bytes, requests, drawn };
  } finally {
    await context.close();
  }
}

await buildServer();
await buildClient();
const folder = await mkdtemp(join(tmpdir(), 'annapath-pages-'));
let server;
let browser;
try {
  server = await startServer(fileURLToPath(new URL('../server/dist/bootstrap/main.js', import.meta.url)), {
    APP_MODE: 'development',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_S: '0',
  });
  const home = `http://127.0.0.1:${server.port}`;
  const { crops } = await (await fetch(`${home}/api/crops?page=1&limit=1`)).json();
  const pages = Object.entries({ ...PAGES, crop: `/contact-farmer/${crops[0].id}` });
  browser = await chromium.launch(await browserLaunch());
  // JavaScript is slow until it has run some times, on the server too.
  for (let round = 0; round < 3; round += 1) for (const [, path] of pages) await (await fetch(home + path)).text();
  const visits = new Map(pages.map(([name]) => [name, []]));
  console.log(`Load before: ${loadavg()[0].toFixed(2)}. Median of ${ROUNDS} cold visits each, in turns.\n`);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path] of pages) visits.get(name).push(await visit(browser, home + path));
  }
  console.log(
    '| page | first paint | largest paint | shift | blocked | kB | requests | px tall | drawn by the server |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  let isHeld = true;
  for (const [name, seen] of visits) {
    const of = (key) => median(seen.map((each) => each[key]));
    const drawn = seen.reduce((sum, each) => sum + each.drawn, 0);
    const times = [of('first'), of('largest')].map((ms) => `${(ms / 1000).toFixed(2)} s`);
    const rest = [of('shift').toFixed(3), `${of('blocked').toFixed(0)} ms`, (of('bytes') / 1000).toFixed(0)];
    console.log(`| ${[name, ...times, ...rest, of('requests'), of('height'), `${drawn} of ${ROUNDS}`].join(' | ')} |`);
    for (const [key, bar] of Object.entries(BARS)) if (!(of(key) <= bar)) isHeld = false;
  }
  console.log(`\nLoad after: ${loadavg()[0].toFixed(2)}. ${isHeld ? 'Held.' : 'Missed.'}`);
  process.exitCode = isHeld ? 0 : 1;
} finally {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
}
