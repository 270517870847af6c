import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const settings = (changes: Record<string, unknown> = {}) => ({
  language: 'HI',
  mailAvailable: true,
  pushKey: null,
  devices: [],
  groups: ['BIDS', 'DEALS', 'REMINDERS', 'RATINGS', 'PRICES'].map((group) => ({ group, mail: true, push: true })),
  ...changes,
});
const open = (answer: () => unknown, options: RenderAppOptions = {}) =>
  renderApp('/notifications/settings', { as: 'farmer', ...options, Query: { notificationSettings: answer } });
const bids = () => screen.findByRole('switch', { name: 'Bids and offers' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a switch for each group, where the mails go, when, and in which language', async () => {
  const { container } = await open(() => settings());
  expect(await bids()).toBeChecked();
  expect(await bids()).toHaveAccessibleDescription(/Somebody bids/);
  expect(screen.getAllByRole('switch')).toHaveLength(5);
  expect(screen.getByText('E-mails go to asha@example.com.')).toBeVisible();
  expect(screen.getByText(/From 9 at night to 7 in the morning/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'हिंदी' })).toBeChecked();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a switch is saved at once, and that is said', async () => {
  const update = jest.fn((_source: unknown, _args: never) => ({
    settings: settings({
      groups: settings().groups.map((one) => ({ ...one, mail: one.group !== 'BIDS' })),
    }),
  }));
  const { user } = await open(() => settings(), { Mutation: { updateNotificationSettings: update } });
  await user.click(await bids());
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(await bids()).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Deals' })).toBeChecked();
  expect(update.mock.calls.map(([, args]) => args)).toEqual([{ input: { groups: [{ group: 'BIDS', mail: false }] } }]);
});

test('it shows the choice while it is saved, and takes no second one meanwhile', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const update = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  const { user } = await open(() => settings(), { Mutation: { updateNotificationSettings: update } });
  await user.click(await bids());
  expect(await bids()).not.toBeChecked();
  await user.click(await bids());
  expect(await bids()).not.toBeChecked();
  expect(update).toHaveBeenCalledTimes(1);
  answer({ settings: settings({ groups: [{ group: 'BIDS', mail: false, push: true }] }) });
  expect(await screen.findByText('Saved.')).toBeVisible();
});

test('what was not saved goes back, and that is said', async () => {
  const { user } = await open(() => settings(), {
    Mutation: {
      updateNotificationSettings: () => {
        throw new GraphQLError('down');
      },
    },
  });
  await user.click(await bids());
  expect(await screen.findByText(/^That was not saved/)).toBeVisible();
  expect(await bids()).toBeChecked();
});

test('the language of the mails is another than that of the page', async () => {
  const update = jest.fn((_source: unknown, _args: never) => ({ settings: settings({ language: 'EN' }) }));
  const { user } = await open(() => settings(), { Mutation: { updateNotificationSettings: update } });
  await user.click(await screen.findByRole('radio', { name: 'English' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(update.mock.calls[0]?.[1]).toEqual({ input: { language: 'EN' } });
});

test('a site that sends no mails says so', async () => {
  await open(() => settings({ mailAvailable: false }));
  expect(await screen.findByRole('note')).toHaveTextContent('This site does not send e-mails at the moment.');
});

test('a failure is said and can be tried again', async () => {
  let works = false;
  const { user } = await open(() => {
    if (!works) throw new GraphQLError('down');
    return settings();
  });
  expect(await screen.findByText('Your settings could not be loaded.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await bids()).toBeChecked();
});

test('in Hindi', async () => {
  await open(() => settings(), { language: 'hi' });
  expect(await screen.findByRole('switch', { name: 'बोलियाँ और दाम' })).toBeChecked();
  expect(screen.getByText('ईमेल asha@example.com पर जाते हैं।')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('सूचनाओं की सेटिंग | Annapath'));
});

describe('AC-497: devices', () => {
  const device = { id: 'device-1', name: 'Chrome, Android', createdAt: '2026-03-05T06:30:00.000Z' };

  test('a site without keys says nothing of them', async () => {
    await open(() => settings());
    await bids();
    expect(screen.queryByRole('heading', { name: words('notifications.push.title') })).toBeNull();
  });

  test('each is listed, this one is named as such, and can be turned off; what comes there is chosen by group', async () => {
    localStorage.setItem('push-device', 'device-1');
    let devices = [device, { ...device, id: 'device-2', name: '' }];
    const removed = jest.fn((_source: unknown, _args: never) => {
      devices = devices.slice(1);
      return { settings: settings({ pushKey: 'BAAA', devices }) };
    });
    const { user } = await open(() => settings({ pushKey: 'BAAA', devices }), {
      Mutation: { removePushDevice: removed },
    });
    expect(await screen.findByText('Chrome, Android (this one)')).toBeVisible();
    expect(screen.getByText('A device')).toBeVisible();
    expect(screen.getAllByRole('switch')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Turn off: Chrome, Android' }));
    await waitFor(() => expect(screen.queryByText('Chrome, Android (this one)')).toBeNull());
    expect(removed.mock.calls.map(([, args]) => args)).toEqual([{ input: { id: 'device-1' } }]);
  });

  test('a browser that was forbidden to is told how to allow it', async () => {
    await open(() => settings({ pushKey: 'BAAA' }));
    expect(await screen.findByRole('note')).toHaveTextContent(/You can allow notifications/);
    expect(screen.queryByRole('button', { name: words('notifications.push.turnOn') })).toBeNull();
  });
});
