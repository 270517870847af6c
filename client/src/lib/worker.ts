import { env } from '@/lib/env';

/** The site's one worker (client/worker): what is there without a network, and what is sent to this device. */
const WORKER = '/worker.js';
/** Vite makes it of its source while developing. */
const WORKER_IN_DEVELOPMENT = '/dev-sw.js?dev-sw';

/** Registers the worker for the whole site, or finds it registered. Throws where the browser has none, or closes them to us. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  env.isDevelopment
    ? navigator.serviceWorker.register(WORKER_IN_DEVELOPMENT, { type: 'module' })
    : navigator.serviceWorker.register(WORKER);

/** The worker of this site; undefined where there is none, or the browser has none. */
export const registeredWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
