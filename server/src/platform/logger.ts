import { type DestinationStream, type LoggerOptions, type Logger as PinoLogger, pino } from 'pino';
import { loggableError } from './errors/loggable-error.js';

export type Logger = PinoLogger;

/** Keys whose values never reach a log line, at the top or one level down (security.md P2). */
const SECRET_KEYS = [
  'authorization',
  'password',
  'confirmPassword',
  'passwordHash',
  'accessToken',
  'refreshToken',
  'email',
  'phone',
  'firstName',
  'lastName',
  'variables',
] as const;

const WITHOUT_TEXT = 'error';

/** Where no text is given, pino takes the error's message for it; so there always is one. */
const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function keepMessagesOut(args, method) {
  const [first, text = WITHOUT_TEXT, ...more] = args as readonly unknown[];
  if (first instanceof Error) method.apply(this, [{ err: first }, String(text), ...more]);
  else if (typeof first === 'object' && first !== null && 'err' in first) {
    method.apply(this, [first, String(text), ...more]);
  } else method.apply(this, args);
};

/** So many characters of lines are written together. */
const WRITTEN_TOGETHER = 4_096;
/** Lines wait no longer than this. */
const WAIT_MS = 50;

/** How pino begins a line of the level of requests. */
const OF_A_REQUEST = `{"level":${pino.levels.values.info},`;

/**
 * Standard output. Lines of requests are written every 50 ms, or sooner where many lines come: a call of the system for each
 * took a twentieth of its time. Warnings and errors are written at once, with what came before them. Nothing is lost
 * where the process ends by itself; of one that is killed the last 50 ms.
 */
function standardOutput(): DestinationStream {
  const lines = pino.destination({ fd: process.stdout.fd, sync: true, minLength: WRITTEN_TOGETHER });
  setInterval(() => lines.flush(), WAIT_MS).unref();
  process.on('exit', () => lines.flushSync());
  return {
    write(line) {
      lines.write(line);
      if (!line.startsWith(OF_A_REQUEST)) lines.flushSync();
    },
  };
}

/**
 * The program's logger: JSON lines on standard output. Errors are logged as `loggableError` gives them, wherever they are logged
 * them, under `err` or alone.
 * @param destination where the lines go instead; for tests.
 */
export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: (error: unknown) => loggableError(error) },
    hooks: { logMethod },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: '[removed]' },
  };
  return pino(options, destination);
}
