import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Logger } from '../../logger.js';
import { recordOf } from '../../request-record.js';
import { beforeHead } from '../before-head.js';
import { AcceptBacklog } from './accept-backlog.js';
import { type AdmissionLimits, AdmissionQueue, type Rank } from './admission-queue.js';
import { hasBody, whenReceived } from './body-arrival.js';
import { LoopWatch } from './loop-watch.js';
import { Refusal, type RefusalOptions } from './refusal.js';

/** What proxies and supervisors ask is answered however many people are here. */
const ALWAYS_OPEN = new Set(['/healthz', '/readyz']);
const SWEEP_MS = 100;
const REPORT_MS = 1_000;

export interface AdmissionOptions extends RefusalOptions {
  readonly limits: AdmissionLimits;
  /** Whether the header holds an access token that we signed. Asked only where the answer matters. */
  readonly isSignedIn: (authorization: string) => boolean;
  readonly log: Logger;
}

/**
 * What stands before the application: lets in as many requests as can be worked on, and refuses the rest at once with 503
 * and `Retry-After`. From `close` on every answer ends its connection.
 */
export class Admission {
  readonly queue: AdmissionQueue;
  readonly loop = new LoopWatch();
  readonly #options: AdmissionOptions;
  readonly #refusal: Refusal;
  readonly #acceptBacklog = new AcceptBacklog();
  readonly #timers: NodeJS.Timeout[];
  #isClosing = false;
  #refused = 0;
  #reported = 0;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#refusal = new Refusal(options);
    this.queue = new AdmissionQueue(options.limits, () => this.loop.isLagging);
    this.#timers = [
      setInterval(() => this.queue.endLongWaits(), SWEEP_MS).unref(),
      setInterval(() => this.#report(), REPORT_MS).unref(),
    ];
  }

  /** Requests refused so far. */
  get refused(): number {
    return this.#refused;
  }

  /** The listener for the HTTP server; `application` sees what is let in. */
  before(application: RequestListener): RequestListener {
    return (request, response) => {
      if (this.#isClosing) response.setHeader('Connection', 'close');
      const path = request.url?.split('?', 1)[0] ?? '';
      // An upload waits for room of its own (`uploads/upload-slots.ts`), and may take minutes to arrive.
      if (ALWAYS_OPEN.has(path) || request.headers['content-type']?.startsWith('multipart/')) {
        this.#watchHeaders(response);
        application(request, response);
        return;
      }
      if (!hasBody(request)) {
        this.#enter(request, response, application);
        return;
      }
      whenReceived(request, (isHere) => {
        if (request.destroyed && !request.complete) return;
        if (isHere) this.#enter(request, response, application);
        else application(request, response);
      });
    };
  }

  /** Looks at arrivals: during a rush all requests are read before work begins. */
  watch(server: Server): void {
    server.on('connection', () => this.#acceptBacklog.accepted());
  }

  /** From now on every answer says `Connection: close`, those to requests under way too. */
  close(): void {
    this.#isClosing = true;
  }

  /** Ends its timers. */
  stop(): void {
    this.loop.stop();
    for (const timer of this.#timers) clearInterval(timer);
  }

  #enter(request: IncomingMessage, response: ServerResponse, application: RequestListener): void {
    const admit = (leave: () => void) => {
      recordOf(request).holdsPlace(leave);
      response.once('close', leave);
      this.#watchHeaders(response, leave);
      this.#acceptBacklog.whenEmpty(() => application(request, response));
    };
    const refuse = () => {
      this.#refused += 1;
      this.#refusal.send(request, response);
    };
    const endWait = this.queue.enter(this.#rankOf(request), admit, refuse);
    if (endWait) response.once('close', endWait);
  }

  /** With its headers an answer is made: what is still to be sent waits for the reader's line, and holds no place. */
  #watchHeaders(response: ServerResponse, leave?: () => void): void {
    beforeHead(response, () => {
      leave?.();
      if (this.#isClosing) response.setHeader('Connection', 'close');
    });
  }

  #rankOf({ headers: { authorization } }: IncomingMessage): Rank {
    if (authorization === undefined || !this.queue.rankMatters) return 'later';
    return this.#options.isSignedIn(authorization) ? 'first' : 'later';
  }

  /** One line a second at most, however many are refused. */
  #report(): void {
    if (this.#refused === this.#reported) return;
    const { underWay, waiting } = this.queue;
    this.#options.log.warn(
      { refused: this.#refused - this.#reported, underWay, waiting },
      'requests refused by admission',
    );
    this.#reported = this.#refused;
  }
}
