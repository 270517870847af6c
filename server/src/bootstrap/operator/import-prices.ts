import 'reflect-metadata';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { type ImportReport, importPrices } from '../../modules/prices/import/import-prices.js';
import type { RefusedRow } from '../../modules/prices/import/price-source.js';
import { csvPrices } from '../../modules/prices/sources/csv-prices.js';
import { dayInIndia } from '../../platform/calendar-day.js';
import { readConfig } from '../../platform/config.js';
import { UsageError } from '../../platform/environment.js';
import { createLogger } from '../../platform/logger.js';
import { openDatabase } from '../open-database.js';
import { endWith } from '../start-up-failure.js';
import { commandContext } from './command-context.js';

const BAR_WIDTH = 30;

function showProgress({ read }: ImportReport, done = 0): void {
  const full = Math.round(done * BAR_WIDTH);
  const bar = `${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}`;
  const end = process.stderr.isTTY ? '\r' : '\n';
  process.stderr.write(`[${bar}] ${Math.floor(done * 100)} %, ${read.toLocaleString('en-IN')} rows${end}`);
}

/** The file of the rows that were refused; there is none where none was. */
class RefusedFile {
  readonly #folder: string;
  readonly path: string;
  #stream: WriteStream | undefined;

  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.path = join(folder, name);
  }

  async add(rows: readonly RefusedRow[]): Promise<void> {
    if (rows.length === 0) return;
    if (!this.#stream) {
      await mkdir(this.#folder, { recursive: true });
      this.#stream = createWriteStream(this.path);
    }
    const lines = stringify(rows.map(({ reason, row }) => [reason, row]));
    if (!this.#stream.write(lines)) await new Promise<void>((resolve) => this.#stream?.once('drain', resolve));
  }

  /** Says where it is; undefined where it was not needed. */
  async close(): Promise<string | undefined> {
    if (!this.#stream) return undefined;
    this.#stream.end();
    await finished(this.#stream);
    return this.path;
  }
}

function sentences(
  { read, added, changed, held, refused, refusals }: ImportReport,
  keptIn: string | undefined,
): string {
  const same = read - added - changed - held - refused;
  const reasons = Object.entries(refusals)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  ${count}: ${reason}`);
  return [
    `${read} rows read: ${added} new, ${changed} changed, ${same} as they were, ${held} held apart, ${refused} refused.`,
    ...reasons,
    ...(keptIn === undefined ? [] : [`The refused rows are in ${keptIn}.`]),
    ...(held === 0 ? [] : ['npm run operator -- prices held shows what is held apart.']),
  ].join('\n');
}

/** `npm run prices:import -- FILE…`: brings in exports of data.gov.in or e-NAM. */
async function main(files: readonly string[]): Promise<void> {
  if (files.length === 0) {
    throw new UsageError(['npm run prices:import -- FILE…, with .csv files of data.gov.in or e-NAM, of any size']);
  }
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    for (const file of files) {
      const ctx = commandContext(database, log);
      const now = ctx.clock.now();
      const moment = now.toISOString().replaceAll(':', '-');
      const refused = new RefusedFile(join(config.dataDir, 'refused-prices'), `${moment}-${basename(file)}`);
      const report = await importPrices(ctx, csvPrices(file, dayInIndia(now)), {
        canCopy: config.database.url !== undefined,
        onProgress: showProgress,
        onRefused: (rows) => refused.add(rows),
      });
      if (process.stderr.isTTY) process.stderr.write('\n');
      console.log(`${basename(file)}: ${sentences(report, await refused.close())}`);
    }
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch(endWith);
