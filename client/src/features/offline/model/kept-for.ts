import { browserStore } from '@/lib/browser-storage';
import { registeredWorker } from '@/lib/worker';

/**
 * To be called at the start and whenever somebody signs in or out: what was visited is forgotten as soon as whoever visited it
 * is no longer the one who is signed in, however their session ended.
 *
 * @param owner who is signed in on this device; null for a guest
 */
export async function keepFor(owner: string | null): Promise<void> {
  const before = browserStore.read('kept-for');
  if (before === owner) return;
  if (owner === null) browserStore.remove('kept-for');
  else browserStore.write('kept-for', owner);
  // A guest who signs in keeps what they saw as a guest.
  if (before !== null) (await registeredWorker())?.active?.postMessage('forget');
}
