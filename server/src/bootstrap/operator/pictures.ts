import 'reflect-metadata';
import { checkCropImages } from '../../modules/crops/images/check-crop-images.js';
import { adoptCropImages, claimCropImages } from '../../modules/crops/images/claim-crop-images.js';
import { sweepCropImages } from '../../modules/crops/images/sweep-crop-images.js';
import { createMediaStore } from '../../modules/media/create-media-store.js';
import type { MediaStore } from '../../modules/media/media.store.js';
import { readConfig } from '../../platform/config.js';
import type { RequestContext } from '../../platform/context.js';
import { UsageError } from '../../platform/environment.js';
import { createLogger } from '../../platform/logger.js';
import { openDatabase } from '../open-database.js';
import { endWith } from '../start-up-failure.js';
import { commandContext } from './command-context.js';

/** How many names of missing files are printed. */
const SHOWN = 20;

type Command = (ctx: RequestContext, store: MediaStore) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async check(ctx, store) {
    await claimCropImages(ctx, store);
    const { files, missing } = await checkCropImages(ctx, store);
    if (missing.length > 0) process.exitCode = 1;
    const names = missing.slice(0, SHOWN).map((file) => `\n  ${file}`);
    return `The database knows ${files} picture files in ${store.place}; ${missing.length} of them are missing.${names.join('')}`;
  },
  async adopt(ctx, store) {
    await adoptCropImages(ctx, store);
    return `The pictures in ${store.place} are this database's from now on.`;
  },
  async sweep(ctx, store) {
    await claimCropImages(ctx, store);
    const { files, orphans, putAside, broughtBack, forgotten } = await sweepCropImages(ctx, store, true);
    return `Of ${files} files ${orphans} have no row: ${putAside} put aside. ${broughtBack} brought back, ${forgotten} removed for good.`;
  },
};

/** `npm run pictures -- check | adopt | sweep`: what an operator does where pictures and database came apart. */
async function main([name = '']: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    throw new UsageError([
      'npm run pictures -- check, which says what is missing',
      'npm run pictures -- adopt: the pictures are meant for this database, whatever their place says',
      'npm run pictures -- sweep: those without a row are meant to be put aside, however many they are',
    ]);
  }
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    console.log(await command(commandContext(database, log), await createMediaStore(config)));
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch(endWith);
