import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { BackupError } from './backup-error.js';
import { checksumOf } from './checked-files.js';
import { DUMP, type Manifest, PICTURES, readManifest, readSums, SUMS } from './manifest.js';
import { startProgram } from './postgres-programs.js';
import { forEachOf, Progress } from './progress.js';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== SUMS);
}

/** Reads every file of a backup and holds it against its checksum. Throws BackupError naming what does not fit. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const sums = await readSums(folder).catch((error: unknown) => {
    throw new BackupError(`${folder} is not a whole backup: it has no ${SUMS}.`, error);
  });
  const found = new Set(await filesBelow(folder));
  const lost = [...sums.keys()].filter((path) => !found.has(path));
  const strange = [...found].filter((path) => !sums.has(path));
  const changed: string[] = [];
  const progress = new Progress('checked', 'files', sums.size);
  await forEachOf([...sums], async ([path, sum]) => {
    if (found.has(path) && (await checksumOf(join(folder, path))) !== sum) changed.push(path);
    progress.add(1);
  });
  const wrong = { missing: lost, changed, 'not of this backup': strange };
  for (const [what, paths] of Object.entries(wrong)) {
    if (paths.length === 0) continue;
    throw new BackupError(
      `${folder} cannot be trusted: ${paths.length} files are ${what}, ${paths.sort()[0]} for one.`,
    );
  }
  const pictures = [...sums.keys()].filter((path) => path.startsWith(`${PICTURES}/`)).length;
  if (pictures !== manifest.pictures.files)
    throw new BackupError(`${folder} has ${pictures} pictures, and should have ${manifest.pictures.files}.`);
  if (manifest.database.kind === 'server') {
    const { child, done } = startProgram('pg_restore', ['--list', join(folder, DUMP)]);
    child.stdout.resume();
    await done;
  }
  return manifest;
}
