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

const WEAK_SECRETS = new Set(['secret', 'changeme', 'change-me', 'password', 'jwt-secret']);

/** What stands in the contact block until the operator's own contacts are set; they are not real. */
export const SAMPLE_CONTACTS = {
  SUPPORT_PHONE: '+91 11 4000 2024',
  SUPPORT_WHATSAPP: '+91 98000 02024',
  SUPPORT_EMAIL: 'support@annapath.example',
};

/** Whether a text is a key of so many bytes, base64url. */
const isKey = (bytes: number) => (value: string) =>
  /^[A-Za-z0-9_-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes;

const isReachable = (value: string) => /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(value);

/** The longest SHUTDOWN_DELAY_S. */
export const MAX_SHUTDOWN_DELAY_S = 60;

const schema = z
  .object({
    APP_MODE: z.enum(['development', 'test', 'production']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65535).default(4000),
    HOST: z.string().default('0.0.0.0'),
    PUBLIC_URL: z.url().optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.string().refine(isDatabaseAddress, DATABASE_ADDRESS).optional(),
    LISTEN_DATABASE_URL: z.string().refine(isDatabaseAddress, DATABASE_ADDRESS).optional(),
    DATABASE_REPLICA_URLS: list.refine((urls) => urls.every(isDatabaseAddress), DATABASE_ADDRESS),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(600).default(30),
    ALLOW_NEWER_DATABASE: flag,
    JWT_SECRET: z.string().min(32, 'has to be at least 32 characters long').optional(),
    CORS_ORIGINS: list,
    RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1_000_000).default(1),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    PROXY_PASSES_EARLY_HINTS: flag,
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
    DATAGOV_API_KEY: z.string().optional(),
    DATAGOV_URL: z.url().default('https://api.data.gov.in'),
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
    VAPID_PUBLIC_KEY: z.string().refine(isKey(65), 'has to be a key that npm run push:keys made').optional(),
    VAPID_PRIVATE_KEY: z.string().refine(isKey(32), 'has to be a key that npm run push:keys made').optional(),
    VAPID_SUBJECT: z
      .string()
      .refine(isReachable, 'has to be how push services reach you: mailto:you@example.in, or an https address')
      .optional(),
    JOBS: z.enum(['on', 'off']).optional(),
    BRAND_NAME: z.string().default('Annapath'),
  })
  .superRefine((env, check) => {
    if (env.SMTP_URL && !env.MAIL_FROM) {
      check.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is required when SMTP_URL is set' });
    }
    if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined)) {
      check.addIssue({ code: 'custom', path: ['VAPID_PUBLIC_KEY'], message: 'and VAPID_PRIVATE_KEY go together' });
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

/** The settings, each checked on its own. */
export type Environment = z.infer<typeof schema>;

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/** Settings of earlier versions; a start warns an operator who still sets one. */
export const FORMER_SETTING_NAMES: readonly string[] = ['REDIS_URL'];

/** Thrown with every problem in one message, so that a newcomer fixes them in one go. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings need your attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Thrown where a command was typed wrongly; says how it is used. */
export class UsageError extends Error {
  constructor(lines: readonly string[]) {
    super(`This command is used so:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'UsageError';
  }
}

/** The settings as they stand in the environment; throws `ConfigError` naming every variable that is wrong. */
export function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  const parsed = schema.safeParse(blankIsUnset(environment));
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
}
