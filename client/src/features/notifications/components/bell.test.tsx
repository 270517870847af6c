import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { notificationOf } from '@/testing/notifications';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { onePage } from '@/testing/trade';

const EVERY_MS = 20_000;

/** A desk or a phone. */
function screenIs(wide: boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    matches: wide,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }));
}

function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A farmer with so many unread ones, on a page that is about something else. */
function openAbout(unread: () => number | Error, options: RenderAppOptions = {}) {
  return renderApp('/about', {
    as: 'farmer',
    ...options,
    Query: {
      unreadNotifications: () => {
        const answer = unread();
        if (answer instanceof Error) throw answer;
        return answer;
      },
      ...options.Query,
    },
  });
}

const banner = () => within(screen.getByRole('banner'));

beforeEach(() => {
  screenIs(false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the count', () => {
  test.each([
    [0, 'Notifications', null],
    [1, 'Notifications, 1 unread', '1'],
    [9, 'Notifications, 9 unread', '9'],
    [10, 'Notifications, 10 unread', '9+'],
  ])('%s unread: %s', async (unread, name, shown) => {
    await openAbout(() => unread);
    const bell = await banner().findByRole('link', { name });
    expect(bell).toHaveAttribute('href', '/notifications');
    expect(bell.textContent).toBe(shown ?? '');
  });

  test('in Hindi', async () => {
    await openAbout(() => 3, { language: 'hi' });
    expect(await banner().findByRole('link', { name: 'सूचनाएँ, 3 नई' })).toHaveTextContent('3');
  });

  test('a guest has no bell, and nothing is asked for them', async () => {
    const asked = jest.fn(() => 3);
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    await openAbout(asked, { as: 'guest' });
    await act(() => jest.advanceTimersByTimeAsync(2 * EVERY_MS));
    expect(banner().queryByRole('link', { name: /^Notifications/ })).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });

  test('a server that does not answer leaves the bell standing', async () => {
    await openAbout(() => new GraphQLError('down'));
    expect(await banner().findByRole('link', { name: 'Notifications' })).toBeVisible();
  });

  test('it goes with the person', async () => {
    const { session } = await openAbout(() => 3);
    await banner().findByRole('link', { name: 'Notifications, 3 unread' });
    await act(() => session.signOut());
    expect(banner().queryByRole('link', { name: /^Notifications/ })).not.toBeInTheDocument();
  });
});

describe('asking again', () => {
  test('every 20 seconds, and what came is said politely', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    let unread = 1;
    await openAbout(() => unread);
    await banner().findByRole('link', { name: 'Notifications, 1 unread' });
    expect(banner().getByRole('status')).toBeEmptyDOMElement();
    unread = 3;
    await act(() => jest.advanceTimersByTimeAsync(EVERY_MS));
    expect(await banner().findByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
    expect(banner().getByRole('status')).toHaveTextContent('2 new notifications.');
  });

  test('not while nobody looks, and at once when somebody comes back', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    const asked = jest.fn(() => 1);
    await openAbout(asked);
    await banner().findByRole('link', { name: 'Notifications, 1 unread' });
    act(() => hide(true));
    const before = asked.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(3 * EVERY_MS));
    expect(asked).toHaveBeenCalledTimes(before);
    asked.mockReturnValue(2);
    act(() => hide(false));
    expect(await banner().findByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(before + 1);
  });
});

describe('the panel of a desk', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => notificationOf(`n${12 - index}`));
  const Query = { notifications: () => onePage(twelve) };
  const panel = () => screen.findByRole('region', { name: 'Notifications' });

  beforeEach(() => screenIs(true));

  async function openPanel(options: RenderAppOptions = { Query }) {
    const app = await openAbout(() => 12, options);
    const bell = await banner().findByRole('button', { name: 'Notifications, 12 unread' });
    expect(bell).toHaveAttribute('aria-expanded', 'false');
    await app.user.click(bell);
    return { ...app, bell };
  }

  test('the newest eight, each a link, and the way to all of them', async () => {
    const { bell, container } = await openPanel();
    expect(bell).toHaveAttribute('aria-expanded', 'true');
    const shown = within(await panel());
    const rows = await shown.findAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/farmer-dashboard');
    expect(rows[0]).toHaveTextContent('Ravi bids ₹2,400 per quintal for your Wheat (n12).');
    expect(shown.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('Escape closes it and gives the focus back to the bell', async () => {
    const { user, bell } = await openPanel();
    await within(await panel()).findAllByRole('listitem');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    expect(bell).toHaveFocus();
  });

  test('a press beside it closes it, and so does the keyboard when it goes on', async () => {
    const { user, bell } = await openPanel();
    await panel();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    await user.click(bell);
    await within(await panel()).findAllByRole('listitem');
    act(() => screen.getByRole('link', { name: 'See all' }).focus());
    await user.tab();
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  });

  test('opening one marks it as read and leads to where it can be answered', async () => {
    const marked = jest.fn((_source: unknown, _args: never) => ({
      unread: 11,
      notifications: [notificationOf('n12', { readAt: '2026-03-05T07:00:00.000Z' })],
    }));
    const { user, address } = await openPanel({ Query, Mutation: { markNotificationsRead: marked } });
    await user.click(within(await panel()).getByRole('link', { name: /n12/ }));
    await waitFor(() => expect(address()).toBe('/farmer-dashboard'));
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    expect(marked.mock.calls[0]?.[1]).toEqual({ input: { ids: ['n12'] } });
    expect(await banner().findByRole('button', { name: 'Notifications, 11 unread' })).toBeVisible();
  });

  test('nothing yet says what will come', async () => {
    await openPanel({ Query: { notifications: () => onePage([]) } });
    expect(await within(await panel()).findByText(/Here we tell you about new bids/)).toBeVisible();
  });

  test('a failure is said and can be tried again', async () => {
    let works = false;
    const { user } = await openPanel({
      Query: {
        notifications: () => {
          if (!works) throw new GraphQLError('down');
          return onePage(twelve);
        },
      },
    });
    expect(await screen.findByText('Your notifications could not be loaded.')).toBeVisible();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(8);
  });

  test('on the page of notifications the bell only says where one is', async () => {
    await renderApp('/notifications', { as: 'farmer', Query: { ...Query, unreadNotifications: () => 12 } });
    expect(await banner().findByRole('link', { name: 'Notifications, 12 unread' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
