import { browserStore } from '@/lib/browser-storage';
import { registeredWorker, registerWorker } from '@/lib/worker';

/** Whether this browser supports push messages, and has not denied them. */
export function canBeTold(): boolean {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isAble && Notification.permission !== 'denied';
}

/** What a browser's push service gave it, as the server takes it. */
export type Subscribed = { endpoint: string; p256dh: string; auth: string; name: string };

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const named = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** What people call a device, from its user agent: `Chrome, Android`. */
export function deviceName(userAgent: string): string {
  const browser = named(
    [
      [/\bEdgA?\//, 'Edge'],
      [/\bSamsungBrowser\//, 'Samsung Internet'],
      [/\bOPR\//, 'Opera'],
      [/\bFirefox\//, 'Firefox'],
      [/\bChrome\//, 'Chrome'],
      [/\bSafari\//, 'Safari'],
    ],
    userAgent,
  );
  const system = named(
    [
      [/\bAndroid\b/, 'Android'],
      [/\biPhone\b/, 'iPhone'],
      [/\biPad\b/, 'iPad'],
      [/\bWindows\b/, 'Windows'],
      [/\bMac OS X\b/, 'Mac'],
      [/\bLinux\b/, 'Linux'],
    ],
    userAgent,
  );
  return [browser, system].filter(Boolean).join(', ');
}

/**
 * Asks the person, and then the browser's push service, with the site's key. To be called from a press. Null where the person
 * said no.
 */
export async function subscribe(siteKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(siteKey);
  const known = await pushManager.getSubscription();
  // One with an earlier key of the site would be refused.
  if (known && textOf(known.options.applicationServerKey) !== siteKey) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return {
    endpoint: subscription.endpoint,
    p256dh: textOf(subscription.getKey('p256dh')),
    auth: textOf(subscription.getKey('auth')),
    name: deviceName(navigator.userAgent),
  };
}

/** Takes the address back from the browser's push service. */
export async function unsubscribe(): Promise<void> {
  const registration = await registeredWorker();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Which device of the list this one is; null where it is none. */
export const thisDevice = {
  id: () => browserStore.read('push-device'),
  is: (id: string) => browserStore.write('push-device', id),
  isNone: () => browserStore.remove('push-device'),
};

/** Whether this person has said on this device that they do not want to be asked. */
export const declined = {
  by: (userId: string) => browserStore.read('push-declined') === userId,
  keep: (userId: string) => browserStore.write('push-declined', userId),
};
