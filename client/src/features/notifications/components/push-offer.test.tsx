import { type ApolloClient, gql } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { tradeHappened } from '@/lib/trade-moment';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const SITE_KEY = 'BAAA';
const subscription = {
  endpoint: 'https://push.example.in/phone',
  options: { applicationServerKey: null },
  getKey: (name: string) => new Uint8Array(name === 'auth' ? [1, 2, 3] : [4, 5]).buffer,
};
const pushManager = { getSubscription: async () => null, subscribe: jest.fn(async () => subscription) };
const register = jest.fn(async () => ({ pushManager }));

/** A browser with push, and what the person answers to its own question. */
function browserWith(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const requestPermission = jest.fn(async () => answer);
  Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission } });
  const ready = Promise.resolve({ pushManager });
  Object.assign(navigator, { serviceWorker: { register, ready, getRegistration: async () => ({ pushManager }) } });
  return requestPermission;
}

const settings = (changes: Record<string, unknown> = {}) => ({
  language: 'EN',
  mailAvailable: true,
  pushKey: SITE_KEY,
  devices: [],
  groups: [],
  ...changes,
});

async function open(options: RenderAppOptions = {}, answer: () => unknown = settings) {
  const asked = jest.fn(answer);
  const added = jest.fn((_source: unknown, _args: never) => ({ device: { id: 'device-1' }, settings: settings() }));
  const app = await renderApp('/about', {
    as: 'buyer',
    ...options,
    Query: { notificationSettings: asked, unreadNotifications: () => 0 },
    Mutation: { addPushDevice: added },
  });
  await screen.findByRole('link', { name: words('notifications.bell') });
  return { ...app, asked, added };
}

const offer = () => screen.findByRole('alertdialog', { name: words('notifications.push.offer') });
/** Trades, and waits until the page has sent its queries: a later one has its answer. */
async function trade(client: ApolloClient): Promise<void> {
  await act(async () => {
    tradeHappened('bid');
    await client.query({ query: gql`{ unreadNotifications }`, fetchPolicy: 'network-only' });
  });
}
const noOffer = () => expect(screen.queryByRole('alertdialog')).toBeNull();

afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('AC-496: a page that opens asks nothing, neither here nor at the server', async () => {
  const requestPermission = browserWith('default');
  const { asked } = await open();
  noOffer();
  expect([requestPermission, register, asked].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

test.each([
  ['bid', /as soon as the farmer answers your bid/],
  ['listing', /as soon as somebody bids on your crop/],
] as const)(
  'AC-496: after a %s it is asked, in words that say what for; a yes switches the device on',
  async (moment, why) => {
    const requestPermission = browserWith('default');
    const { user, added } = await open();
    act(() => tradeHappened(moment));
    expect(await offer()).toHaveTextContent(why);
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: words('notifications.push.yes') }));
    expect(await screen.findByText(words('notifications.push.on'))).toBeVisible();
    expect(register).toHaveBeenCalledWith('/worker.js');
    expect(added.mock.calls.map(([, args]) => args)).toMatchObject([
      { input: { endpoint: 'https://push.example.in/phone', p256dh: 'BAU', auth: 'AQID' } },
    ]);
  },
);

test('AC-496: who says no is not asked again, by us or by the browser', async () => {
  const requestPermission = browserWith('default');
  const { user, asked, client } = await open();
  act(() => tradeHappened('bid'));
  await offer();
  await user.click(screen.getByRole('button', { name: words('notifications.push.no') }));
  await waitFor(noOffer);
  await trade(client);
  expect(asked).toHaveBeenCalledTimes(1);
  noOffer();
  expect(requestPermission).not.toHaveBeenCalled();
});

test('AC-496: a no to the browser’s own question counts too', async () => {
  browserWith('default', 'default');
  const { user, asked, added, client } = await open();
  act(() => tradeHappened('bid'));
  await offer();
  await user.click(screen.getByRole('button', { name: words('notifications.push.yes') }));
  await waitFor(noOffer);
  await trade(client);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(added).not.toHaveBeenCalled();
});

test.each([
  ['the site has no keys', 'default', () => settings({ pushKey: null })],
  [
    'this device is on already',
    'granted',
    () => settings({ devices: [{ id: 'mine', name: '', createdAt: '2026-03-05T06:30:00.000Z' }] }),
  ],
] as const)('AC-496: nothing is asked where %s', async (_why, permission, answer) => {
  browserWith(permission);
  localStorage.setItem('push-device', 'mine');
  const { asked } = await open({}, answer);
  act(() => tradeHappened('bid'));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => undefined);
  noOffer();
});

test('AC-496: nothing is asked where the browser was forbidden, or can do no such thing', async () => {
  browserWith('denied');
  const { asked } = await open();
  act(() => tradeHappened('bid'));
  Reflect.deleteProperty(window, 'PushManager');
  act(() => tradeHappened('bid'));
  expect(asked).not.toHaveBeenCalled();
});
