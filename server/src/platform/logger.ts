import { type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

/** Keys whose values never reach a log line, at the top or one level down (security.md P2). */
const SECRET_KEYS = [
  'authorization',
  'password',
  'confirmPassword',
  'accessToken',
  'refreshToken',
  'email',
  'phone',
  'variables',
];

/** The program's logger: JSON lines on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: '[removed]' },
  });
}
