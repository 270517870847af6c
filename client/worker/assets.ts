import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { keepShell, SHELL } from './shell';

/** Two versions of the program and some more: a page that is open since before a deploy still finds its own files. */
const MAX_FILES = 600;
/** So many files at a time, so that requests of the page do not wait. */
const AT_ONCE = 3;

/**
 * Files with a hash in their name, which never change. Those not used for longest go first. Where the device is full the pictures
 * go, never these: the shell would name files that are not there.
 */
export const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES })],
});

export const isAsset = (url: URL) => url.pathname.startsWith('/assets/');

async function keepFiles(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const keepNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const [response, done] = assets.handleAll({ request: new Request(path), event });
      if (!(await response).ok) throw new Error(`${path} could not be kept.`);
      await done;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

/**
 * Keeps the program: the shell with what it starts with, then every page's code. With data saving on it keeps the shell alone, and of
 * the rest what they open. What is kept already, as after a small deploy nearly all of it, is not fetched anew.
 */
export async function keepProgram(event: ExtendableEvent, files: readonly string[]): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'no-store' });
  if (!shell.ok) throw new Error(`The shell could not be fetched: ${shell.status}`);
  const markup = await shell.clone().text();
  await keepFiles(event, [...new Set(markup.match(/\/assets\/[\w-]+\.(js|css)/g) ?? [])]);
  const { connection } = navigator as WorkerNavigator & { readonly connection?: { readonly saveData?: boolean } };
  if (!connection?.saveData) await keepFiles(event, files);
  // Last: before that it would name files that are not there.
  await keepShell(shell);
}
