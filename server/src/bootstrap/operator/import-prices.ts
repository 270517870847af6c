import 'reflect-metadata';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { type ImportReport, importPrices } from '../../modules/prices/import/import-prices.js';
import type { PriceSource, RefusedRow } from '../../modules/prices/import/price-source.js';
import { csvPrices } from '../../modules/prices/sources/csv-prices.js';
import { DATAGOV_TIMEOUT_MS, datagovHistory } from '../../modules/prices/sources/datagov-prices.js';
import { dayInIndia } from '../../platform/calendar-day.js';
import { type Config, readConfig } from '../../platform/config.js';
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

const USE = new UsageError([
  'npm run prices:import -- FILE…, with .csv files of data.gov.in or e-NAM, of any size',
  'npm run prices:import -- --history Wheat --state Haryana [--day 2025-11-21], from data.gov.in (DATAGOV_API_KEY)',
]);

/** What was typed, as the sources that are brought in one after the other. */
function sourcesOf(typed: readonly string[], { datagov }: Config, today: string): PriceSource[] {
  const options = { history: { type: 'string' }, state: { type: 'string' }, day: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...typed], options, allowPositionals: true });
  const { history: commodity, state, day } = values;
  if (commodity === undefined && Object.keys(values).length === 0 && positionals.length > 0) {
    return positionals.map((file) => csvPrices(file, today));
  }
  if (commodity === undefined || state === undefined || positionals.length > 0) throw USE;
  if (!datagov) throw new UsageError(['DATAGOV_API_KEY is needed for what comes from data.gov.in']);
  return [datagovHistory({ ...datagov, timeoutMs: DATAGOV_TIMEOUT_MS, pause }, { commodity, state, day, today })];
}

/** `npm run prices:import -- FILE…`: brings in exports of data.gov.in or e-NAM, or the history that data.gov.in has. */
async function main(typed: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  sourcesOf(typed, config, '');
  const database = await openDatabase(config, log);
  try {
    const now = database.clock.now();
    for (const source of sourcesOf(typed, config, dayInIndia(now))) {
      const name = `${now.toISOString().replaceAll(':', '-')}-${basename(source.origin, '.csv')}.csv`;
      const refused = new RefusedFile(join(config.dataDir, 'refused-prices'), name);
      const report = await importPrices(commandContext(database, log), source, {
        canCopy: config.database.url !== undefined,
        onProgress: showProgress,
        onRefused: (rows) => refused.add(rows),
      });
      if (process.stderr.isTTY) process.stderr.write('\n');
      console.log(`${source.origin}: ${sentences(report, await refused.close())}`);
    }
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).catch(endWith);
