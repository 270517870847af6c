import { z } from 'zod';

const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((value) => (value === undefined ? undefined : value === 'true'));

const list = z
  .string()
  .optional()
  .transform((value) =>
    value
      ? value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean)
      : [],
  );

/** A blank setting means "not set": it is what an untouched line of `.env.example` gives. */
const blankIsUnset = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

const DATABASE_ADDRESS =
  'has to look like postgres://user:password@host:5432/name, with %-escapes for special characters';
const isDatabaseAddress = (value: string) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);

const isRedisAddress = (value: string) => /^rediss?:\/\//.test(value) && URL.canParse(value);

const WEAK_SECRETS = new Set(['secret', 'changeme', 'change-me', 'password', 'jwt-secret']);

/** What stands in the contact block until the operator's own contacts are set; nobody answers there. */
const SAMPLE_CONTACTS = {
  SUPPORT_PHONE: '+91 11 4000 2024',
  SUPPORT_WHATSAPP: '+91 98000 02024',
  SUPPORT_EMAIL: 'support@annapath.example',
};

/** The longest SHUTDOWN_DELAY_S. */
export const MAX_SHUTDOWN_DELAY_S = 60;
/** Time for a proxy to notice; on a machine of one's own nobody stands in front. */
const PRODUCTION_SHUTDOWN_DELAY_S = 5;

const schema = z
  .object({
    APP_MODE: z.enum(['development', 'test', 'production']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65535).default(4000),
    HOST: z.string().default('0.0.0.0'),
    PUBLIC_URL: z.url().optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.string().refine(isDatabaseAddress, DATABASE_ADDRESS).optional(),
    DATABASE_REPLICA_URLS: list.refine((urls) => urls.every(isDatabaseAddress), DATABASE_ADDRESS),
    REDIS_URL: z
      .string()
      .refine(isRedisAddress, 'has to look like redis://user:password@host:6379, or rediss:// for TLS')
      .optional(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(600).default(30),
    JWT_SECRET: z.string().min(32, 'has to be at least 32 characters long').optional(),
    CORS_ORIGINS: list,
    RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1_000_000).default(1),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).max(2000).default(256),
    HEALTH_PORT: z.coerce.number().int().min(0).max(65535).optional(),
    HEALTH_HOST: z.string().default('127.0.0.1'),
    SHUTDOWN_DELAY_S: z.coerce.number().int().min(0).max(MAX_SHUTDOWN_DELAY_S).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    SLOW_STATEMENT_MS: z.coerce.number().int().min(0).max(60_000).default(500),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    GRAPHQL_INTROSPECTION: flag,
    UPLOADS_DIR: z.string().optional(),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    MEDIA_URL: z.url().optional(),
    ADVISOR_BASE_URL: z.url().optional(),
    ADVISOR_API_KEY: z.string().optional(),
    ADVISOR_MODEL: z.string().optional(),
    ADVISOR_DAILY_BUDGET: z.coerce.number().int().min(0).default(2000),
    FINTRIN_URL: z.url().optional(),
    SUPPORT_PHONE: z.string().default(SAMPLE_CONTACTS.SUPPORT_PHONE),
    SUPPORT_WHATSAPP: z.string().default(SAMPLE_CONTACTS.SUPPORT_WHATSAPP),
    SUPPORT_EMAIL: z.email().default(SAMPLE_CONTACTS.SUPPORT_EMAIL),
    SMTP_URL: z
      .string()
      .refine(
        (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
        'has to look like smtp://user:password@host:587',
      )
      .optional(),
    MAIL_FROM: z.email().optional(),
    JOBS: z.enum(['on', 'off']).optional(),
    BRAND_NAME: z.string().default('Annapath'),
  })
  .superRefine((env, check) => {
    if (env.SMTP_URL && !env.MAIL_FROM) {
      check.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is required when SMTP_URL is set' });
    }
    if (env.DATABASE_URL && !env.JWT_SECRET) {
      check.addIssue({ code: 'custom', path: ['JWT_SECRET'], message: 'is required when DATABASE_URL is set' });
    }
    if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined)) {
      check.addIssue({ code: 'custom', path: ['S3_ACCESS_KEY_ID'], message: 'and S3_SECRET_ACCESS_KEY go together' });
    }
    if (env.JWT_SECRET && (WEAK_SECRETS.has(env.JWT_SECRET) || new Set(env.JWT_SECRET).size < 8)) {
      check.addIssue({ code: 'custom', path: ['JWT_SECRET'], message: 'is too easy to guess' });
    }
  });

type Environment = z.infer<typeof schema>;

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

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
    readonly replicaUrls: readonly string[];
    readonly poolSize: number;
    /** How long a start tries to reach the database before it gives up, in seconds. */
    readonly waitSeconds: number;
    /** A statement that takes longer is logged; undefined: none is. */
    readonly slowStatementMs: number | undefined;
  };
  /** Where the limits are counted; undefined: in the database. */
  readonly redisUrl: string | undefined;
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
  /** Whether this server does what is due in the background: mails, reminders, what the clock ends. */
  readonly jobs: boolean;
  /** Where mails go: to a server, as files into `dataDir` in development, or nowhere. */
  readonly mail: MailSettings;
  readonly fintrinUrl: string | undefined;
  readonly brand: { readonly name: string; readonly phone: string; readonly whatsapp: string; readonly email: string };
}

/** Thrown with every problem in one message, so that a newcomer fixes them in one go. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings need your attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
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

/** Reads the settings; throws `ConfigError` naming every variable that is wrong. The only reader of the environment. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(blankIsUnset(environment));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const env = parsed.data;
  return {
    mode: env.APP_MODE,
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      corsOrigins: env.CORS_ORIGINS,
      trustedProxies: env.TRUSTED_PROXIES,
      connectionsPerAddress: env.TRUSTED_PROXIES > 0 ? undefined : env.CONNECTIONS_PER_ADDRESS || undefined,
      shutdownDelaySeconds: env.SHUTDOWN_DELAY_S ?? (env.APP_MODE === 'production' ? PRODUCTION_SHUTDOWN_DELAY_S : 0),
    },
    health: env.HEALTH_PORT === undefined ? undefined : { port: env.HEALTH_PORT, host: env.HEALTH_HOST },
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    dataDir: env.DATA_DIR,
    database: {
      url: env.DATABASE_URL,
      replicaUrls: env.DATABASE_REPLICA_URLS,
      poolSize: env.DATABASE_POOL_SIZE,
      waitSeconds: env.DATABASE_WAIT_SECONDS,
      slowStatementMs: env.SLOW_STATEMENT_MS || undefined,
    },
    redisUrl: env.REDIS_URL,
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
    jobs: (env.JOBS ?? (env.APP_MODE === 'test' ? 'off' : 'on')) === 'on',
    mail: mailSettings(env),
    fintrinUrl: env.FINTRIN_URL,
    brand: {
      name: env.BRAND_NAME,
      phone: env.SUPPORT_PHONE,
      whatsapp: env.SUPPORT_WHATSAPP,
      email: env.SUPPORT_EMAIL,
    },
  };
}

/** The contact settings that still hold the sample. */
export function sampleContacts({ brand }: Pick<Config, 'brand'>): string[] {
  const current = { SUPPORT_PHONE: brand.phone, SUPPORT_WHATSAPP: brand.whatsapp, SUPPORT_EMAIL: brand.email };
  return (Object.keys(SAMPLE_CONTACTS) as Array<keyof typeof current>).filter(
    (name) => current[name] === SAMPLE_CONTACTS[name],
  );
}
