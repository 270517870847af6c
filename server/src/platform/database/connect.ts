import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { endedConnection, sqlState } from '../errors/postgres.js';
import type { Logger } from '../logger.js';

const BETWEEN_TRIES_MS = 1_000;

/** Thrown if the database cannot be reached. The message is one sentence for the operator. */
export class NoDatabaseError extends Error {
  constructor(sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.name = 'NoDatabaseError';
  }
}

/** What no second try mends, by SQLSTATE or by the code of Node's TLS. */
const FINAL: Readonly<Record<string, string>> = {
  '28P01': 'the database refuses the user name or the password',
  '28000': 'the database does not let this user in from here',
  '3D000': 'there is no database of this name on the server',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate of the database is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate of the database is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate of the database is not trusted',
  CERT_HAS_EXPIRED: 'the certificate of the database has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the database is for another host',
};

/** The same for what the driver refuses by itself, which has no code. */
const FINAL_MESSAGES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^SASL: .*password must be a/, 'the database wants a password and there is none'],
  [/^The server does not support SSL connections/, 'the database speaks no TLS, which sslmode demands'],
  [
    /^unsupported startup parameter/,
    'the pooler in front of the database refuses our time limits: name them in its ignore_startup_parameters',
  ],
];

/** SQLSTATE classes of a server that cannot serve now: connection trouble, no room, shutting down or starting up. */
const NOT_NOW = /^(08|53|57P)/;
const DRIVER_TROUBLE =
  /^Connection terminated|timeout expired|timeout exceeded|^Query read timeout|^Client has encountered a connection error|uery runner (was )?already released/;

function codeOf(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

function finalReason(error: Error): string | undefined {
  const byCode = FINAL[codeOf(error) ?? ''];
  return byCode ?? FINAL_MESSAGES.find(([pattern]) => pattern.test(error.message))?.[1];
}

/** A network failure (`ENOTFOUND`, `ECONNREFUSED`, `ETIMEDOUT` …), a time-out, or a server that cannot serve now. */
function isPassing(error: Error): boolean {
  if (finalReason(error) !== undefined) return false;
  const code = codeOf(error);
  if (code !== undefined && /^E[A-Z_]+$/.test(code)) return true;
  return endedConnection(error) || NOT_NOW.test(sqlState(error) ?? '') || DRIVER_TROUBLE.test(error.message);
}

/** Whether a connection broke that was there, or none could be had: also where it is the database that says so. */
function isLost(error: Error): boolean {
  return (
    /^E(CONN|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH)/.test(codeOf(error) ?? '') ||
    endedConnection(error) ||
    NOT_NOW.test(sqlState(error) ?? '') ||
    DRIVER_TROUBLE.test(error.message)
  );
}

/** The sentence for a database that was there at the beginning of a start and went away in its course; else undefined. */
export function lostDatabaseSentence(error: unknown): string | undefined {
  return error instanceof Error && isLost(error)
    ? `DATABASE_URL: the database went away during the start (${codeOf(error) ?? error.message}).`
    : undefined;
}

export interface RetryOptions {
  /** How long to try again; 0 for one try. */
  readonly waitSeconds: number;
  readonly log: Logger;
}

/** Tries again every second for as long as `mayPass` says so; then throws what the last try threw. */
async function retried<T>(
  { waitSeconds, log }: RetryOptions,
  mayPass: (error: Error) => boolean,
  attempt: (answers: () => void) => Promise<T>,
): Promise<T> {
  let failingSince: number | undefined;
  const answers = () => {
    failingSince = undefined;
  };
  for (;;) {
    try {
      return await attempt(answers);
    } catch (error) {
      if (!(error instanceof Error && mayPass(error))) throw error;
      failingSince ??= performance.now();
      if (performance.now() >= failingSince + waitSeconds * 1_000) throw error;
      log.warn({ reason: codeOf(error) ?? error.message }, 'the database does not answer yet');
      await pause(BETWEEN_TRIES_MS);
    }
  }
}

/**
 * Does again, from its beginning, what failed because its connection broke, for `waitSeconds` from the first failure on.
 * `attempt` calls `answers` where the database is there: what fails later begins the time anew.
 */
export function againWhereLost<T>(options: RetryOptions, attempt: (answers: () => void) => Promise<T>): Promise<T> {
  return retried(options, (error) => isLost(error) && finalReason(error) === undefined, attempt);
}

export interface ConnectOptions extends RetryOptions {
  /** The setting that holds the address: what a failure names. */
  readonly setting: string;
}

/**
 * Opens the pool. Every failure that may pass by itself is tried again for `waitSeconds`; a refused sign-in, a missing
 * database and a wrong certificate end it at once.
 * @throws NoDatabaseError
 */
export async function connect(dataSource: DataSource, { setting, ...options }: ConnectOptions): Promise<void> {
  try {
    await retried(options, isPassing, () => dataSource.initialize());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const final = finalReason(error);
    if (final !== undefined) throw new NoDatabaseError(`${setting}: ${final}.`, error);
    if (!isPassing(error)) throw error;
    const reason = codeOf(error) ?? error.message;
    throw new NoDatabaseError(
      `${setting}: no database answers there, tried for ${options.waitSeconds} s (${reason}).`,
      error,
    );
  }
}
