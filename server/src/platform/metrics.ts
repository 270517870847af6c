import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { QueueUse } from './bounded-queue.js';

/** What is looked up when the metrics are read, and not before. */
export interface Measured {
  /** Requests that are worked on, that wait for a place, and that were refused since the start. */
  readonly admission: { readonly underWay: number; readonly waiting: number; readonly refused: number };
  /** Connections to the database. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Passwords that are hashed or checked, pictures that are worked on, pages that are drawn: what has a queue of its own. */
  readonly passwords: QueueUse;
  readonly pictures: QueueUse;
  readonly pages: QueueUse;
  /** Uploads that are received or worked on, those that wait for room, and the room that they take. */
  readonly uploads: QueueUse & { readonly bytes: number };
  /** Open WebSockets, what is followed over them, and whether this server receives the others' messages. */
  readonly live: { readonly connections: number; readonly subscriptions: number; readonly isListening: boolean };
  /** The event loop's delay that 99 of a hundred turns stayed below, in milliseconds. */
  readonly loopDelayMs: number;
}

/**
 * How a request for a page ended: with what was drawn before, or for it; with what is better than none; with the shell; with 503.
 */
export type PageOutcome = 'kept' | 'drawn' | 'old' | 'shell' | 'refused';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const PREFIX = 'annapath_';

/**
 * The metrics for Prometheus. Labels come from closed sets alone: operations of the schema, paths of the contracts,
 * error codes, names of jobs. Nothing that a caller sends becomes one, so their number has an end.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: `${PREFIX}requests_total`,
    help: 'Requests by operation and outcome: ok, an error code, or cut where the caller went away.',
    labelNames: ['operation', 'outcome'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: `${PREFIX}request_seconds`,
    help: 'From the headers of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #jobs = new Counter({
    name: `${PREFIX}job_runs_total`,
    help: 'Rounds of what is done in the background, by outcome: ok or failed.',
    labelNames: ['job', 'outcome'],
    registers: [this.#registry],
  });
  readonly #jobsWaiting = new Gauge({
    name: `${PREFIX}jobs_waiting`,
    help: 'Jobs of the whole queue and deliveries that were due and not done when this server last looked, once a minute.',
    registers: [this.#registry],
  });
  readonly #operatorWaiting = new Gauge({
    name: `${PREFIX}operator_waiting`,
    help: 'What waited for the operator when this server last looked, once a minute: disputes, and payments that nobody answered.',
    registers: [this.#registry],
  });
  readonly #operatorWaitingOldest = new Gauge({
    name: `${PREFIX}operator_waiting_oldest_seconds`,
    help: 'How long the oldest of that had waited; 0 where nothing did.',
    registers: [this.#registry],
  });
  readonly #deliveries = new Counter({
    name: `${PREFIX}deliveries_total`,
    help: 'What became of tries to send a notification: sent, again, dropped, failed or unsure.',
    labelNames: ['channel', 'outcome'],
    registers: [this.#registry],
  });
  readonly #pages = new Counter({
    name: `${PREFIX}pages_total`,
    help: 'Requests for public pages by outcome: kept, drawn, old, shell or refused.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });
  readonly #slow = new Counter({
    name: `${PREFIX}slow_statements_total`,
    help: 'Statements of the database above SLOW_STATEMENT_MS.',
    registers: [this.#registry],
  });

  /** `measure` is asked at each reading. */
  constructor(measure: () => Measured) {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, value: (measured: Measured) => number) =>
      new Gauge({
        name: `${PREFIX}${name}`,
        help,
        registers,
        collect() {
          this.set(value(measure()));
        },
      });
    gauge('requests_under_way', 'Requests that are worked on.', ({ admission }) => admission.underWay);
    gauge('requests_waiting', 'Requests that wait for a place.', ({ admission }) => admission.waiting);
    gauge('pool_connections', 'Open connections to the database.', ({ pool }) => pool.total);
    gauge('pool_idle', 'Connections to the database that do nothing.', ({ pool }) => pool.idle);
    gauge('pool_waiting', 'Requests for a connection that wait for one.', ({ pool }) => pool.waiting);
    gauge('passwords_under_way', 'Passwords that are hashed or checked.', ({ passwords }) => passwords.underWay);
    gauge('passwords_waiting', 'Passwords that wait to be hashed or checked.', ({ passwords }) => passwords.waiting);
    gauge('pictures_under_way', 'Pictures that are worked on.', ({ pictures }) => pictures.underWay);
    gauge('pictures_waiting', 'Pictures that wait to be worked on.', ({ pictures }) => pictures.waiting);
    gauge('pages_under_way', 'Pages that are drawn.', ({ pages }) => pages.underWay);
    gauge('pages_waiting', 'Pages that wait to be drawn.', ({ pages }) => pages.waiting);
    gauge('uploads_under_way', 'Uploads that are received or worked on.', ({ uploads }) => uploads.underWay);
    gauge('uploads_waiting', 'Uploads that wait for room.', ({ uploads }) => uploads.waiting);
    gauge('upload_bytes', 'Memory that uploads take.', ({ uploads }) => uploads.bytes);
    gauge('live_connections', 'Open live connections.', ({ live }) => live.connections);
    gauge('live_subscriptions', 'What is followed over them.', ({ live }) => live.subscriptions);
    gauge('live_listening', 'Whether this server hears what all servers tell.', ({ live }) => Number(live.isListening));
    gauge('loop_delay_p99_seconds', 'Delay of the event loop in the last second.', (now) => now.loopDelayMs / 1_000);
    new Counter({
      name: `${PREFIX}requests_shed_total`,
      help: 'Requests refused by admission.',
      registers,
      collect() {
        this.reset();
        this.inc(measure().admission.refused);
      },
    });
  }

  /** Counts an answered request. */
  answered(operation: string, outcome: string, seconds: number): void {
    this.#requests.inc({ operation, outcome });
    this.#seconds.observe({ operation }, seconds);
  }

  /** Counts a round of a job. */
  ran(job: string, outcome: 'ok' | 'failed'): void {
    this.#jobs.inc({ job, outcome });
  }

  /** Says how many jobs are due and not done. */
  jobsWaiting(count: number): void {
    this.#jobsWaiting.set(count);
  }

  /** Says how much waits for the operator, and for how long the oldest of it, in seconds. */
  operatorWaiting(count: number, oldestSeconds: number): void {
    this.#operatorWaiting.set(count);
    this.#operatorWaitingOldest.set(oldestSeconds);
  }

  /** Counts what became of a try to send a notification, or of several. */
  delivery(channel: string, outcome: 'sent' | 'again' | 'dropped' | 'failed' | 'unsure', count = 1): void {
    this.#deliveries.inc({ channel, outcome }, count);
  }

  /** Counts an answered request for a page that the server draws. */
  page(outcome: PageOutcome): void {
    this.#pages.inc({ outcome });
  }

  slowStatement(): void {
    this.#slow.inc();
  }

  /** Adds the metrics of Node.js: CPU, memory, collector. Once a process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Everything, in Prometheus's text form. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
