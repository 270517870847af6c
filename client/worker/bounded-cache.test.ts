import { BoundedCache } from './bounded-cache';

jest.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    updateTimestamp = async () => undefined;
    expireEntries = async () => undefined;
    delete = async () => undefined;
  },
}));

/** The browser's caches, of which one is given out when the test says so. */
function openedLater() {
  const kept = new Map<string, unknown>();
  const cache = {
    put: async (address: string, response: unknown) => void kept.set(address, response),
    delete: async (address: string) => kept.delete(address),
  };
  let letOpen: () => void = () => undefined;
  const opened = new Promise<typeof cache>((resolve) => {
    letOpen = () => resolve(cache);
  });
  const caches = {
    open: () => opened,
    delete: async () => {
      kept.clear();
      return true;
    },
  };
  Object.assign(globalThis, { caches, Response: class {} });
  return { kept, letOpen };
}

test('AC-584: what is being written when somebody leaves is not kept', async () => {
  const { kept, letOpen } = openedLater();
  const pages = new BoundedCache('pages', 10);
  const writing = pages.keeper()('/marketplace', 'onions', {});
  await pages.forget();
  letOpen();
  await writing;
  expect([...kept.keys()]).toEqual([]);
});

test('what is written with nobody leaving is kept', async () => {
  const { kept, letOpen } = openedLater();
  const pages = new BoundedCache('pages', 10);
  const writing = pages.keeper()('/marketplace', 'onions', {});
  letOpen();
  await writing;
  expect([...kept.keys()]).toEqual(['/marketplace']);
});
