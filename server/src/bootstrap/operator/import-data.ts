import 'reflect-metadata';
import { join } from 'node:path';
import { DATASETS } from '../../modules/catalogue/datasets.js';
import { importDataset } from '../../modules/catalogue/import-dataset.js';
import { readConfig } from '../../platform/config.js';
import { oneServerAtATime } from '../../platform/database/start-lock.js';
import { UsageError } from '../../platform/environment.js';
import { createLogger } from '../../platform/logger.js';
import { openDatabase } from '../open-database.js';
import { endWith } from '../start-up-failure.js';
import { commandContext } from './command-context.js';

const nameOf = (file: string) => file.replace('.json', '');

/** `npm run data:import -- mandi-prices FILE`: replaces a dataset by the operator's own rows. */
async function main([name, file]: readonly string[]): Promise<void> {
  const dataset = DATASETS.find((each) => nameOf(each.file) === name);
  if (!dataset || file === undefined) {
    const names = DATASETS.map((each) => nameOf(each.file)).join(', ');
    throw new UsageError([
      'npm run data:import -- NAME FILE, with a .json or .csv file, or --built-in in its place',
      `NAME is one of ${names}`,
    ]);
  }
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    const report = await oneServerAtATime(config.database, log, () =>
      importDataset(commandContext(database, log), dataset, {
        file: file === '--built-in' ? undefined : file,
        keepIn: join(config.dataDir, 'replaced'),
      }),
    );
    console.log(`${name}: ${report.replaced} rows replaced by ${report.rows}.`);
    if (report.keptIn)
      console.log(`The replaced rows are kept in ${report.keptIn}; import that file to have them back.`);
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch(endWith);
