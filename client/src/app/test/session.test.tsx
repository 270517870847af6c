import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { signedInAs } from '@/testing/people';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const dropDraftOf = jest.fn(async (_userId: string) => undefined);
jest.mock('@/lib/draft-store', () => ({
  ...jest.requireActual('@/lib/draft-store'),
  dropDraftOf: (userId: string) => dropDraftOf(userId),
}));

const refused = () => {
  throw new GraphQLError('Please sign in again.', { extensions: { code: 'UNAUTHENTICATED' } });
};

/** Failures are written to the console by rule; here they are expected and looked at. */
function watchConsole() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

afterEach(() => jest.restoreAllMocks());

describe('restore on start', () => {
  test('a stored token brings the user back, and the new token is stored (AC-021, AC-222)', async () => {
    let answer: (payload: ReturnType<typeof signedInAs>) => void = () => undefined;
    const refreshSession = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    await renderApp('/about', { storedToken: 'old-token', Mutation: { refreshSession } });
    expect(screen.getByText('Checking your session')).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();

    await act(async () => answer(signedInAs('farmer')));
    expect(await screen.findByText('Asha')).toBeVisible();
    expect(screen.queryByText(words('session.checking'))).not.toBeInTheDocument();
    expect(refreshSession).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('refreshToken')).toBe('refresh-of-farmer');
    expect(JSON.stringify({ ...localStorage })).not.toContain('access-of-farmer');
  });

  test('a bad token is removed and leads to /login (AC-223)', async () => {
    watchConsole();
    const { address, router } = await renderApp('/about', {
      storedToken: 'bad',
      Mutation: { refreshSession: refused },
    });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(localStorage.getItem('refreshToken')).toBeNull();
    expect(screen.queryByRole('button', { name: words('nav.logout') })).not.toBeInTheDocument();
    // Offered as a link, not gone to by itself.
    expect(router.state.location.state).toEqual({ lastPage: '/about' });
  });

  test('a server that does not answer signs nobody out: public pages show, protected ones wait', async () => {
    watchConsole();
    let fails = true;
    const refreshSession = () => {
      if (fails) throw new GraphQLError('Busy.', { extensions: { code: 'UNAVAILABLE' } });
      return signedInAs('farmer');
    };
    const options = { storedToken: 'old-token', Mutation: { refreshSession } };
    const { address, router } = await renderApp('/about', options);
    expect(await screen.findByRole('heading', { level: 1, name: words('about.title') })).toBeVisible();
    // They are no guest.
    expect(screen.queryByRole('link', { name: words('nav.login') })).not.toBeInTheDocument();
    await act(() => router.navigate('/farmer-dashboard'));
    expect(await screen.findByText(words('session.checking'))).toBeVisible();
    expect(address()).toBe('/farmer-dashboard');
    expect(localStorage.getItem('refreshToken')).toBe('old-token');

    fails = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Asha')).toBeVisible();
    expect(address()).toBe('/farmer-dashboard');
  });

  test('without a token there is no call and no waiting (AC-224)', async () => {
    const refreshSession = jest.fn(() => signedInAs('farmer'));
    const { user } = await renderApp('/about', { Mutation: { refreshSession } });
    expect(screen.getByRole('heading', { level: 1, name: words('about.title') })).toBeVisible();
    expect(screen.queryByText(words('session.checking'))).not.toBeInTheDocument();
    // A call would be on its way by now: the page has answered a press.
    await user.click(screen.getByRole('button', { name: words('shell.menuOpen') }));
    expect(refreshSession).not.toHaveBeenCalled();
  });
});

describe('what somebody had entered of a crop (AC-586)', () => {
  beforeEach(() => {
    dropDraftOf.mockClear();
    Object.assign(globalThis, { indexedDB: {} });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

  test('goes with a logout, however early it comes', async () => {
    const { user, session } = await renderApp('/about', {
      as: 'buyer',
      Mutation: { logout: () => ({ loggedOut: true }) },
    });
    const { user: person } = session.getState();
    await user.click(screen.getByRole('button', { name: words('nav.logout') }));
    await waitFor(() => expect(dropDraftOf.mock.calls).toEqual([[person?.id]]));
  });

  test('waits where the session ran out', async () => {
    watchConsole();
    const { address, session } = await renderApp('/about', { as: 'buyer', Mutation: { refreshSession: refused } });
    await act(async () => void (await session.refresh()));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(dropDraftOf).not.toHaveBeenCalled();
  });
});

describe('logout', () => {
  test('calls the server, removes the token and goes to /login (AC-219, AC-220)', async () => {
    const logout = jest.fn((_source: unknown, _args: { input: { refreshToken: string } }) => ({ loggedOut: true }));
    const { user, address, session } = await renderApp('/about', { as: 'buyer', Mutation: { logout } });
    await user.click(screen.getByRole('button', { name: words('nav.logout') }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(logout).toHaveBeenCalledTimes(1);
    expect(logout.mock.calls[0]?.[1]).toEqual({ input: { refreshToken: 'refresh-of-buyer' } });
    expect(localStorage.getItem('refreshToken')).toBeNull();
    expect(session.getState()).toMatchObject({ user: null, accessToken: null, isAuthenticated: false });
  });

  test('clears everything when the call fails, and logs it (AC-221, X-12)', async () => {
    const log = watchConsole();
    const { user, address, session } = await renderApp('/about', { as: 'buyer', Mutation: { logout: refused } });
    await user.click(screen.getByRole('button', { name: words('nav.logout') }));
    await waitFor(() => expect(address()).toBe('/login'));
    await waitFor(() => expect(log).toHaveBeenCalledWith('Logout failed on the server:', expect.anything()));
    expect(localStorage.getItem('refreshToken')).toBeNull();
    expect(session.getState().isAuthenticated).toBe(false);
    expect(within(screen.getByRole('banner')).getByRole('link', { name: words('nav.login') })).toBeVisible();
  });

  test('while lists are still on their way is no failure of theirs', async () => {
    const log = watchConsole();
    let isUp = false;
    const busy = () => {
      throw new GraphQLError('Busy.', { extensions: { code: 'UNAVAILABLE' } });
    };
    const crops = jest.fn(() => (isUp ? new Promise(() => undefined) : busy()));
    const { user, address } = await renderApp('/marketplace', {
      storedToken: 'old-token',
      Mutation: { refreshSession: () => (isUp ? signedInAs('farmer') : busy()) },
      Query: { crops },
    });
    // A page that a guest sees asks again after a sign-in …
    await waitFor(() => expect(crops).toHaveBeenCalled());
    expect(await screen.findByRole('heading', { level: 1, name: words('marketplace.title') })).toBeVisible();
    isUp = true;
    crops.mockClear();
    log.mockClear();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(crops).toHaveBeenCalled());
    // … and that is ended by the log-out.
    await user.click(await screen.findByRole('button', { name: words('nav.logout') }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(log.mock.calls).toEqual([]);
  });

  test('leaves no page behind for the next person', async () => {
    const { user, address, router } = await renderApp('/farmer-dashboard', { as: 'farmer' });
    await user.click(screen.getByRole('button', { name: words('nav.logout') }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(router.state.location.state).toBeNull();
  });
});
