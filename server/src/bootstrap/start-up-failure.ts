import { BackupError } from '../backup/backup-error.js';
import { DatasetFileError } from '../modules/catalogue/check-rows.js';
import { ForeignPicturesError } from '../modules/crops/images/claim-crop-images.js';
import { MediaSettingsError } from '../modules/media/media.store.js';
import { PriceFileError } from '../modules/prices/sources/csv-prices.js';
import { lostDatabaseSentence, NoDatabaseError } from '../platform/database/connect.js';
import { NotDurableError } from '../platform/database/durability.js';
import { EmbeddedDatabaseError } from '../platform/database/embedded.js';
import { FolderInUseError } from '../platform/database/folder-lock.js';
import { MigrationBlockedError } from '../platform/database/migrate.js';
import { NewerDatabaseError } from '../platform/database/newer-database.js';
import { ConfigError, UsageError } from '../platform/environment.js';
import { AppError } from '../platform/errors/app-error.js';
import { createLogger } from '../platform/logger.js';

const FOR_PEOPLE = [
  AppError,
  BackupError,
  ConfigError,
  DatasetFileError,
  EmbeddedDatabaseError,
  FolderInUseError,
  ForeignPicturesError,
  MigrationBlockedError,
  MediaSettingsError,
  NewerDatabaseError,
  NoDatabaseError,
  NotDurableError,
  PriceFileError,
  UsageError,
];

/** What the system refuses, by its code, and the setting to change. */
function refusalOfSystem(error: Error): string | undefined {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is already in use. Stop the other program, or start with another PORT.';
  if (syscall === 'listen') return `PORT, HOST: the system does not let the server listen there (${code}).`;
  const isNoPlace = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(code ?? '');
  return isNoPlace && path !== undefined ? `DATA_DIR: ${path} cannot be written (${code}).` : undefined;
}

/** The sentence for what the operator can mend; undefined for anything else. */
function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (FOR_PEOPLE.some((kind) => error instanceof kind)) return error.message;
  return refusalOfSystem(error) ?? lostDatabaseSentence(error);
}

/** Ends a command: what the person at the keyboard can mend is said without a stack, anything else is ours to read. */
export function endWith(error: unknown): never {
  const sentence = sentenceFor(error);
  if (sentence !== undefined) console.error(`\n${sentence}\n`);
  // An unexpected error may quote data of the database: only what is safe to keep is printed.
  else createLogger('fatal').fatal({ err: error }, 'the command failed');
  process.exit(1);
}
