import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws/client';
import type { Language } from '@/lib/language';
import type { Tokens } from '../tokens';

/** What the server says when the access token has ended, and a new one is wanted. */
const TOKEN_ENDED = 4403;
/** The longest wait between two tries; the first ones are short, so that a server that was exchanged is found at once. */
const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 500;
/** The server asks for a sign of life too; this one finds a line that died under a sleeping device. */
const KEEP_ALIVE_MS = 30_000;
const ANSWER_MS = 10_000;

export type LiveSocketOptions = {
  url: string;
  tokens: Tokens;
  language: () => Language;
  /** Waits, at most until the browser finds its network again. */
  wait: (milliseconds: number) => Promise<void>;
  onConnected: (isConnected: boolean) => void;
};

export type LiveSocket = { link: ApolloLink; reconnect(): void };

/** Half of each wait is chance: after a server's end not everybody comes back at the same moment. */
const waitBefore = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS) * (0.5 + Math.random());

/** The one WebSocket of this page. Loaded when something is first to be followed; opened and closed as it is needed. */
export function openLiveSocket({ url, tokens, language, wait, onConnected }: LiveSocketOptions): LiveSocket {
  let tokenEnded = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: new URL(url, window.location.href).href.replace(/^http/, 'ws'),
    lazyCloseTimeout: 3_000,
    keepAlive: KEEP_ALIVE_MS,
    connectionAckWaitTimeout: ANSWER_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (tries) => wait(waitBefore(tries)),
    connectionParams: async () => {
      const token = tokenEnded ? await freshToken() : tokens.accessToken();
      return { language: language(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
    },
    on: {
      connected: () => onConnected(true),
      closed: (event) => {
        clearTimeout(silence);
        onConnected(false);
        if (event instanceof CloseEvent && event.code === TOKEN_ENDED) tokenEnded = true;
      },
      ping: (received) => {
        if (!received) silence = setTimeout(() => client.terminate(), ANSWER_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(silence);
      },
    },
  });

  async function freshToken(): Promise<string | null> {
    try {
      const token = await tokens.refresh();
      tokenEnded = false;
      return token;
    } catch (error) {
      // The server could not be asked: what is sent now is refused, and the next try asks again.
      console.warn('The live connection has no new token yet:', error);
      return tokens.accessToken();
    }
  }

  return { link: new GraphQLWsLink(client), reconnect: () => client.terminate() };
}
