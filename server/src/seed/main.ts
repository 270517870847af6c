import 'reflect-metadata';
import { createDependencies } from '../bootstrap/dependencies.js';
import { openDatabase } from '../bootstrap/open-database.js';
import { endWith } from '../bootstrap/start-up-failure.js';
import { claimCropImages } from '../modules/crops/images/claim-crop-images.js';
import { readConfig } from '../platform/config.js';
import { ConfigError } from '../platform/environment.js';
import { createLogger } from '../platform/logger.js';
import { seed } from './seed.js';

/** `npm run seed`: the same as at every start, without a server. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.mode === 'production') {
    throw new ConfigError(['APP_MODE is production: the sample marketplace has accounts with known passwords']);
  }
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  const dependencies = await createDependencies(config, database.dataSource, { clock: database.clock, log });
  await claimCropImages(dependencies.systemContext(), dependencies.media);
  await seed(dependencies);
  await dependencies.close();
  await database.close();
}

await main().catch(endWith);
