import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll, newAccount } from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, openBid, sendBid } from './support/trade';
import { words } from './support/words';

const SITE_KEY = `B${'A'.repeat(86)}`;

test.use({ viewport: { width: 375, height: 740 } });

/**
 * The worker, the permission and the message are the browser's own; what has no place in a test, a push service on the
 * internet and a site with keys, is answered here.
 */
test('AC-496: after a first bid the phone may be switched on; what comes is shown, and a press leads to its page', async ({
  context,
  page,
  request,
  baseURL,
}) => {
  const [farmer, buyer] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'buyer')]);
  const cropId = await listCrop(request, farmer, `Wheat ${randomUUID().slice(0, 8)}`);
  await context.grantPermissions(['notifications'], { origin: baseURL });
  await context.addInitScript(() => {
    // A headless browser without a desktop grants no notifications, whatever it is told: there the page's part is played.
    if (Notification.permission === 'denied') {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
    }
    // Only the browser makes a subscription, and only with a push service; this has what the page reads of one.
    Object.assign(PushManager.prototype, {
      getSubscription: async () => null,
      subscribe: async () => ({
        endpoint: 'https://push.example.in/phone',
        getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).buffer,
      }),
    });
  });
  const devices: object[] = [];
  const groups = ['BIDS', 'DEALS', 'REMINDERS', 'RATINGS', 'PRICES'].map((group) => ({
    __typename: 'NotificationGroupSettings',
    group,
    mail: true,
    push: true,
  }));
  const settings = () => ({
    __typename: 'NotificationSettings',
    language: 'EN',
    mailAvailable: true,
    pushKey: SITE_KEY,
    devices,
    groups,
  });
  await context.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('AddPushDevice')) {
      const device = {
        __typename: 'PushDevice',
        id: 'device-1',
        name: 'Chrome, Linux',
        createdAt: new Date().toISOString(),
      };
      devices.push(device);
      return route.fulfill({ json: { data: { addPushDevice: { __typename: 'AddPushDevicePayload', device } } } });
    }
    if (asked.includes('RemovePushDevice')) {
      devices.pop();
      const removed = { __typename: 'RemovePushDevicePayload', settings: settings() };
      return route.fulfill({ json: { data: { removePushDevice: removed } } });
    }
    if (asked.includes('query NotificationSettings')) {
      return route.fulfill({ json: { data: { notificationSettings: settings() } } });
    }
    return route.fallback();
  });

  await test.step('nothing is asked before the first bid', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(buyer.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(buyer.password);
    await page.getByRole('button', { name: words('login.submit') }).click();
    await expect(page).toHaveURL('/buyer-dashboard');
    await page.goto(`/contact-farmer/${cropId}`);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(devices).toEqual([]);
  });

  const bid = async () => {
    await openBid(page);
    await page.locator('input[name="bidAmount"]').fill('2400');
    await sendBid(page);
  };

  await test.step('after it, in words that say what for; a yes registers the worker', async () => {
    await bid();
    const offer = page.getByRole('alertdialog', { name: words('notifications.push.offer') });
    await expect(offer).toContainText('as soon as the farmer answers');
    await expectNoSidewaysScroll(page);
    await offer.getByRole('button', { name: words('notifications.push.yes') }).click();
    await expect(page.getByText(words('notifications.push.on'))).toBeVisible();
    await bid();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('what the server sends is shown in its language, and a press leads the open tab to its page', async () => {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    expect(new URL(worker.url()).pathname).toBe('/worker.js');
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const data = JSON.stringify({ title: 'नया दाम', body: 'रमेश', link: '/notifications', tag: 'n1', lang: 'hi' });
    const registrationId = await registration;
    // And the worker's part, which keeps in a list what it would show.
    await worker.evaluate(`
      if (Notification.permission === 'denied') {
        const shown = [];
        self.registration.showNotification = async (title, options) => void shown.push({ title, ...options, close() {} });
        self.registration.getNotifications = async () => shown;
        self.NotificationEvent = class extends ExtendableEvent {
          constructor(type, { notification }) {
            super(type);
            this.notification = notification;
          }
        };
      }`);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data });
    // Written as texts: in here the types are those of pages, not of workers.
    const shown = () =>
      worker?.evaluate(
        `self.registration.getNotifications().then((all) =>
          all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang })))`,
      );
    await expect.poll(shown).toEqual([{ title: 'नया दाम', body: 'रमेश', tag: 'n1', lang: 'hi' }]);
    await worker?.evaluate(
      `self.registration.getNotifications().then(([notification]) =>
        void self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`,
    );
    await expect(page).toHaveURL('/notifications');
    expect(context.pages()).toHaveLength(1);
  });

  await test.step('the settings show this device, and it can be turned off', async () => {
    await page.goto('/notifications/settings');
    const list = page.getByRole('list', { name: words('notifications.push.devices') });
    await expect(list).toContainText('Chrome, Linux (this one)');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await list.getByRole('button', { name: /Turn off/ }).click();
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('button', { name: words('notifications.push.turnOn') })).toBeVisible();
  });
});
