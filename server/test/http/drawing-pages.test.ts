import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { MESSAGES } from '../../src/bootstrap/messages.js';
import { BoundedQueue } from '../../src/platform/bounded-queue.js';
import { createLogger } from '../../src/platform/logger.js';
import { PAGE_LIMITS } from '../../src/platform/pages/page-limits.js';
import type { PageProgram, PageView } from '../../src/platform/pages/page-program.js';
import { PageShells } from '../../src/platform/pages/page-shells.js';
import { RenderedPages } from '../../src/platform/pages/rendered-pages.js';
import { CHUNKS, openPage, SHELL, shellIn } from './site.js';

const ON_PAGE = '018f0000-0000-7000-8000-000000000001';
const ELSEWHERE = '018f0000-0000-7000-8000-000000000002';
/** Short for programs, so that a refusal is not waited for. */
const LIMITS = { ...PAGE_LIMITS, waiting: 3, navigationMs: 20, othersMs: 40 };

/** Draws pages with their number on them: at once, or when the test says so. */
class Drawer implements PageProgram {
  readonly hasEnded = false;
  readonly views: PageView[] = [];
  isHeld = false;
  #held: Array<() => void> = [];

  async draw(view: PageView) {
    this.views.push(view);
    const number = this.views.length;
    if (this.isHeld) await new Promise<void>((resolve) => this.#held.push(resolve));
    const state = JSON.stringify({ [`Crop:${ON_PAGE}`]: { name: 'Wheat' } });
    return { page: 'about', title: 't', styles: '', markup: `<p>${view.address} ${number}</p>`, state };
  }

  letGo(): void {
    this.isHeld = false;
    for (const resolve of this.#held.splice(0)) resolve();
  }
}

let folder: string;
let site: Server;
let drawer: Drawer;
let queue: BoundedQueue;
let pages: RenderedPages;
let now = 0;
let hearsSince = 0;
const outcomes: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annapath-pages-'));
  await writeFile(join(folder, 'index.html'), SHELL);
  const app = express();
  app.get('/*path', (request, response) => pages.answer(request, response));
  site = createServer(app).listen(0, '127.0.0.1');
  await once(site, 'listening');
});
beforeEach(() => {
  now = 0;
  hearsSince = 0;
  outcomes.length = 0;
  drawer = new Drawer();
  queue = new BoundedQueue({ running: LIMITS.drawnAtOnce, waiting: LIMITS.waiting });
  pages = pagesWith(LIMITS);
});
afterEach(() => drawer.letGo());
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  await rm(folder, { recursive: true });
});

function pagesWith(limits: typeof PAGE_LIMITS): RenderedPages {
  const nameOf = () => 'about';
  return new RenderedPages({
    startProgram: () => drawer,
    shells: new PageShells({
      clientFolder: folder,
      settings: '{}',
      chunks: () => CHUNKS,
      titles: () => ({}),
      nameOf,
      brand: 'Annapath',
      messages: MESSAGES,
    }),
    chunks: () => CHUNKS,
    queue,
    nameOf,
    placeOf: () => undefined,
    passesEarlyHints: false,
    hearsSince: () => hearsSince,
    count: (outcome) => outcomes.push(outcome),
    publicUrl: 'http://localhost',
    log: createLogger('silent'),
    limits,
    now: () => now,
  });
}

const address = (path: string) => `http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`;
/** What a browser gets that opens the page: the page's text, or 'shell'. */
const opened = async (path: string) => textIn((await openPage(address(path))).text);
const textIn = (text: string) => (shellIn(text) ? 'shell' : /<p>([^<]*)<\/p>/.exec(text)?.[1]);
/** What everybody else gets. */
async function asked(path: string) {
  const response = await fetch(address(path), { headers: { accept: '*/*' } });
  const text = await response.text();
  return { status: response.status, again: response.headers.get('retry-after'), text: textIn(text) };
}

/** Until the thread and the queue have so many pages. */
async function untilWaiting(underWay: number, waiting: number): Promise<void> {
  while (queue.use.underWay !== underWay || queue.use.waiting !== waiting) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a page that takes long', () => {
  test('is a shell for a browser that opens it, comes to everybody else who waits, and is kept', async () => {
    pages = pagesWith({ ...LIMITS, othersMs: 60_000 });
    drawer.isHeld = true;
    const program = asked('/slow');
    await untilWaiting(1, 0);
    const { status, text } = await openPage(address('/slow'));
    expect([status, shellIn(text)?.again]).toEqual([200, '5']);
    drawer.letGo();
    expect(await program).toEqual({ status: 200, again: null, text: '/slow 1' });
    expect(await opened('/slow')).toBe('/slow 1');
    expect(outcomes).toEqual(['shell', 'drawn', 'kept']);
  });

  test('is 503 with Retry-After where nobody waits for it any longer, never an empty 200', async () => {
    drawer.isHeld = true;
    expect(await asked('/slow')).toEqual({ status: 503, again: '5', text: 'shell' });
    expect(outcomes).toEqual(['refused']);
  });
});

test('pages wait in a queue that has an end: who comes on top is refused at once, all others are served', async () => {
  pages = pagesWith({ ...LIMITS, othersMs: 60_000 });
  drawer.isHeld = true;
  const served = ['/1', '/2', '/3', '/4', '/5'].map(asked);
  await untilWaiting(2, 3);
  expect((await asked('/6')).status).toBe(503);
  expect(await opened('/7')).toBe('shell');
  drawer.letGo();
  expect((await Promise.all(served)).map(({ text }) => text)).toEqual(['/1 1', '/2 2', '/3 3', '/4 4', '/5 5']);
  expect(drawer.views).toHaveLength(5);
});

describe('a page that was drawn before', () => {
  beforeEach(async () => {
    // Without anybody who waits for it: on a busy machine that would be too long.
    await pages.prepare(['/before'], ['en']);
    now = 2_000;
    drawer.isHeld = true;
  });

  test('is given out at once while nothing has changed, and drawn again behind', async () => {
    expect(await opened('/before')).toBe('/before 1');
    await untilWaiting(1, 0);
    drawer.letGo();
    await untilWaiting(0, 0);
    expect(await opened('/before')).toBe('/before 2');
  });

  test('is not drawn again while others wait to be drawn', async () => {
    const others = ['/1', '/2', '/3'].map(asked);
    await untilWaiting(2, 1);
    expect(await opened('/before')).toBe('/before 1');
    expect(queue.use).toEqual({ underWay: 2, waiting: 1 });
    await Promise.all(others);
  });

  test('is better than none where drawing takes long and something else has changed', async () => {
    pages.changed(ELSEWHERE);
    expect(await opened('/before')).toBe('/before 1');
    expect(await asked('/before')).toMatchObject({ status: 200, text: '/before 1' });
    expect(outcomes).toEqual(['old', 'old']);
  });

  test('is given out no more where something on it has changed or was removed', async () => {
    pages.changed(ON_PAGE);
    expect(await opened('/before')).toBe('shell');
    drawer.letGo();
    await untilWaiting(0, 0);
    expect(await opened('/before')).toBe('/before 2');
  });

  test('nor after five minutes, nor where this server did not hear of every change', async () => {
    pages.changed(ELSEWHERE);
    now = PAGE_LIMITS.keptMs;
    expect(await opened('/before')).toBe('/before 1');
    hearsSince = 1;
    expect(await opened('/before')).toBe('shell');
    hearsSince = 0;
    now = PAGE_LIMITS.keptMs + 1;
    expect(await opened('/before')).toBe('shell');
  });

  test('has what changed while it was drawn missing, and does not stand in for a new one then', async () => {
    const first = asked('/other');
    await untilWaiting(1, 0);
    now += 1;
    pages.changed(ON_PAGE);
    drawer.letGo();
    await first;
    now += 2_000;
    drawer.isHeld = true;
    expect(await opened('/other')).toBe('shell');
  });
});

test('pages that are drawn before anybody asks are there, in each language', async () => {
  await pages.prepare(['/a', '/b', '/c'], ['en', 'hi']);
  expect(drawer.views.map((view) => `${view.address} ${view.language}`).sort()).toEqual(
    ['/a', '/b', '/c'].flatMap((path) => [`${path} en`, `${path} hi`]),
  );
  drawer.isHeld = true;
  expect(await opened('/c')).toMatch(/^\/c \d$/);
  expect(await opened('/c?language=hi')).toMatch(/^\/c \d$/);
  expect(outcomes).toEqual(['kept', 'kept']);
});
