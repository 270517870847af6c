import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.js';

/** Names within a backup's folder. */
export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';
export const DUMP = 'database.dump';
export const EMBEDDED = 'database';
export const PICTURES = 'pictures';

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the database and all its copies. */
  identity: z.uuid(),
  /** Of the database where it stood, as its pictures' place carries it; backups of earlier versions have none. */
  placedIdentity: z.guid().optional(),
  database: z.object({
    /** `server`: a dump of pg_dump. `embedded`: the files of the embedded database, stopped. */
    kind: z.enum(['server', 'embedded']),
    version: z.string(),
    migrations: z.array(z.string()),
    /** How many rows each table has. */
    rows: z.record(z.string(), z.number().int()),
  }),
  pictures: z.object({
    files: z.number().int(),
    bytes: z.number().int(),
    /** Files that the database knows and that were nowhere. */
    missing: z.array(z.string()),
  }),
});

/** What a backup says of itself; beside it, `SHA256SUMS` has the checksum of every file in the form of sha256sum. */
export type Manifest = z.output<typeof manifest>;

/** Throws BackupError where the folder is no backup, or not a whole one. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (error) {
    throw new BackupError(`${folder} is no backup: its ${MANIFEST} is missing or cannot be read.`, error);
  }
}

/** The checksum of every file of a backup, by its path. */
export async function readSums(folder: string): Promise<Map<string, string>> {
  const lines = (await readFile(join(folder, SUMS), 'utf8')).split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
