import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A message of the protocol graphql-transport-ws. */
export interface LiveMessage {
  readonly type: string;
  readonly id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: what it holds depends on what was asked.
  readonly payload?: any;
}

export interface LiveClient {
  readonly socket: WebSocket;
  /** With which code it was closed, and why. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  send(message: object): void;
  /** Begins a subscription; gives its messages, one a call. */
  subscribe(query: string, variables?: Record<string, unknown>): { readonly id: string; next(): Promise<LiveMessage> };
  close(): Promise<void>;
}

export interface LiveClientOptions {
  /** The access token; a guest without. */
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  /** What the first message says; the token where nothing is given. */
  readonly says?: unknown;
}

/** The HTTP status with which an upgrade is refused. Throws where it is not. */
export async function refusedUpgrade(url: string, headers: Record<string, string> = {}, path = '/graphql') {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, 'graphql-transport-ws', { headers });
  socket.on('error', () => undefined);
  const opened = once(socket, 'open').then(() => {
    socket.terminate();
    throw new Error('The upgrade was not refused.');
  });
  const [request, response] = await Promise.race([once(socket, 'unexpected-response'), opened]);
  request.destroy();
  return { status: response.statusCode as number, retryAfter: response.headers['retry-after'] as string | undefined };
}

/** Opens a WebSocket as a client does, without reading or sending anything of the protocol. */
export async function openSocket(url: string, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  return socket;
}

/** Connects and signs in; resolves once the server has said yes, or has closed. */
export async function liveClient(url: string, options: LiveClientOptions = {}): Promise<LiveClient> {
  const socket = await openSocket(url, options.headers);
  const waiting = new Map<string, { readonly come: LiveMessage[]; wake?: () => void }>();
  const closed = once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }));
  const acknowledged = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as LiveMessage;
      if (message.type === 'connection_ack') resolve();
      const mine = waiting.get(message.id ?? '');
      mine?.come.push(message);
      mine?.wake?.();
    });
  });
  const send = (message: object) => socket.send(JSON.stringify(message));
  const { token } = options;
  const payload = 'says' in options ? options.says : token && { authorization: `Bearer ${token}` };
  send({ type: 'connection_init', ...(payload ? { payload } : {}) });
  await Promise.race([acknowledged, closed]);
  let count = 0;
  return {
    socket,
    closed,
    send,
    subscribe(query, variables = {}) {
      count += 1;
      const id = String(count);
      const mine: { readonly come: LiveMessage[]; wake?: () => void } = { come: [] };
      waiting.set(id, mine);
      send({ type: 'subscribe', id, payload: { query, variables } });
      return {
        id,
        async next() {
          while (mine.come.length === 0) {
            const woken = new Promise<'woken'>((resolve) => {
              mine.wake = () => resolve('woken');
            });
            const how = await Promise.race([woken, closed]);
            if (how !== 'woken') throw new Error(`closed with ${how.code} ${how.reason}`);
          }
          return mine.come.shift() as LiveMessage;
        },
      };
    },
    async close() {
      socket.close();
      await closed;
    },
  };
}

/** Connects as `liveClient` does, for the tests of one file: what a test has opened is closed after it. */
export function liveClients(server: () => { readonly url: string }) {
  const clients: LiveClient[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });
  return async (options: LiveClientOptions = {}): Promise<LiveClient> => {
    const client = await liveClient(server().url, options);
    clients.push(client);
    return client;
  };
}
