import { type Environment, readEnvironment, SAMPLE_CONTACTS } from './environment.js';

/** Time for a proxy to notice; a development machine has none. */
const PRODUCTION_SHUTDOWN_DELAY_S = 5;

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  readonly bucket: string;
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: the machine's own role or `AWS_…` variables, as Amazon's library finds them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** How mails leave; `from` is the address that they come from. */
export type MailSettings =
  | { readonly way: 'smtp'; readonly url: string; readonly from: string }
  | { readonly way: 'files'; readonly folder: string; readonly from: string }
  | { readonly way: 'none' };

/** The keys of web push: what this site is known by at push services, and how they reach its operator. */
export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** Everything that can be set from outside, checked once at start-up. `.env.example` documents each setting. */
export interface Config {
  readonly mode: Environment['APP_MODE'];
  readonly http: {
    readonly port: number;
    readonly host: string;
    readonly publicUrl: string;
    readonly corsOrigins: readonly string[];
    /** How many proxies in front of us may be believed about the caller's address. */
    readonly trustedProxies: number;
    /** They pass on what is said before an answer (103). */
    readonly passesEarlyHints: boolean;
    /** Undefined: no cap, as behind a proxy, where all connections come from one address. */
    readonly connectionsPerAddress: number | undefined;
    /** Between the end of `/readyz` and the end of listening, in seconds. */
    readonly shutdownDelaySeconds: number;
  };
  /** Where health and metrics are listened for alone; undefined: metrics nowhere, health on the main port only. */
  readonly health: { readonly port: number; readonly host: string } | undefined;
  /** An OTLP collector for traces; undefined: there are none. */
  readonly tracesEndpoint: string | undefined;
  /** Multiplies every rate limit: 1 in production; more where one machine plays many people. */
  readonly rateLimitFactor: number;
  readonly dataDir: string;
  readonly database: {
    /** Undefined: the embedded database under `dataDir`. */
    readonly url: string | undefined;
    /** The same database past a pooler, for `LISTEN` of live pages; undefined: `url`. */
    readonly listenUrl: string | undefined;
    readonly replicaUrls: readonly string[];
    readonly poolSize: number;
    /** How long a start tries to reach the database before it gives up, in seconds. */
    readonly waitSeconds: number;
    /** Whether a start goes on with a database that a newer version has migrated. */
    readonly mayBeNewer: boolean;
    /** A statement that takes longer is logged; undefined: none is. */
    readonly slowStatementMs: number | undefined;
  };
  /** Undefined only in embedded mode, where one is generated and kept in `dataDir`. */
  readonly jwtSecret: string | undefined;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly graphql: { readonly introspection: boolean };
  readonly uploadsDir: string;
  /** Undefined: pictures live in `uploadsDir`. */
  readonly s3: S3Settings | undefined;
  /** Where browsers get pictures, without a slash at the end: our own `/media`, or another address that has them. */
  readonly mediaAddress: string;
  readonly advisor: {
    readonly baseUrl: string | undefined;
    readonly apiKey: string | undefined;
    readonly model: string | undefined;
    readonly dailyBudget: number;
  };
  /** Where data.gov.in is, without a slash at the end, and the key to it; undefined: it is not asked. */
  readonly datagov: { readonly address: string; readonly key: string } | undefined;
  /** Whether this server does what is due in the background: mails, reminders, what the clock ends. */
  readonly jobs: boolean;
  /** Where mails go: to a server, as files into `dataDir` in development, or nowhere. */
  readonly mail: MailSettings;
  /** Undefined: push messages are not offered. */
  readonly push: PushSettings | undefined;
  readonly fintrinUrl: string | undefined;
  readonly brand: { readonly name: string; readonly phone: string; readonly whatsapp: string; readonly email: string };
}

function s3Settings(env: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, endpoint: env.S3_ENDPOINT, region: env.S3_REGION, credentials };
}

function mailSettings(env: Environment): MailSettings {
  const from = env.MAIL_FROM ?? env.SUPPORT_EMAIL;
  if (env.SMTP_URL) return { way: 'smtp', url: env.SMTP_URL, from };
  return env.APP_MODE === 'development' ? { way: 'files', folder: `${env.DATA_DIR}/mail`, from } : { way: 'none' };
}

function pushSettings(env: Environment): PushSettings | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey === undefined || privateKey === undefined) return undefined;
  return { publicKey, privateKey, subject: env.VAPID_SUBJECT ?? `mailto:${env.SUPPORT_EMAIL}` };
}

/** Reads the settings; throws `ConfigError` naming every variable that is wrong. The only reader of the environment. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environment);
  return {
    mode: env.APP_MODE,
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      corsOrigins: env.CORS_ORIGINS,
      trustedProxies: env.TRUSTED_PROXIES,
      passesEarlyHints: env.PROXY_PASSES_EARLY_HINTS ?? false,
      connectionsPerAddress: env.TRUSTED_PROXIES > 0 ? undefined : env.CONNECTIONS_PER_ADDRESS || undefined,
      shutdownDelaySeconds: env.SHUTDOWN_DELAY_S ?? (env.APP_MODE === 'production' ? PRODUCTION_SHUTDOWN_DELAY_S : 0),
    },
    health: env.HEALTH_PORT === undefined ? undefined : { port: env.HEALTH_PORT, host: env.HEALTH_HOST },
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    dataDir: env.DATA_DIR,
    database: {
      url: env.DATABASE_URL,
      listenUrl: env.LISTEN_DATABASE_URL,
      replicaUrls: env.DATABASE_REPLICA_URLS,
      poolSize: env.DATABASE_POOL_SIZE,
      waitSeconds: env.DATABASE_WAIT_SECONDS,
      mayBeNewer: env.ALLOW_NEWER_DATABASE ?? false,
      slowStatementMs: env.SLOW_STATEMENT_MS || undefined,
    },
    jwtSecret: env.JWT_SECRET,
    logLevel: env.LOG_LEVEL,
    graphql: { introspection: env.GRAPHQL_INTROSPECTION ?? env.APP_MODE !== 'production' },
    uploadsDir: env.UPLOADS_DIR ?? `${env.DATA_DIR}/uploads`,
    s3: s3Settings(env),
    mediaAddress: env.MEDIA_URL?.replace(/\/+$/, '') ?? '/media',
    advisor: {
      baseUrl: env.ADVISOR_BASE_URL,
      apiKey: env.ADVISOR_API_KEY,
      model: env.ADVISOR_MODEL,
      dailyBudget: env.ADVISOR_DAILY_BUDGET,
    },
    datagov: env.DATAGOV_API_KEY
      ? { address: env.DATAGOV_URL.replace(/\/+$/, ''), key: env.DATAGOV_API_KEY }
      : undefined,
    jobs: (env.JOBS ?? (env.APP_MODE === 'test' ? 'off' : 'on')) === 'on',
    mail: mailSettings(env),
    push: pushSettings(env),
    fintrinUrl: env.FINTRIN_URL,
    brand: {
      name: env.BRAND_NAME,
      phone: env.SUPPORT_PHONE,
      whatsapp: env.SUPPORT_WHATSAPP,
      email: env.SUPPORT_EMAIL,
    },
  };
}

/** Where the operator reads mails; null if only the sample is set, which has no reader. In development mails go nowhere. */
export function operatorAddress(config: Pick<Config, 'brand' | 'mail'>): string | null {
  const isRead = config.mail.way === 'files' || !sampleContacts(config).includes('SUPPORT_EMAIL');
  return isRead ? config.brand.email : null;
}

/** The contact settings that still hold the sample. */
export function sampleContacts({ brand }: Pick<Config, 'brand'>): string[] {
  const current = { SUPPORT_PHONE: brand.phone, SUPPORT_WHATSAPP: brand.whatsapp, SUPPORT_EMAIL: brand.email };
  return (Object.keys(SAMPLE_CONTACTS) as Array<keyof typeof current>).filter(
    (name) => current[name] === SAMPLE_CONTACTS[name],
  );
}
