import { cp, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MIGRATIONS } from '../bootstrap/migrations.js';
import type { MediaStore } from '../modules/media/media.store.js';
import { isMediaFile } from '../modules/media/media-file.js';
import { dayOf } from '../platform/calendar-day.js';
import type { Config } from '../platform/config.js';
import { lockFolder } from '../platform/database/folder-lock.js';
import { PLACED_COPY } from '../platform/database/identity.js';
import { JOB_SCHEMA } from '../platform/database/job-schema.js';
import { BackupError } from './backup-error.js';
import { countRows, tablesOf, withClient } from './look-at-database.js';
import { DUMP, EMBEDDED, type Manifest, PICTURES } from './manifest.js';
import { startProgram } from './postgres-programs.js';
import { forEachOf, Progress } from './progress.js';
import { verifyBackup } from './verify-backup.js';

export interface RestoreOptions {
  /** What is in the target may go: the database is replaced, pictures of another database are put aside. */
  readonly replaces: boolean;
  readonly now: Date;
}

/** In the transaction of the restore: a failure leaves the old database. */
const EMPTY_DATABASE = `
  DROP SCHEMA IF EXISTS ${JOB_SCHEMA} CASCADE;
  DROP SCHEMA public CASCADE;
  CREATE SCHEMA public;
  ALTER SCHEMA public OWNER TO pg_database_owner;
  GRANT USAGE ON SCHEMA public TO PUBLIC;
`;

const HOW_TO_REPLACE = 'Where it may be replaced, add --replace.';

function requireKnown({ database }: Manifest): void {
  const known = new Set(MIGRATIONS.map((migration) => new migration().name));
  const newer = database.migrations.find((name) => !known.has(name));
  if (newer !== undefined) {
    throw new BackupError(
      `The backup was made by a newer version of the program (${newer}): restore it with that one.`,
    );
  }
}

async function requireTarget(url: string, replaces: boolean): Promise<void> {
  await withClient(url, async (client) => {
    if (!replaces && (await tablesOf(client)).length > 0) {
      throw new BackupError(`The database of DATABASE_URL is not empty. ${HOW_TO_REPLACE}`);
    }
    const { rows } = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    const others = rows[0]?.others ?? 0;
    if (others > 0) throw new BackupError(`${others} other connections use the database: stop the servers first.`);
  });
}

async function isEmpty(store: MediaStore): Promise<boolean> {
  for await (const { file } of store.list()) if (isMediaFile(file)) return false;
  return true;
}

/** What the restored database will be where it stands. Files of the embedded one stay what they were, wherever they lie. */
async function placedIdentityOf(url: string | undefined, { identity, placedIdentity }: Manifest): Promise<string> {
  if (url === undefined) return placedIdentity ?? identity;
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ placedId: string }>(PLACED_COPY, [identity]);
    return rows[0]?.placedId ?? identity;
  });
}

/**
 * Makes the place that of the restored database. Nothing is deleted: what was another's is put aside, and the pictures of the
 * database that the backup is a copy of are another's where that stands elsewhere.
 */
async function takePlace(
  store: MediaStore,
  { identity }: Manifest,
  placedIdentity: string,
  { replaces, now }: RestoreOptions,
): Promise<void> {
  const owner = await store.owner();
  // The plain identity is the mark of versions before this one.
  const isOwn = owner === placedIdentity || owner === identity;
  if (!isOwn && !(owner === undefined && (await isEmpty(store)))) {
    if (!replaces) {
      throw new BackupError(
        `${store.place} has pictures of another database, or of the one that this is a copy of: to look at the backup, set ` +
          `UPLOADS_DIR (or S3_BUCKET) to an empty place. ${HOW_TO_REPLACE} They are put aside then.`,
      );
    }
    for await (const { file } of store.list()) if (isMediaFile(file)) await store.putAside(file, dayOf(now));
  }
  await store.setOwner(placedIdentity);
}

async function restorePictures(store: MediaStore, folder: string): Promise<void> {
  const files = (await readdir(join(folder, PICTURES))).filter(isMediaFile);
  const progress = new Progress('pictures', 'files', files.length);
  await forEachOf(files, async (file) => {
    const bytes = await readFile(join(folder, PICTURES, file));
    if ((await store.sizeOf(file)) !== bytes.length) await store.put(file, bytes);
    progress.add(1);
  });
}

async function restoreServer(url: string, folder: string, manifest: Manifest, replaces: boolean): Promise<void> {
  const sql = startProgram('pg_restore', ['--no-owner', '--no-privileges', '--file=-', join(folder, DUMP)]);
  const args = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
  const psql = startProgram('psql', args, url);
  const progress = new Progress('database', 'bytes');
  sql.child.stdout.on('data', (part: Buffer) => progress.add(part.length));
  if (replaces) psql.child.stdin.write(EMPTY_DATABASE);
  await pipeline(sql.child.stdout, psql.child.stdin).catch(async (error: unknown) => {
    // What psql said is worth more than that it went away.
    await psql.done;
    throw error;
  });
  await Promise.all([sql.done, psql.done]);
  const rows = await withClient(url, countRows);
  const wrong = Object.entries(manifest.database.rows).find(([table, count]) => rows[table] !== count);
  if (wrong)
    throw new BackupError(`The restored table ${wrong[0]} has ${rows[wrong[0]]} rows, and should have ${wrong[1]}.`);
}

async function restoreEmbedded(dataDir: string, folder: string, { replaces, now }: RestoreOptions): Promise<void> {
  const target = join(dataDir, 'database');
  await mkdir(target, { recursive: true });
  const isFull = (await readdir(target)).length > 0;
  if (isFull && !replaces) throw new BackupError(`The embedded database in ${target} is not empty. ${HOW_TO_REPLACE}`);
  const coming = join(dataDir, `database-restored-${now.getTime()}`);
  await cp(join(folder, EMBEDDED), coming, { recursive: true });
  if (isFull) await rename(target, join(dataDir, `database-replaced-${now.getTime()}`));
  // Over the empty folder.
  await rename(coming, target);
}

/**
 * Restores a backup: verified first, pictures before the rows that speak of them, the database in one transaction. It may be
 * done again where it was interrupted. Pictures of this database that are newer than the backup stay.
 * @throws BackupError, with the target as it was, but for pictures that were added
 */
export async function restoreBackup(config: Config, store: MediaStore, folder: string, options: RestoreOptions) {
  const manifest = await verifyBackup(folder);
  requireKnown(manifest);
  const { url } = config.database;
  const kind = url === undefined ? 'embedded' : 'server';
  if (manifest.database.kind !== kind) {
    const meant = kind === 'server' ? 'unset DATABASE_URL' : 'set DATABASE_URL';
    throw new BackupError(`The backup is of the other kind of database (${manifest.database.kind}): ${meant}.`);
  }
  const placedIdentity = await placedIdentityOf(url, manifest);
  if (url === undefined) {
    const unlock = lockFolder(config.dataDir);
    try {
      await takePlace(store, manifest, placedIdentity, options);
      await restorePictures(store, folder);
      await restoreEmbedded(config.dataDir, folder, options);
    } finally {
      unlock();
    }
  } else {
    await requireTarget(url, options.replaces);
    await takePlace(store, manifest, placedIdentity, options);
    await restorePictures(store, folder);
    await restoreServer(url, folder, manifest, options.replaces);
  }
  return manifest;
}
