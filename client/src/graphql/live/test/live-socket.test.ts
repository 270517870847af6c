import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Live } from '../live';

/** A server's end of a WebSocket, as far as the protocol goes. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: Array<{ type: string; id?: string; payload?: { authorization?: string } }> = [];
  onopen: (() => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1000, reason = ''): void {
    this.closed(code, reason);
  }

  async opens(): Promise<void> {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    await jest.advanceTimersByTimeAsync(0);
    this.says({ type: 'connection_ack' });
    await jest.advanceTimersByTimeAsync(0);
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  closed(code: number, reason = ''): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.(Object.assign(new CloseEvent('close', { code, reason })));
  }
}

const QUERY = gql`
  subscription {
    cropChanged(id: "1") {
      id
    }
  }
`;
const realSocket = globalThis.WebSocket;

async function start() {
  let token: string | null = 'first';
  const refresh = jest.fn(async () => {
    token = 'second';
    return token;
  });
  const waits: number[] = [];
  const live = new Live({
    url: '/graphql',
    tokens: { accessToken: () => token, refresh },
    language: () => 'hi',
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  const client = new ApolloClient({ link: ApolloLink.from([live.link]), cache: new InMemoryCache() });
  const told: unknown[] = [];
  const follow = () => client.subscribe({ query: QUERY }).subscribe(({ data }) => told.push(data));
  return { live, follow, told, waits, refresh };
}

const newest = () => FakeSocket.all.at(-1) as FakeSocket;

async function untilSockets(count: number): Promise<void> {
  for (let turn = 0; turn < 50 && FakeSocket.all.length < count; turn += 1) await jest.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(count);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  FakeSocket.all = [];
  // It has what graphql-ws calls, and not the rest of a browser's socket.
  Object.assign(globalThis, { WebSocket: FakeSocket });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.WebSocket = realSocket;
});

test('nothing is opened until something is followed; then the token and the language go along', async () => {
  const { live, follow } = await start();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all).toEqual([]);
  follow();
  await untilSockets(1);
  expect(newest().url).toBe('ws://localhost/graphql');
  await newest().opens();
  expect(newest().sent[0]).toEqual({
    type: 'connection_init',
    payload: { language: 'hi', authorization: 'Bearer first' },
  });
  expect(newest().sent[1]?.type).toBe('subscribe');
  expect(live.isConnected()).toBe(true);
});

test('closed with 4403 it comes back with a new token, and follows the same', async () => {
  const { live, follow, refresh } = await start();
  follow();
  await untilSockets(1);
  await newest().opens();
  newest().closed(4403);
  expect(live.isConnected()).toBe(false);
  await untilSockets(2);
  await newest().opens();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(newest().sent[0]?.payload?.authorization).toBe('Bearer second');
  expect(newest().sent[1]?.type).toBe('subscribe');
  expect(live.isConnected()).toBe(true);
});

test('it tries far more often than five times, each wait its own, half a minute and a half at most', async () => {
  const { follow, waits } = await start();
  follow();
  for (let tries = 1; tries <= 12; tries += 1) {
    await untilSockets(tries);
    newest().closed(1006);
  }
  await untilSockets(13);
  expect(waits[0]).toBeLessThanOrEqual(750);
  expect(Math.max(...waits)).toBeLessThanOrEqual(45_000);
  expect(new Set(waits).size).toBe(waits.length);
  await newest().opens();
  expect(newest().sent[1]?.type).toBe('subscribe');
});

test('somebody else is signed in: it connects anew', async () => {
  const { live, follow } = await start();
  follow();
  await untilSockets(1);
  await newest().opens();
  live.reconnect();
  await untilSockets(2);
});
