import { registerWorker } from '@/lib/worker';

/** A tab that is open longer checks for a new version when it becomes visible again. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/**
 * Registers the worker, and calls back with each new version that is ready and waits. It takes over on request
 * (`takeOver`), or when the last tab of the site is closed.
 */
export async function followWorker(onReady: (waiting: ServiceWorker) => void): Promise<void> {
  const registration = await registerWorker();
  const look = () => {
    // The first worker of a device replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) onReady(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch((error: unknown) => console.warn('No new version could be looked for:', error));
  });
}

/** Lets the new version take over, and loads this tab's page from it. */
export function takeOver(waiting: Pick<ServiceWorker, 'postMessage'>): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
