import { browserStore } from '@/lib/browser-storage';
import { registeredWorker } from '@/lib/worker';

/**
 * Call it at the start and at each sign-in and sign-out: visited data is deleted as soon as its user
 * is no longer signed in, however the session ended.
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
