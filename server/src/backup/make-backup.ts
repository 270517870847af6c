import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaStore } from '../modules/media/media.store.js';
import type { Config } from '../platform/config.js';
import { startEmbeddedDatabase } from '../platform/database/embedded.js';
import { lockFolder } from '../platform/database/folder-lock.js';
import { JOB_SCHEMA } from '../platform/database/job-schema.js';
import { BackupError } from './backup-error.js';
import { type WrittenFile, writeChecked } from './checked-files.js';
import { type DatabaseLook, withStillDatabase } from './look-at-database.js';
import { DUMP, EMBEDDED, MANIFEST, type Manifest, PICTURES, readSums, SUMS } from './manifest.js';
import { startProgram } from './postgres-programs.js';
import { forEachOf, Progress } from './progress.js';

const PREFIX = 'annapath-';

/** A backup under way: where it is written, and the checksums of what was written so far. */
interface Unfinished {
  readonly folder: string;
  readonly sums: Map<string, string>;
}

async function write({ folder, sums }: Unfinished, path: string, content: Readable, onBytes?: (bytes: number) => void) {
  const written = await writeChecked(join(folder, path), content, onBytes);
  sums.set(path, written.sha256);
  return written;
}

async function dump(backup: Unfinished, url: string, look: DatabaseLook): Promise<void> {
  // The queue is made anew at a start, and what it was to do is looked for in our own tables.
  const parts = ['--format=custom', '--no-owner', '--no-privileges', `--exclude-schema=${JOB_SCHEMA}`];
  const args = [...parts, `--snapshot=${look.snapshot}`];
  const { child, done } = startProgram('pg_dump', args, url);
  const progress = new Progress('database', 'bytes');
  await write(backup, DUMP, child.stdout, (bytes) => progress.add(bytes));
  await done;
}

/** The embedded database is stopped: its files are copied as they are. */
async function copyEmbedded(backup: Unfinished, dataDir: string): Promise<void> {
  const unlock = lockFolder(dataDir);
  try {
    const progress = new Progress('database', 'files');
    const entries = await readdir(join(dataDir, 'database'), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const from = join(entry.parentPath, entry.name);
      const path = join(EMBEDDED, from.slice(join(dataDir, 'database').length));
      // PostgreSQL needs its empty folders too.
      if (entry.isDirectory()) await mkdir(join(backup.folder, path), { recursive: true });
      if (!entry.isFile()) continue;
      await mkdir(join(backup.folder, path, '..'), { recursive: true });
      await write(backup, path, createReadStream(from));
      progress.add(1);
    }
  } finally {
    unlock();
  }
}

/** The newest finished backup of the folder: a picture never changes, so what it has is linked and not copied. */
async function previousBackup(folder: string): Promise<{ folder: string; sums: Map<string, string> } | undefined> {
  const last = (await readdir(folder))
    .filter((name) => name.startsWith(PREFIX))
    .sort()
    .at(-1);
  return last === undefined ? undefined : { folder: join(folder, last), sums: await readSums(join(folder, last)) };
}

async function linked(from: string, to: string): Promise<WrittenFile['bytes'] | undefined> {
  try {
    await link(from, to);
    return (await stat(to)).size;
  } catch (error) {
    // Another file system, or one without links: then it is copied.
    if (['EXDEV', 'EPERM', 'EMLINK', 'ENOENT', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}

async function copyPictures(backup: Unfinished, store: MediaStore, parent: string, files: readonly string[]) {
  await mkdir(join(backup.folder, PICTURES), { mode: 0o700 });
  const previous = await previousBackup(parent);
  const progress = new Progress('pictures', 'files', files.length);
  const missing: string[] = [];
  let bytes = 0;
  let aside: Promise<Map<string, string>> | undefined;
  const daysAside = async () => {
    const days = new Map<string, string>();
    for await (const { file, day } of store.listAside()) days.set(file, day);
    return days;
  };
  await forEachOf(files, async (file) => {
    const path = join(PICTURES, file);
    const sum = previous?.sums.get(path);
    const size = previous && sum ? await linked(join(previous.folder, path), join(backup.folder, path)) : undefined;
    progress.add(1);
    if (size !== undefined && sum !== undefined) {
      backup.sums.set(path, sum);
      bytes += size;
      return;
    }
    let found = await store.open(file);
    if (!found) {
      // Its crop was deleted since the look.
      aside ??= daysAside();
      const day = (await aside).get(file);
      found = day === undefined ? undefined : await store.openAside({ file, day });
    }
    if (found) bytes += (await write(backup, path, found.stream)).bytes;
    else missing.push(file);
  });
  return { files: files.length - missing.length, bytes, missing: missing.sort() };
}

const asStream = (text: string) => Readable.from([Buffer.from(text)]);

async function describe(
  backup: Unfinished,
  look: DatabaseLook,
  rest: Pick<Manifest, 'madeAt' | 'pictures'>,
  kind: Manifest['database']['kind'],
) {
  const { identity, placedIdentity, version, migrations, rows } = look;
  const database = { kind, version, migrations, rows };
  const manifest: Manifest = { format: 1, identity, placedIdentity, database, ...rest };
  await write(backup, MANIFEST, asStream(`${JSON.stringify(manifest, null, 2)}\n`));
  const lines = [...backup.sums].sort().map(([path, sum]) => `${sum}  ${path}\n`);
  await writeChecked(join(backup.folder, SUMS), asStream(lines.join('')));
  return manifest;
}

/**
 * Makes a backup in a new folder of its own below `parent`: database, pictures, manifest and checksums, all of one moment.
 * The server may go on meanwhile where it has a PostgreSQL server; the embedded database has to be stopped.
 * @returns where it is. A folder that is not finished has another name, and no list of checksums.
 */
export async function makeBackup(config: Config, store: MediaStore, parent: string, now: Date) {
  await mkdir(parent, { recursive: true });
  const name = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const backup: Unfinished = { folder: join(parent, `unfinished-${name}`), sums: new Map() };
  await mkdir(backup.folder, { mode: 0o700 });
  const madeAt = now.toISOString();
  const work = async (url: string, kind: Manifest['database']['kind']) =>
    withStillDatabase(url, async (look) => {
      const owner = await store.owner();
      // Versions before this one marked the place with what copies have too.
      if (owner !== look.placedIdentity && owner !== look.identity) {
        throw new BackupError(`The pictures in ${store.place} are not those of this database: nothing was backed up.`);
      }
      if (kind === 'server') await dump(backup, url, look);
      return { look, pictures: await copyPictures(backup, store, parent, look.files) };
    });

  const { url } = config.database;
  const embedded = url === undefined ? await startEmbeddedDatabase(config.dataDir) : undefined;
  const kind = embedded ? 'embedded' : 'server';
  let made: Awaited<ReturnType<typeof work>>;
  try {
    made = await work(embedded?.url ?? url ?? '', kind);
  } finally {
    await embedded?.stop();
  }
  if (embedded) await copyEmbedded(backup, config.dataDir);
  const manifest = await describe(backup, made.look, { madeAt, pictures: made.pictures }, kind);
  const folder = join(parent, `${PREFIX}${name}`);
  await rename(backup.folder, folder);
  return { folder, manifest };
}
