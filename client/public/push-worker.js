// Shows what the server sends to this device, and leads to the page that it is about. It does nothing else: no page and no
// request passes through it. A worker for more takes it in with importScripts('/push-worker.js').

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, link, tag, lang } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang, icon: '/brand/icon-192.png', data: { link } }),
  );
});

/** The page in a tab of ours that is open, brought to the front; a new one where there is none. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address) ?? tabs[0];
  if (!tab) return self.clients.openWindow(address);
  if (tab.url !== address) await tab.navigate(address).catch(() => self.clients.openWindow(address));
  return tab.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { origin } = self.location;
  const address = new URL(event.notification.data?.link ?? '/', origin);
  // Never anywhere else, whatever was sent.
  event.waitUntil(open(address.origin === origin ? address.href : `${origin}/`));
});
