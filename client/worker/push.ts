/** What the server sends to a device (server: modules/notifications/push/push-sender.ts). */
type Told = { title: string; body: string; link: string; tag: string; lang: string };

/** Shows what the server sends to this device, and leads to the page that it is about. */
export function followPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, body, link, tag, lang } = event.data.json() as Told;
    event.waitUntil(
      worker.registration.showNotification(title, { body, tag, lang, icon: '/brand/icon-192.png', data: { link } }),
    );
  });

  /** The page in a tab of ours that is open, brought to the front; a new one where there is none. */
  async function open(address: string): Promise<unknown> {
    const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const tab = tabs.find(({ url }) => url === address) ?? tabs[0];
    if (!tab) return worker.clients.openWindow(address);
    if (tab.url !== address) await tab.navigate(address).catch(() => worker.clients.openWindow(address));
    return tab.focus();
  }

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { origin } = worker.location;
    const address = new URL(event.notification.data?.link ?? '/', origin);
    // Never to another address, whatever the message says.
    event.waitUntil(open(address.origin === origin ? address.href : `${origin}/`));
  });
}
