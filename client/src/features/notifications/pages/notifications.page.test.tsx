import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { notificationOf } from '@/testing/notifications';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { onePage } from '@/testing/trade';

const EVERY_MS = 20_000;
const NOW = Date.parse('2026-03-05T06:30:00.000Z');
const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString();

const open = (Query: RenderAppOptions['Query'], options: RenderAppOptions = {}) =>
  renderApp('/notifications', { as: 'farmer', ...options, Query });
const rows = () => within(screen.getByRole('main')).findAllByRole('listitem');
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: NOW, doNotFake: ['queueMicrotask'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what one was told', () => {
  const told = [
    notificationOf('a', { createdAt: before(0.1) }),
    notificationOf('b', { createdAt: before(3), readAt: before(1) }),
    notificationOf('c', { createdAt: before(26), link: '/deals/deal-1' }),
    notificationOf('d', { createdAt: before(100), readAt: before(1) }),
  ];

  test('newest first and day by day, each a link with its time', async () => {
    const { container } = await open({ notifications: () => onePage(told), unreadNotifications: () => 2 });
    await rows();
    const lists = main().getAllByRole('list');
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(['Today', 'Yesterday', '01 Mar 2026']);
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const [today] = lists;
    const [first, second] = within(today as HTMLElement).getAllByRole('link');
    expect(first).toHaveTextContent('Ravi bids ₹2,400 per quintal for your Wheat (a).');
    expect(first).toHaveTextContent('6 minutes ago');
    expect(first).toHaveTextContent('New');
    expect(first).toHaveAttribute('href', '/farmer-dashboard');
    expect(second).not.toHaveTextContent('New');
    expect(within(second as HTMLElement).getByText('3 hours ago')).toHaveAttribute('title', '05 Mar 2026, 9:00 am');
    expect(main().getByText('1 day ago').closest('a')).toHaveAttribute('href', '/deals/deal-1');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('how a price in it stands beside the mandi', async () => {
    const priceWords = ({ language }: { language: string }) => `${language}: ₹20`;
    await open({ notifications: () => onePage([{ ...told[0], priceWords }, told[1]]), unreadNotifications: () => 2 });
    const [first, second] = await rows();
    expect(first).toHaveTextContent('EN: ₹20');
    expect(second).not.toHaveTextContent('₹20');
  });

  test('in Hindi, and in the other language once it is switched', async () => {
    const texts = ({ language }: { language: string }) => `${language}: (a)`;
    const { user } = await open(
      { notifications: () => onePage([{ ...told[1], text: texts }]), unreadNotifications: () => 0 },
      { language: 'hi' },
    );
    expect(await main().findByText('HI: (a)')).toBeVisible();
    expect(main().getByRole('list')).toHaveAccessibleName('आज');
    expect(main().getByText('3 घंटे पहले')).toHaveAttribute('title', '05 मार्च 2026, सुबह 9:00');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await main().findByText('EN: (a)')).toBeVisible();
    expect(main().getByText('3 hours ago')).toBeVisible();
  });

  test('opening one marks it as read; one that is read already asks for nothing', async () => {
    const marked = jest.fn((_source: unknown, _args: never) => ({ unread: 1, notifications: [] }));
    const { user, address, router } = await open(
      { notifications: () => onePage(told), unreadNotifications: () => 2, deal: () => null },
      { Mutation: { markNotificationsRead: marked } },
    );
    await rows();
    await user.click(main().getByRole('link', { name: /\(b\)/ }));
    await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
    expect(marked).not.toHaveBeenCalled();
    await act(() => router.navigate('/notifications'));
    await user.click(await main().findByRole('link', { name: /\(c\)/ }));
    await waitFor(() => expect(address()).toBe('/deals/deal-1'));
    expect(marked.mock.calls[0]?.[1]).toEqual({ input: { ids: ['c'] } });
  });

  test('a failure to mark it leaves the way open', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, address } = await open(
      { notifications: () => onePage(told), unreadNotifications: () => 2 },
      {
        Mutation: {
          markNotificationsRead: () => {
            throw new GraphQLError('down');
          },
        },
      },
    );
    await rows();
    await user.click(main().getByRole('link', { name: /\(a\)/ }));
    await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
    await waitFor(() => expect(warned).toHaveBeenCalled());
  });

  test('all are marked as read up to the newest that is shown', async () => {
    const marked = jest.fn((_source: unknown, _args: never) => ({ unread: 0, notifications: [] }));
    const { user } = await open(
      { notifications: () => onePage(told), unreadNotifications: () => 2 },
      { Mutation: { markNotificationsRead: marked } },
    );
    await rows();
    expect(main().getAllByText('New')).toHaveLength(2);
    await user.click(main().getByRole('button', { name: 'Mark all as read' }));
    expect(await main().findByText('Everything is read.')).toHaveFocus();
    expect(main().queryByText('New')).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(marked.mock.calls[0]?.[1]).toEqual({ input: { upTo: 'a' } });
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
  });

  test('what could not be marked stays unread, and is said', async () => {
    const { user } = await open(
      { notifications: () => onePage(told), unreadNotifications: () => 2 },
      {
        Mutation: {
          markNotificationsRead: () => {
            throw new GraphQLError('down');
          },
        },
      },
    );
    await rows();
    await user.click(main().getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/That did not get through/)).toBeVisible();
    expect(main().getAllByText('New')).toHaveLength(2);
    expect(main().getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
  });
});

describe('more of them', () => {
  const page = (ids: readonly string[], endCursor: string | null) => ({
    nodes: ids.map((id) => notificationOf(id, { createdAt: before(1) })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  });

  test('the next page comes below, and stays when something new comes on top, which is said politely', async () => {
    let top = ['c', 'b'];
    const { user } = await open({
      unreadNotifications: () => 4,
      notifications: (_source, { after }: { after?: string | null }) =>
        after === 'b' ? page(['a'], null) : page(top, 'b'),
    });
    expect(await rows()).toHaveLength(2);
    await user.click(main().getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(main().queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    const said = main()
      .getAllByRole('status')
      .find((element) => element.textContent === '');
    top = ['d', 'c', 'b'];
    await act(() => jest.advanceTimersByTimeAsync(EVERY_MS));
    await waitFor(() =>
      expect(said).toHaveTextContent('1 new notification. Ravi bids ₹2,400 per quintal for your Wheat (d).'),
    );
    const shown = (await rows()).map((row) => /\((\w)\)/.exec(row.textContent ?? '')?.[1]);
    expect(shown).toEqual(['d', 'c', 'b', 'a']);
    await user.click(main().getByRole('button', { name: 'See what is new' }));
    expect(main().getByRole('link', { name: /\(d\)/ })).toHaveFocus();
    expect(main().queryByRole('button', { name: 'See what is new' })).not.toBeInTheDocument();
  });

  test('a next page that does not come is said, and can be asked for again', async () => {
    let works = false;
    const { user } = await open({
      unreadNotifications: () => 4,
      notifications: (_source, { after }: { after?: string | null }) => {
        if (!after) return page(['c', 'b'], 'b');
        if (!works) throw new GraphQLError('down');
        return page(['a'], null);
      },
    });
    await rows();
    await user.click(main().getByRole('button', { name: 'Show more' }));
    expect(await main().findByText('More could not be loaded. Please try again.')).toBeVisible();
    works = true;
    await user.click(main().getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  });
});

test('nothing yet says what will come here', async () => {
  await open({ notifications: () => onePage([]) });
  expect(await main().findByText('Nothing new yet.')).toBeVisible();
  expect(main().getByText(/Here we tell you about new bids/)).toBeVisible();
  expect(main().queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/notifications/settings');
});

test('the first one that comes is announced too', async () => {
  let told: unknown[] = [];
  await open({ notifications: () => onePage(told) });
  await main().findByText('Nothing new yet.');
  told = [notificationOf('a', { createdAt: before(0) })];
  await act(() => jest.advanceTimersByTimeAsync(EVERY_MS));
  expect(await main().findByText(/^1 new notification\./)).toBeInTheDocument();
});

test('a failure is said and can be tried again', async () => {
  let works = false;
  const { user } = await open({
    notifications: () => {
      if (!works) throw new GraphQLError('down');
      return onePage([notificationOf('a')]);
    },
  });
  expect(await main().findByText('Your notifications could not be loaded.')).toBeVisible();
  works = true;
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

test.each(['/notifications', '/notifications/settings'])(
  '%s: a guest is asked to sign in and comes back',
  async (path) => {
    const { address, router } = await renderApp(path);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: path });
  },
);
