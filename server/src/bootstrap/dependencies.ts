import type { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import type { AdvisorService } from '../modules/advisor/advisor.service.js';
import { createAdvisor } from '../modules/advisor/create-advisor.js';
import type { Passwords } from '../modules/auth/passwords.js';
import type { RefreshSessions } from '../modules/auth/refresh-sessions.js';
import { requireUploader } from '../modules/deals/require-uploader.js';
import { createMediaStore } from '../modules/media/create-media-store.js';
import { pictureUse } from '../modules/media/media.service.js';
import type { MediaStore } from '../modules/media/media.store.js';
import { createMailer } from '../modules/notifications/mail/mailer.js';
import { createPushSender, publicAgent } from '../modules/notifications/push/push-sender.js';
import { UnsubscribeTokens } from '../modules/notifications/unsubscribe-tokens.js';
import { DATAGOV_TIMEOUT_MS } from '../modules/prices/sources/datagov-prices.js';
import { BoundedQueue } from '../platform/bounded-queue.js';
import type { Clock } from '../platform/clock.js';
import { type Config, operatorAddress } from '../platform/config.js';
import type { EventHandler } from '../platform/context.js';
import { createContext, type RequestContext } from '../platform/context.js';
import { poolUse } from '../platform/database/data-source.js';
import { EMBEDDED_POOL_SIZE } from '../platform/database/embedded.js';
import { Replicas } from '../platform/database/replicas.js';
import { StatementLog } from '../platform/database/statement-log.js';
import { Admission } from '../platform/http/admission/admission.js';
import { type AdmissionLimits, admissionLimits } from '../platform/http/admission/admission-queue.js';
import { GUEST } from '../platform/http/authenticate.js';
import { Readiness } from '../platform/http/health.js';
import type { RateLimits } from '../platform/http/rate-limits.js';
import { RequestContexts } from '../platform/http/request-context.js';
import { UploadGate } from '../platform/http/uploads/upload-gate.js';
import type { UploadSlotLimits } from '../platform/http/uploads/upload-limits.js';
import { UploadSlots } from '../platform/http/uploads/upload-slots.js';
import { newId } from '../platform/ids.js';
import type { Jobs } from '../platform/jobs/jobs.js';
import { announceHere, DatabaseAnnouncer } from '../platform/live/announce.js';
import { LiveServer } from '../platform/live/live-server.js';
import { Topics } from '../platform/live/topics.js';
import type { Logger } from '../platform/logger.js';
import { Metrics } from '../platform/metrics.js';
import { PAGE_LIMITS } from '../platform/pages/page-limits.js';
import { readOrCreateSecret } from '../platform/secret-file.js';
import type { Route } from '../rest/route.js';
import { createAccounts } from './create-accounts.js';
import { createGraphql, type Graphql } from './create-graphql.js';
import { createRateLimits } from './create-rate-limits.js';
import { EVENT_HANDLERS } from './event-handlers.js';
import { createJobs } from './jobs.js';
import { liveEvents } from './live-events.js';
import { MESSAGES } from './messages.js';
import { createRoutes } from './routes.js';

/** What a server is made of besides its settings and its database; a test brings its own. */
export interface Surroundings {
  readonly clock: Clock;
  readonly log: Logger;
  /** Multiplies every rate limit; as the settings have it where nothing is said. */
  readonly rateLimitFactor?: number;
  /** Other room for uploads than production's. */
  readonly uploadSlots?: UploadSlotLimits;
  /** Listeners of events, after the product's own handlers. */
  readonly eventHandlers?: readonly EventHandler[];
  /** Other room for requests than the pool's size makes. */
  readonly admission?: AdmissionLimits;
  /** Another way to push services than the public internet. */
  readonly pushAgent?: Agent;
  /** How long guests' answers are kept, where it is not as in production. */
  readonly guestAnswersMs?: number;
}

/** Everything that is made once and handed around. */
export interface Dependencies extends Graphql {
  readonly config: Config;
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits: RateLimits;
  readonly media: MediaStore;
  readonly uploads: UploadGate;
  readonly advisor: AdvisorService;
  readonly passwords: Passwords;
  readonly contexts: RequestContexts;
  readonly sessions: RefreshSessions;
  readonly readiness: Readiness;
  readonly admission: Admission;
  readonly metrics: Metrics;
  /** Subscriptions over WebSockets. */
  readonly live: LiveServer;
  /** What they listen to. */
  readonly topics: Topics;
  readonly routes: readonly Route[];
  /** What is done in the background, here or on another server. */
  readonly jobs: Jobs;
  /** Signs the links at the foot of e-mails. */
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** Room for drawing pages. */
  readonly pageQueue: BoundedQueue;
  /** Folder of the built browser program. */
  readonly clientFolder: string;
  /** The built thread that draws pages; where it lies where nothing is said. */
  readonly pageWorker?: URL;
  /** A context for work that no request asked for: seeding, sweeping. */
  systemContext(): RequestContext;
  /** From now on `/readyz` says no, and every answer ends its connection; requests go on being served. */
  stopping(): void;
  /** Closes what was opened beside the database: replicas, and the connection that announces changes. */
  close(): Promise<void>;
  /** Aborted when what has no end of its own, a stream, has to end. */
  readonly streamsEnd: AbortSignal;
  endStreams(): void;
}

/** The one place where things are constructed. The database is connected and migrated already. */
export async function createDependencies(
  config: Config,
  dataSource: DataSource,
  { clock, log, ...surroundings }: Surroundings,
): Promise<Dependencies> {
  const secret = config.jwtSecret ?? (await readOrCreateSecret(config.dataDir));
  const db = dataSource.manager;
  const poolSize = config.database.url === undefined ? EMBEDDED_POOL_SIZE : config.database.poolSize;
  const { replicaUrls } = config.database;
  const replicas = new Replicas({ primary: dataSource, urls: replicaUrls, poolSize, log });
  const limits = createRateLimits(config, { dataSource, clock }, surroundings.rateLimitFactor);
  const topics = new Topics();
  const announcer = new DatabaseAnnouncer(dataSource, log);
  const announce = config.database.url === undefined ? announceHere(topics) : announcer.announce;
  const eventHandlers = [...EVENT_HANDLERS, ...liveEvents(announce), ...(surroundings.eventHandlers ?? [])];
  const { users, passwords, sessions, authenticator, auth } = createAccounts(config, { secret, db, clock, limits });
  const contexts = new RequestContexts({
    authenticate: (authorization) => authenticator.authenticate(authorization),
    trustedProxies: config.http.trustedProxies,
    db,
    guestDb: replicas.reader,
    clock,
    log,
    mediaAddress: config.mediaAddress,
    eventHandlers,
  });
  const media = await createMediaStore(config);
  const slots = new UploadSlots(surroundings.uploadSlots);
  const uploads = new UploadGate({ requireUploader, limits, slots });
  const advisor = createAdvisor({ settings: config.advisor, db, clock, log, limits });
  const unsubscribeTokens = new UnsubscribeTokens(secret);
  const pageQueue = new BoundedQueue({ running: PAGE_LIMITS.drawnAtOnce, waiting: PAGE_LIMITS.waiting });
  const metrics = new Metrics(() => ({
    admission: {
      underWay: admission.queue.underWay,
      waiting: admission.queue.waiting,
      refused: admission.refused,
    },
    pool: poolUse(dataSource),
    passwords: passwords.use,
    pictures: pictureUse(),
    pages: pageQueue.use,
    uploads: slots.use,
    live: { ...live.use, isListening: topics.isOpen },
    loopDelayMs: admission.loop.p99Ms,
  }));
  const push = createPushSender(config.push, surroundings.pushAgent ?? publicAgent());
  const jobs = createJobs({
    mailer: createMailer(config.mail),
    operatorAddress: operatorAddress(config),
    metrics,
    publicUrl: config.http.publicUrl.replace(/\/+$/, ''),
    brand: config.brand.name,
    from: config.mail.way === 'none' ? config.brand.email : config.mail.from,
    unsubscribeTokens,
    push,
    prices: {
      datagov: config.datagov && { ...config.datagov, timeoutMs: DATAGOV_TIMEOUT_MS, pause },
      makesSample: config.mode === 'development',
      canCopy: config.database.url !== undefined,
    },
  });
  const services = {
    advisor,
    auth,
    users,
    media,
    limits,
    uploads,
    unsubscribeTokens,
    mailAvailable: config.mail.way !== 'none',
    push,
  };

  const graphql = await createGraphql(config, services, { topics, log, guestAnswersMs: surroundings.guestAnswersMs });
  const readiness = new Readiness(dataSource, log, clock);
  const streams = new AbortController();
  const live = new LiveServer({
    topics,
    schema: graphql.schema,
    clock,
    log,
    limits,
    messages: MESSAGES,
    introspection: config.graphql.introspection,
    origins: [new URL(config.http.publicUrl).origin, ...config.http.corsOrigins],
    trustedProxies: config.http.trustedProxies,
    authenticate: (authorization) => authenticator.authenticate(authorization),
    signInOf: (authorization) => authenticator.signInOf(authorization),
    makeContext: (connection) => contexts.live(connection),
  });
  const admission = new Admission({
    limits: surroundings.admission ?? admissionLimits(poolSize),
    isSignedIn: (authorization) => authenticator.isSigned(authorization),
    messages: MESSAGES,
    corsOrigins: config.http.corsOrigins,
    log,
  });

  dataSource.logger = new StatementLog(log, () => metrics.slowStatement());
  dataSource.setOptions({ maxQueryExecutionTime: config.database.slowStatementMs ?? 0 });

  return {
    config,
    dataSource,
    clock,
    log,
    limits,
    media,
    uploads,
    advisor,
    passwords,
    contexts,
    sessions,
    readiness,
    admission,
    metrics,
    ...graphql,
    live,
    topics,
    routes: createRoutes(services),
    unsubscribeTokens,
    jobs,
    pageQueue,
    clientFolder: fileURLToPath(new URL('../../../client/dist', import.meta.url)),
    systemContext: () =>
      createContext({
        requestId: newId(),
        clientAddress: 'none',
        language: 'en',
        ...GUEST,
        db,
        clock,
        log,
        mediaAddress: config.mediaAddress,
        eventHandlers,
      }),
    streamsEnd: streams.signal,
    endStreams: () => streams.abort(),
    stopping() {
      readiness.stop();
      admission.close();
      live.refuse();
    },
    async close() {
      await announcer.end();
      await replicas.close();
    },
  };
}
