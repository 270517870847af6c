/** What is kept in this browser until it is removed. src/first-paint.js reads language and colour scheme before anything is drawn. */
type BrowserKey =
  | 'refreshToken'
  | 'sessionOwner'
  | 'language'
  | 'colour-scheme'
  | 'push-device'
  | 'push-declined'
  | 'mandi-commodity'
  | 'near-place'
  | 'kept-for';

/** What is kept in this tab, and goes with it. Drafts by crop or by person: a phone is shared in many families. */
type TabKey = 'advisor-conversation' | `bid-draft:${string}` | `addCropDraft.${string}` | `request-key:${string}`;

/** A browser's store. Where it is closed (private mode, policy) or full, nothing is kept and nothing breaks. */
type Store<Key extends string> = {
  /** Null where nothing is kept, or nothing can be read. */
  read(key: Key): string | null;
  write(key: Key, value: string): void;
  remove(key: Key): void;
};

function makeStore<Key extends string>(open: () => Storage): Store<Key> {
  /** Opening throws too where the browser forbids it. */
  function attempt<T>(key: Key, work: (storage: Storage) => T): T | null {
    try {
      return work(open());
    } catch (error) {
      console.warn(`The browser's storage cannot be used for ${key}:`, error);
      return null;
    }
  }
  return {
    read: (key) => attempt(key, (storage) => storage.getItem(key)),
    write: (key, value) => attempt(key, (storage) => storage.setItem(key, value)),
    remove: (key) => attempt(key, (storage) => storage.removeItem(key)),
  };
}

export const browserStore = makeStore<BrowserKey>(() => localStorage);

export const tabStore = makeStore<TabKey>(() => sessionStorage);

/**
 * Calls back with the new value when another tab writes or removes this key, or clears everything; null for removed.
 * Returns how to stop.
 */
export function onStoredElsewhere(key: BrowserKey, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
