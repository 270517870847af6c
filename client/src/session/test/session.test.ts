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
afterEach(() => jest.restoreAllMocks());

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
  const browser = makeBrowser();
  const second = browser.openTab();
  const api = apiAnswering(async () => payloadOf('farmer'));
  const session = new Session(api, browser.openTab());
  session.start();
  session.signIn(payloadOf('farmer'));
  second.write('rotated', 'farmer-1');
  expect(api.refresh).not.toHaveBeenCalled();
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
