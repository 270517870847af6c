import { fileURLToPath } from 'node:url';
import { sqlState, violatedConstraint } from './postgres.js';

/** What a log line says about an error. Nothing in it was ever typed by a person. */
export interface LoggableError {
  /** The error's class: `QueryFailedError`. */
  readonly name: string;
  /** SQLSTATE of a database error, or the code of Node.js: `23505`, `ECONNREFUSED`. */
  readonly code?: string;
  /** The database constraint that was violated. */
  readonly constraint?: string;
  /** Where it passed through our own code, innermost first: `createUser src/modules/users/create-user.ts:40:6`. */
  readonly frames: readonly string[];
  readonly cause?: LoggableError;
}

/** `src` or `dist` of the server lies here; frames of libraries and of Node.js itself are left out. */
const SERVER_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));
const FRAME = /^ {4}at (?:async )?(?:([\w$.<>]+)(?: \[as [\w$]+\])? \()?(?:file:\/\/)?(\/[\w./@+-]+):(\d+):(\d+)\)?$/;
const MAX_FRAMES = 20;
const MAX_CAUSES = 3;

function framesOf(error: Error): string[] {
  // The text before the first frame is the message, and a message may hold lines that look like frames.
  const trace = (error.stack ?? '').split(error.message === '' ? '\n' : error.message).pop() ?? '';
  return trace
    .split('\n')
    .map((line) => FRAME.exec(line))
    .filter((frame) => frame !== null)
    .filter(([, , file = '']) => file.startsWith(SERVER_FOLDER) && !file.includes('/node_modules/'))
    .slice(0, MAX_FRAMES)
    .map(([, name, file = '', row, column]) => `${name ?? '-'} ${file.slice(SERVER_FOLDER.length)}:${row}:${column}`);
}

function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w{1,63}$/.test(value) ? value : undefined;
}

/**
 * An error as it may be logged: its class, its code, the violated constraint and our own stack frames. Never its message
 * and never its other properties: TypeORM keeps the statement's parameters there, and PostgreSQL quotes stored values, so
 * that a statement that fails at sign-up would write the e-mail address and the password's hash into the log.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { name: `not an error: ${typeof error}`, frames: [] };
  const code = sqlState(error) ?? identifier((error as { code?: unknown }).code);
  const constraint = identifier(violatedConstraint(error));
  return {
    name: identifier(error.name) ?? 'Error',
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    frames: framesOf(error),
    ...(error.cause === undefined || depth >= MAX_CAUSES ? {} : { cause: loggableError(error.cause, depth + 1) }),
  };
}
