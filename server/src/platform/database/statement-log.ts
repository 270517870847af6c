import type { Logger as StatementLogger } from 'typeorm';
import type { Logger } from '../logger.js';

const LONGEST_TEXT = 1_000;
/** What stands in quotes, or is a number of its own, may be a value. */
const VALUES = /'(?:[^']|'')*'|(?<![\w$."])\d+(?:\.\d+)?(?![\w"])/g;

/** The statement with `?` for each value that is written out in it; parameters are `$1`, `$2` anyway. */
export function withoutValues(statement: string): string {
  return statement.replace(VALUES, '?').replace(/\s+/g, ' ').slice(0, LONGEST_TEXT);
}

/** Logs statements that take too long: their text without values, and never their parameters (security.md P2); and warnings. */
export class StatementLog implements StatementLogger {
  readonly #log: Logger;
  readonly #onSlow: () => void;

  constructor(log: Logger, onSlow: () => void) {
    this.#log = log;
    this.#onSlow = onSlow;
  }

  logQuerySlow(milliseconds: number, statement: string): void {
    this.#onSlow();
    this.#log.warn({ milliseconds: Math.round(milliseconds), statement: withoutValues(statement) }, 'slow statement');
  }

  /** What a migration tells the operator. */
  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    if (level === 'warn') this.#log.warn(message);
  }

  // Failures are logged where they are answered; the rest is not logged.
  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
}
