import type { WebSocket } from 'ws';
import type { Clock } from '../clock.js';
import type { Viewer } from '../context.js';
import type { Language } from '../messages.js';
import { CLOSE, type CloseReason, LIVE_LIMITS } from './live-limits.js';

/** The sign-in that a token belongs to, and when the token ends. */
export interface SignIn {
  readonly id: string;
  readonly endsAt: Date;
}

const MESSAGE_WINDOW_MS = 10_000;

/** One open WebSocket: who is at its other end, and whether it still keeps to its limits. */
export class LiveConnection {
  readonly id: string;
  readonly address: string;
  readonly language: Language;
  /** The token that it was opened with; undefined for a guest. */
  authorization: string | undefined;
  viewer: Viewer | null = null;
  signIn: SignIn | null = null;
  subscriptions = 0;
  readonly #socket: WebSocket;
  readonly #clock: Clock;
  readonly #atEnd: Array<() => void> = [];
  #idleSince: number;
  #pingedAt: number;
  #isAlive = true;
  #windowSince: number;
  #messages = 0;
  #unreadSince: number | undefined;

  constructor(socket: WebSocket, clock: Clock, from: { id: string; address: string; language: Language }) {
    this.#socket = socket;
    this.#clock = clock;
    this.id = from.id;
    this.address = from.address;
    this.language = from.language;
    const now = this.#now();
    this.#idleSince = now;
    this.#pingedAt = now;
    this.#windowSince = now;
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.once('close', () => {
      for (const hook of this.#atEnd.splice(0)) hook();
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Runs when it is closed, at once where it is. */
  atEnd(hook: () => void): void {
    if (this.#socket.readyState === this.#socket.CLOSED) hook();
    else this.#atEnd.push(hook);
  }

  /** Sends a text, and waits until it has left. A reader who takes nothing is cut off. */
  async send(text: string): Promise<void> {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > LIVE_LIMITS.unreadBytes) {
      this.cut();
      return;
    }
    this.#unreadSince ??= this.#now();
    await new Promise<void>((resolve) => {
      // Where it failed the socket is closed, which ends everything.
      this.#socket.send(text, () => {
        if (this.#socket.bufferedAmount === 0) this.#unreadSince = undefined;
        resolve();
      });
    });
  }

  close(reason: CloseReason): void {
    const [code, words] = CLOSE[reason];
    this.#socket.close(code, words);
  }

  /** Ends it without a close frame, which would not be read. */
  cut(): void {
    this.#socket.terminate();
  }

  /** To be called for each message; false where they were too many, and it is closed. */
  counts(): boolean {
    this.#messages += 1;
    if (this.#messages <= LIVE_LIMITS.messages) return true;
    this.close('tooManyMessages');
    return false;
  }

  /** Says that a subscription has begun; call what it returns once when it ends. */
  begun(): () => void {
    this.subscriptions += 1;
    return () => {
      this.subscriptions -= 1;
      this.#idleSince = this.#now();
    };
  }

  /** To be called every second: closes it where its time is over in some way. */
  look(): void {
    const now = this.#now();
    if (now - this.#windowSince >= MESSAGE_WINDOW_MS) {
      this.#windowSince = now;
      this.#messages = 0;
    }
    if (this.signIn && now >= this.signIn.endsAt.getTime()) this.close('expired');
    else if (this.subscriptions === 0 && now - this.#idleSince >= LIVE_LIMITS.idleMs) this.close('idle');
    else if (this.#unreadSince !== undefined && now - this.#unreadSince >= LIVE_LIMITS.unreadMs) this.cut();
    else if (now - this.#pingedAt >= LIVE_LIMITS.pingMs) this.#ping(now);
  }

  /** Sends a ping. Without a pong since the last one the client is gone. */
  #ping(now: number): void {
    if (this.#isAlive) this.#socket.ping();
    else this.cut();
    this.#isAlive = false;
    this.#pingedAt = now;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
