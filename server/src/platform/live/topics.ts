import type { PubSub } from 'type-graphql';
import { AppError } from '../errors/app-error.js';

/** The least time between two messages of one topic: a hundred changes in a second are as many messages as five. */
const GAP_MS = 200;
/** The bound of a listener's queue. A slower listener is disconnected, and asks for everything anew. */
const MOST_WAITING = 100;

/** An event of a topic; the same object for all listeners in this process. */
export class News {
  readonly #made = new Map<string, Promise<unknown>>();

  /** @param about what it is about, by its identifier; '' for the topic itself, null at the beginning of listening. */
  constructor(readonly about: string | null) {}

  /** Makes something once for all listeners. */
  once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const made = this.#made.get(key) ?? make();
    this.#made.set(key, made);
    return made as Promise<T>;
  }
}

/** Pending messages of one subscription. A newer message of the same subject replaces the older, so its size is bounded. */
class Listener implements AsyncIterableIterator<News> {
  #waiting = new Map<string, News>([['', new News(null)]]);
  #wake: (() => void) | undefined;
  #hasEnded = false;
  readonly #leave: (listener: Listener) => void;

  constructor(leave: (listener: Listener) => void) {
    this.#leave = leave;
  }

  hear(news: News): void {
    // The first message is pending: it will contain this one.
    const begins = this.#waiting.get('')?.about === null;
    if (!(begins && news.about === '')) this.#waiting.set(news.about ?? '', news);
    if (this.#waiting.size > MOST_WAITING) this.end();
    this.#wake?.();
  }

  end(): void {
    this.#hasEnded = true;
    this.#waiting.clear();
    this.#wake?.();
    this.#leave(this);
  }

  async next(): Promise<IteratorResult<News>> {
    while (!this.#hasEnded) {
      const [first] = this.#waiting;
      if (first) {
        this.#waiting.delete(first[0]);
        return { value: first[1], done: false };
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<News>> {
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

interface Pause {
  readonly abouts: Set<string>;
  timer: NodeJS.Timeout;
}

/**
 * The listeners of this process. A topic is a kind and an identifier, `orders:4f…`; a new listener gets at once
 * a first message, and then every one. Closed while this process does not receive those of others.
 */
export class Topics implements PubSub {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #pauses = new Map<string, Pause>();
  /** Infinity while closed. */
  #openSince = Number.POSITIVE_INFINITY;
  #opened: () => void = () => undefined;
  /** Done when it is opened for the first time. */
  readonly opened = new Promise<void>((resolve) => {
    this.#opened = resolve;
  });
  #onClose: () => void = () => undefined;
  #onNews: (topic: string) => void = () => undefined;

  get isOpen(): boolean {
    return this.#openSince !== Number.POSITIVE_INFINITY;
  }

  /** Since when all messages are received, by `performance.now()`; Infinity while they are not. */
  get openSince(): number {
    return this.#openSince;
  }

  open(): void {
    this.#openSince = performance.now();
    this.#opened();
  }

  /** Called when it is closed. */
  onClose(hook: () => void): void {
    this.#onClose = hook;
  }

  /** Called with the topic of every message, with or without listeners. */
  onNews(hook: (topic: string) => void): void {
    this.#onNews = hook;
  }

  /** Ends every subscription: something may have been missed. */
  close(): void {
    this.#openSince = Number.POSITIVE_INFINITY;
    for (const listeners of [...this.#listeners.values()]) for (const listener of [...listeners]) listener.end();
    for (const { timer } of this.#pauses.values()) clearTimeout(timer);
    this.#pauses.clear();
    this.#onClose();
  }

  /** Throws UNAVAILABLE while closed. */
  subscribe(kind: string, id: unknown): AsyncIterableIterator<News> {
    if (!this.isOpen) {
      throw new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 });
    }
    const topic = `${kind}:${id}`;
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    const listener = new Listener((left) => {
      listeners.delete(left);
      if (listeners.size === 0) this.#listeners.delete(topic);
    });
    listeners.add(listener);
    return listener;
  }

  /** Notifies the listeners of this process. `about` as in `News`. */
  publish(topic: string, about = ''): void {
    this.#onNews(topic);
    if (!this.#listeners.has(topic)) return;
    const pause = this.#pauses.get(topic);
    if (pause) pause.abouts.add(about);
    else this.#tell(topic, [about]);
  }

  #tell(topic: string, abouts: Iterable<string>): void {
    for (const about of abouts) {
      const news = new News(about);
      for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener.hear(news);
    }
    const pause = { abouts: new Set<string>(), timer: setTimeout(() => this.#resume(topic), GAP_MS).unref() };
    this.#pauses.set(topic, pause);
  }

  #resume(topic: string): void {
    const abouts = this.#pauses.get(topic)?.abouts ?? new Set();
    this.#pauses.delete(topic);
    if (abouts.size > 0) this.#tell(topic, abouts);
  }
}
