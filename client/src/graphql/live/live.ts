import { ApolloLink, Observable } from '@apollo/client';
import type { LiveSocket, LiveSocketOptions } from './live-socket';

/** What the pages know of the live connection. */
export type LiveStatus = {
  /** Whether the live connection is up. Otherwise pages poll every 20 seconds while visible. */
  isConnected(): boolean;
  subscribe(listener: () => void): () => void;
  /** Calls back on a new notification of the signed-in user: their pages may have changed. */
  onNews(listener: () => void): () => void;
  tellNews(): void;
};

const noStop = () => undefined;
/** Never sends anything: for the server's rendering, and for tests. */
export const NOT_LIVE: LiveStatus = {
  isConnected: () => false,
  subscribe: () => noStop,
  onNews: () => noStop,
  tellNews: () => undefined,
};

/**
 * The live connection of one visitor. There is none until something is subscribed to: its code is loaded then, and a guest
 * on a page without anything live never opens a socket.
 */
export class Live implements LiveStatus {
  readonly link: ApolloLink;
  private connected = false;
  private socket: Promise<LiveSocket> | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly newsListeners = new Set<() => void>();

  constructor(private readonly options: Omit<LiveSocketOptions, 'onConnected'>) {
    this.link = new ApolloLink(
      (operation, forward) =>
        new Observable((observer) => {
          let stop = () => {};
          let isOver = false;
          this.open().then(
            ({ link }) => {
              if (isOver) return;
              const running = link.request(operation, forward).subscribe(observer);
              stop = () => running.unsubscribe();
            },
            (error: unknown) => observer.error(error),
          );
          return () => {
            isOver = true;
            stop();
          };
        }),
    );
  }

  readonly isConnected = (): boolean => this.connected;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly onNews = (listener: () => void): (() => void) => {
    this.newsListeners.add(listener);
    return () => this.newsListeners.delete(listener);
  };

  readonly tellNews = (): void => {
    for (const listener of this.newsListeners) listener();
  };

  /** Another user signed in: subscriptions are renewed with their token. */
  reconnect(): void {
    void this.socket?.then((socket) => socket.reconnect());
  }

  private open(): Promise<LiveSocket> {
    this.socket ??= import('./live-socket')
      .then(({ openLiveSocket }) =>
        openLiveSocket({
          ...this.options,
          onConnected: (isConnected) => {
            this.connected = isConnected;
            for (const listener of this.listeners) listener();
          },
        }),
      )
      .catch((error: unknown) => {
        // The next subscription tries again.
        this.socket = null;
        throw error;
      });
    return this.socket;
  }
}
