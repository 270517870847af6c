import { DatasetFileError } from './modules/catalogue/check-rows.js';
import { ConfigError } from './platform/config.js';
import { NoDatabaseError } from './platform/database/connect.js';
import { NotDurableError } from './platform/database/durability.js';
import { FolderInUseError } from './platform/database/folder-lock.js';
import { createLogger } from './platform/logger.js';

const FOR_PEOPLE = [ConfigError, DatasetFileError, FolderInUseError, NoDatabaseError, NotDurableError];

/** Ends a command: what the person at the keyboard can mend is said without a stack, anything else is ours to read. */
export function endWith(error: unknown): never {
  if (error instanceof Error && FOR_PEOPLE.some((kind) => error instanceof kind)) console.error(`\n${error.message}\n`);
  else if (error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    console.error('\nThe port is already in use. Stop the other program, or start with another PORT.\n');
    // An error that nobody foresaw may quote what the database holds: only what is safe to keep is printed.
  } else createLogger('fatal').fatal({ err: error }, 'the command failed');
  process.exit(1);
}
