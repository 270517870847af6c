import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { endWith } from '../bootstrap/start-up-failure.js';
import { createMediaStore } from '../modules/media/create-media-store.js';
import { readConfig } from '../platform/config.js';
import { UsageError } from '../platform/environment.js';
import { makeBackup } from './make-backup.js';
import type { Manifest } from './manifest.js';
import { restoreBackup } from './restore-backup.js';
import { verifyBackup } from './verify-backup.js';

const USE = [
  'npm run backup -- FOLDER, which makes a backup in a new folder below it',
  'npm run backup -- --verify BACKUP: holds every file of a backup against its checksum',
  'npm run restore -- BACKUP, with --replace where the database is not empty',
];

const inWords = ({ database, pictures }: Manifest) => {
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  return `${rows} rows in ${Object.keys(database.rows).length} tables, ${pictures.files} pictures`;
};

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { verify: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
    });
    const [action, folder] = positionals;
    if (action && folder && positionals.length === 2) return { action, folder, ...values };
  } catch (error) {
    // An option that there is not: the words below say which there are.
    if (!(error instanceof TypeError)) throw error;
  }
  throw new UsageError(USE);
}

/** `npm run backup` and `npm run restore`, as docs/operations.md walks through them. */
async function main(args: readonly string[]): Promise<void> {
  const { action, folder, verify, replace } = read(args);
  const config = readConfig(process.env);
  const now = new Date();
  if (action === 'backup' && verify) {
    console.log(`The backup is whole: ${inWords(await verifyBackup(folder))}.`);
  } else if (action === 'backup') {
    const made = await makeBackup(config, await createMediaStore(config), folder, now);
    const { missing } = made.manifest.pictures;
    if (missing.length > 0) {
      console.error(`${missing.length} pictures of the database are missing; ${made.folder}/manifest.json names them.`);
    }
    console.log(`${made.folder}: ${inWords(made.manifest)}.`);
  } else {
    const store = await createMediaStore(config);
    const manifest = await restoreBackup(config, store, folder, { replaces: replace, now });
    console.log(`Restored as of ${manifest.madeAt}: ${inWords(manifest)}.`);
  }
}

await main(process.argv.slice(2)).catch(endWith);
