import { fileURLToPath } from 'node:url';
import type { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { EVENT_HANDLERS } from './event-handlers.js';
import { MESSAGES } from './messages.js';
import type { AdvisorService } from './modules/advisor/advisor.service.js';
import { createAdvisor } from './modules/advisor/create-advisor.js';
import { AccessTokens } from './modules/auth/access-tokens.js';
import { AuthService } from './modules/auth/auth.service.js';
import { Authenticator } from './modules/auth/authenticator.js';
import { readCommonPasswords } from './modules/auth/common-passwords.js';
import { Passwords } from './modules/auth/passwords.js';
import { RefreshSessions } from './modules/auth/refresh-sessions.js';
import type { BidEntity } from './modules/bids/bid.entity.js';
import { requireMayList } from './modules/crops/crop.policy.js';
import { LocalMediaStore } from './modules/media/local-media.store.js';
import type { MediaStore } from './modules/media/media.store.js';
import { UserService } from './modules/users/user.service.js';
import type { Clock } from './platform/clock.js';
import type { Config } from './platform/config.js';
import type { EventHandler } from './platform/context.js';
import { createContext, type RequestContext } from './platform/context.js';
import { createApollo } from './platform/graphql/apollo.js';
import { createInstances, createSchema } from './platform/graphql/schema.js';
import { GUEST } from './platform/http/authenticate.js';
import { Readiness } from './platform/http/health.js';
import { MemoryRateLimitStore } from './platform/http/memory-rate-limit-store.js';
import { PostgresRateLimitStore } from './platform/http/postgres-rate-limit-store.js';
import { RateLimits } from './platform/http/rate-limits.js';
import { RequestContexts } from './platform/http/request-context.js';
import { UploadGate } from './platform/http/uploads/upload-gate.js';
import { type UploadSlotLimits, UploadSlots } from './platform/http/uploads/upload-slots.js';
import { newId } from './platform/ids.js';
import type { Logger } from './platform/logger.js';
import { readOrCreateSecret } from './platform/secret-file.js';
import { SingleFlight } from './platform/single-flight.js';
import { RESOLVERS, SENSITIVE_MUTATIONS } from './resolvers.js';
import type { Route } from './rest/route.js';
import { createRoutes } from './routes.js';

/** For tests alone, which sign up hundreds of people. */
const CHEAP_HASHES = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

/** What a server is made of besides its settings and its database; a test brings its own. */
export interface Surroundings {
  readonly clock: Clock;
  readonly log: Logger;
  /** Multiplies every rate limit; as the settings have it where nothing is said. */
  readonly rateLimitFactor?: number;
  /** Other room for uploads than production's. */
  readonly uploadSlots?: UploadSlotLimits;
  /** Told of events after the product's own handlers. */
  readonly eventHandlers?: readonly EventHandler[];
}

/** Everything that is made once and handed around. */
export interface Dependencies {
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
  readonly schema: GraphQLSchema;
  readonly apollo: ApolloServer<RequestContext>;
  readonly routes: readonly Route[];
  /** Folder of the built browser program. */
  readonly clientFolder: string;
  /** A context for work that no request asked for: seeding, sweeping. */
  systemContext(): RequestContext;
  /** From now on `/readyz` says no; requests under way go on. */
  stopping(): void;
}

/** The one place where things are constructed. The database is connected and migrated already. */
export async function createDependencies(
  config: Config,
  dataSource: DataSource,
  { clock, log, ...surroundings }: Surroundings,
): Promise<Dependencies> {
  const secret = config.jwtSecret ?? (await readOrCreateSecret(config.dataDir));
  const db = dataSource.manager;
  const inProcess = new MemoryRateLimitStore();
  const limits = new RateLimits({
    // One process has the embedded database to itself, so there is nobody to count with.
    shared: config.database.url === undefined ? inProcess : new PostgresRateLimitStore(dataSource),
    inProcess,
    clock,
    factor: surroundings.rateLimitFactor ?? config.rateLimitFactor,
  });
  const eventHandlers = [...EVENT_HANDLERS, ...(surroundings.eventHandlers ?? [])];
  const accessTokens = new AccessTokens(secret);
  const sessions = new RefreshSessions(secret);
  const authenticator = new Authenticator({ accessTokens, sessions, db, clock });
  const contexts = new RequestContexts({
    authenticate: (authorization) => authenticator.authenticate(authorization),
    db,
    clock,
    log,
    eventHandlers,
  });
  const media = new LocalMediaStore(config.uploadsDir);
  const uploads = new UploadGate({
    requireUploader: requireMayList,
    limits,
    slots: new UploadSlots(surroundings.uploadSlots),
  });
  const users = new UserService();
  const passwords = new Passwords(config.mode === 'test' ? CHEAP_HASHES : undefined);
  const auth = new AuthService({
    users,
    accessTokens,
    sessions,
    passwords,
    limits,
    commonPasswords: readCommonPasswords(),
  });
  const advisor = await createAdvisor({ settings: config.advisor, db, clock, log, limits });
  const services = { advisor, auth, users, media, limits, uploads, bidsUnderWay: new SingleFlight<BidEntity>() };

  const instances = createInstances(RESOLVERS, services);
  const schema = await createSchema([...instances.keys()], { get: (type: NewableFunction) => instances.get(type) });
  const apollo = createApollo({
    schema,
    config,
    log,
    messages: MESSAGES,
    sensitiveMutations: SENSITIVE_MUTATIONS,
  });
  await apollo.start();
  const readiness = new Readiness(dataSource, log);

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
    schema,
    apollo,
    routes: createRoutes(services),
    clientFolder: fileURLToPath(new URL('../../client/dist', import.meta.url)),
    systemContext: () =>
      createContext({
        requestId: newId(),
        clientAddress: 'none',
        language: 'en',
        ...GUEST,
        db,
        clock,
        log,
        eventHandlers,
      }),
    stopping: () => readiness.stop(),
  };
}
