import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { payloadOf } from '@/testing/people';
import { Session } from '../session';
import type { SessionApi } from '../session-api';
import type { SessionPayload } from '../session-state';
import type { TokenStorage } from '../token-storage';

/** What two tabs of one browser share. */
function makeBrowser(refreshToken?: string) {
  let stored: ReturnType<TokenStorage['read']> = refreshToken ? { refreshToken, owner: 'farmer-1' } : null;
  const listeners: { tab: object; listener: () => void }[] = [];
  const tell = (from: object) => {
    for (const { tab, listener } of listeners) if (tab !== from) listener();
  };
  return {
    read: () => stored,
    openTab(): TokenStorage {
      const tab = {};
      return {
        read: () => stored,
        write(token, owner) {
          stored = { refreshToken: token, owner };
          tell(tab);
        },
        remove() {
          stored = null;
          tell(tab);
        },
        onChange(listener) {
          listeners.push({ tab, listener });
          return () => undefined;
        },
      };
    },
  };
}

function apiAnswering(refresh: SessionApi['refresh']): jest.Mocked<SessionApi> {
  return { refresh: jest.fn(refresh), logout: jest.fn(async (_refreshToken: string): Promise<void> => undefined) };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('starts empty and signed out (AC-190)', () => {
  const session = new Session(
    apiAnswering(async () => payloadOf('farmer')),
    makeBrowser().openTab(),
  );
  expect(session.getState()).toMatchObject({ user: null, accessToken: null, isAuthenticated: false, status: 'guest' });
});

test('all who need a token at the same time share one call', async () => {
  const api = apiAnswering(async () => payloadOf('farmer'));
  const session = new Session(api, makeBrowser('old').openTab());
  const tokens = await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
  expect(tokens).toEqual(['access-of-farmer', 'access-of-farmer', 'access-of-farmer']);
  expect(api.refresh).toHaveBeenCalledTimes(1);
  expect(api.refresh).toHaveBeenCalledWith('old');
});

test('signing out in one tab signs out the other, without a second call', async () => {
  const browser = makeBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  const first = new Session(
    apiAnswering(async () => payloadOf('farmer')),
    here,
  );
  const otherApi = apiAnswering(async () => payloadOf('farmer'));
  const second = new Session(otherApi, there);
  second.start();
  first.signIn(payloadOf('farmer'));
  await second.refresh();
  expect(second.getState().user?.firstName).toBe('Asha');

  await first.signOut();
  expect(second.getState()).toMatchObject({ status: 'guest', user: null, accessToken: null });
  expect(otherApi.logout).not.toHaveBeenCalled();
});

test('a token renewed in one tab makes the other do nothing', async () => {
  jest.useFakeTimers();
  const browser = makeBrowser();
  const second = browser.openTab();
  const api = apiAnswering(async () => payloadOf('farmer'));
  const session = new Session(api, browser.openTab());
  session.start();
  session.signIn(payloadOf('farmer'));
  second.write('rotated', 'farmer-1');
  // Anything that it started would be under way after this.
  await jest.advanceTimersByTimeAsync(0);
  expect(api.refresh).not.toHaveBeenCalled();
  expect(session.accessToken()).toBe('access-of-farmer');
});

test('somebody else signing in elsewhere becomes the user here', async () => {
  const browser = makeBrowser();
  const elsewhere = browser.openTab();
  const session = new Session(
    apiAnswering(async () => payloadOf('buyer')),
    browser.openTab(),
  );
  session.start();
  session.signIn(payloadOf('farmer'));
  elsewhere.write('token-of-the-buyer', 'buyer-1');
  await session.refresh();
  expect(session.getState().user?.firstName).toBe('Ravi');
});

test('a late answer of an ended session signs nobody in', async () => {
  let answer: (payload: SessionPayload) => void = () => undefined;
  const api = apiAnswering(() => new Promise((resolve) => (answer = resolve)));
  const browser = makeBrowser('old');
  const session = new Session(api, browser.openTab());
  const refreshing = session.refresh();
  await session.signOut();
  answer(payloadOf('farmer'));
  expect(await refreshing).toBeNull();
  expect(session.getState().isAuthenticated).toBe(false);
  expect(browser.read()).toBeNull();
});

test('a late failure of an old session does not sign out the new one', async () => {
  let fail: (error: Error) => void = () => undefined;
  const api = apiAnswering(() => new Promise((_resolve, reject) => (fail = reject)));
  const session = new Session(api, makeBrowser('old').openTab());
  const refreshing = session.refresh();
  session.signIn(payloadOf('buyer'));
  fail(new Error('refused'));
  await refreshing;
  expect(session.getState().user?.firstName).toBe('Ravi');
});

describe('a renewal that gets no answer', () => {
  const unreachable = () => new TypeError('Failed to fetch');
  const limited = new CombinedGraphQLErrors({
    errors: [{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED', retryAfter: 20 } }],
  });
  const busy = () =>
    new ServerError('503', { response: new Response('', { status: 503 }), bodyText: 'The service is busy.' });
  const refused = () =>
    new CombinedGraphQLErrors({ errors: [{ message: 'Ended.', extensions: { code: 'UNAUTHENTICATED' } }] });

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
  });

  /** Fails with each error in turn, then answers. */
  function apiFailing(...errors: Error[]) {
    return apiAnswering(async () => {
      const error = errors.shift();
      if (error) throw error;
      return payloadOf('farmer');
    });
  }

  test('is tried again after one, two and four seconds, and signs nobody out', async () => {
    const api = apiFailing(unreachable(), busy(), unreachable());
    const browser = makeBrowser('old');
    const session = new Session(api, browser.openTab());
    const refreshing = session.refresh();
    const calls: number[] = [];
    for (const milliseconds of [0, 999, 1, 1_999, 1, 3_999]) {
      await jest.advanceTimersByTimeAsync(milliseconds);
      calls.push(api.refresh.mock.calls.length);
      expect(browser.read()?.refreshToken).toBe('old');
    }
    expect(calls).toEqual([1, 1, 2, 2, 3, 3]);
    await jest.advanceTimersByTimeAsync(1);
    expect(api.refresh).toHaveBeenCalledTimes(4);
    expect(await refreshing).toBe('access-of-farmer');
    expect(session.getState().isAuthenticated).toBe(true);
  });

  test('waits as long as the server asks for', async () => {
    const api = apiFailing(limited);
    const session = new Session(api, makeBrowser('old').openTab());
    const refreshing = session.refresh();
    await jest.advanceTimersByTimeAsync(19_999);
    expect(api.refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await refreshing).toBe('access-of-farmer');
  });

  test('is tried at once when the network is back', async () => {
    const api = apiFailing(unreachable());
    const session = new Session(api, makeBrowser('old').openTab());
    const refreshing = session.refresh();
    await jest.advanceTimersByTimeAsync(10);
    expect(api.refresh).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(await refreshing).toBe('access-of-farmer');
  });

  test('fails after four tries for whoever asked; the session goes on, and the next one asks anew', async () => {
    const api = apiFailing(...Array.from({ length: 4 }, unreachable));
    const browser = makeBrowser();
    const session = new Session(api, browser.openTab());
    const ended = jest.fn();
    session.onEnd(ended);
    session.signIn(payloadOf('farmer'));
    const failing = expect(session.refresh()).rejects.toThrow('Failed to fetch');
    await jest.advanceTimersByTimeAsync(60_000);
    await failing;
    expect(session.getState()).toMatchObject({ isAuthenticated: true, status: 'signedIn' });
    expect(browser.read()?.refreshToken).toBe('refresh-of-farmer');
    expect(ended).not.toHaveBeenCalled();
    expect(await session.refresh()).toBe('access-of-farmer');
  });

  test('AC-319: a 401 alone ends the session, at once and also after failures on the way', async () => {
    for (const errors of [[refused()], [unreachable(), busy(), refused()]]) {
      const api = apiFailing(...errors);
      const browser = makeBrowser('old');
      const session = new Session(api, browser.openTab());
      const ended = jest.fn();
      session.onEnd(ended);
      const refreshing = session.refresh();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(await refreshing).toBeNull();
      expect(ended).toHaveBeenCalledWith('failure');
      expect(browser.read()).toBeNull();
    }
  });

  test('at the start leaves the token where it is, and is tried until there is an answer', async () => {
    const api = apiFailing(...Array.from({ length: 9 }, unreachable));
    const browser = makeBrowser('old');
    const session = new Session(api, browser.openTab());
    const stop = session.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.getState()).toMatchObject({ status: 'unreachable', isAuthenticated: false });
    await jest.advanceTimersByTimeAsync(40_000);
    expect(browser.read()?.refreshToken).toBe('old');
    expect(session.getState().status).toBe('unreachable');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(session.getState()).toMatchObject({ status: 'signedIn', isAuthenticated: true });
    expect(api.refresh).toHaveBeenCalledTimes(10);
    stop();
  });

  test('logging out while it waits for its next try is not a failure', async () => {
    const api = apiFailing(unreachable(), unreachable());
    const browser = makeBrowser('old');
    const session = new Session(api, browser.openTab());
    const ended = jest.fn();
    const refreshing = session.refresh();
    await jest.advanceTimersByTimeAsync(10);
    await session.signOut();
    session.onEnd(ended);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await refreshing).toBeNull();
    expect(ended).not.toHaveBeenCalled();
    expect(api.refresh).toHaveBeenCalledTimes(1);
  });
});
