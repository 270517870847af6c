import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { PriceChunk, PriceNames, PriceRow, PriceSource, RefusedRow } from '../import/price-source.js';
import { checkPrice } from '../price-row.rules.js';

/** A file that is no table of prices. The message names the file. */
export class PriceFileError extends Error {
  constructor(file: string, reason: string) {
    super(`${basename(file)}: ${reason}`);
    this.name = 'PriceFileError';
  }
}

/** The names of columns in the exports of data.gov.in and of e-NAM, as `columnName` makes them. */
const COLUMNS = {
  state: ['state', 'state_name'],
  district: ['district', 'district_name', 'apmc', 'apmcs'],
  market: ['market', 'market_name', 'apmc', 'apmcs'],
  commodity: ['commodity', 'commodity_name'],
  variety: ['variety'],
  grade: ['grade'],
  day: ['arrival_date', 'price_date', 'reported_date', 'created_at', 'date'],
  least: ['min_price', 'minimum_price'],
  modal: ['modal_price'],
  greatest: ['max_price', 'maximum_price'],
  arrivals: ['arrivals', 'commodity_arrivals'],
  unit: ['commodity_uom', 'unit'],
} as const;
type Column = keyof typeof COLUMNS;
const NOT_NEEDED: readonly Column[] = ['variety', 'grade', 'arrivals', 'unit'];

/** `Min_x0020_Price`, `Min Price (Rs./Quintal)` and `min_price` are one. */
const columnName = (written: string) =>
  written
    .toLowerCase()
    .replaceAll('_x0020_', '_')
    .replace(/\(.*\)/, '')
    .trim()
    .replace(/\s+/g, '_');

/** Where each column stands; beyond the last one where it is not there. */
function columnsOf(file: string, head: readonly string[]): Readonly<Record<Column, number>> {
  const written = head.map(columnName);
  const places = Object.entries(COLUMNS).map(([column, names]) => {
    const name = names.find((one) => written.includes(one));
    return [column, name === undefined ? written.length : written.indexOf(name)] as const;
  });
  const missing = places.filter(
    ([column, place]) => place === written.length && !NOT_NEEDED.includes(column as Column),
  );
  if (missing.length > 0) {
    throw new PriceFileError(file, `line 1 has no column for ${missing.map(([column]) => column).join(', ')}`);
  }
  return Object.fromEntries(places) as Record<Column, number>;
}

/** A quotation mark that is not closed would have the rest of the file in its cell. */
const LONGEST_CELL = 1024 * 1024;

/** Whole records of a text, one after the other: nearly all have no quotation mark, and need no parser. */
function* recordsOf(file: string, text: string): Generator<string[]> {
  if (!text.includes('"')) {
    for (const line of text.split(/\r?\n/)) if (line !== '') yield line.split(',');
    return;
  }
  try {
    yield* parse(text, { relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new PriceFileError(file, 'a quotation mark stands within a cell, or is not closed');
  }
}

const quotesIn = (text: string) => text.split('"').length - 1;

/** The file's records, some thousand at a time, with how much of it is read. */
async function* readRecords(file: string): AsyncGenerator<{ records: Generator<string[]>; done: number }> {
  const { size } = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new PriceFileError(file, `it cannot be read (${error.code})`);
  });
  const decoder = new TextDecoder('utf-8');
  let read = 0;
  let rest = '';
  for await (const bytes of createReadStream(file)) {
    read += (bytes as Buffer).length;
    const text = rest + decoder.decode(bytes as Buffer, { stream: true });
    const end = text.lastIndexOf('\n') + 1;
    const whole = text.slice(0, end);
    // The last line break may stand within a cell.
    if (whole.includes('"') && quotesIn(whole) % 2 === 1 && text.length < 2 * LONGEST_CELL) {
      rest = text;
      continue;
    }
    rest = text.slice(end);
    if (end > 0) yield { records: recordsOf(file, whole), done: read / size };
  }
  if (rest !== '') yield { records: recordsOf(file, rest), done: 1 };
}

/** Turns records into rows; rows of the same names share the object that has them. */
class RecordReader {
  readonly #names = new Map<string, PriceNames>();
  readonly #columns: Readonly<Record<Column, number>>;

  constructor(
    file: string,
    head: readonly string[],
    private readonly today: string,
  ) {
    this.#columns = columnsOf(file, head);
  }

  read(records: Iterable<string[]>): PriceChunk {
    const rows: PriceRow[] = [];
    const refused: RefusedRow[] = [];
    for (const record of records) {
      const read = this.#rowOf(record);
      if (typeof read === 'string') refused.push({ reason: read, row: record.join(',') });
      else rows.push(read);
    }
    return { rows, refused };
  }

  #rowOf(record: readonly string[]): PriceRow | string {
    const at = this.#columns;
    const unit = record[at.unit] ?? '';
    if (unit !== '' && !/^(qui|qtl)/i.test(unit)) return 'the unit is not a quintal';
    const arrivals = record[at.arrivals];
    return checkPrice(
      {
        names: this.#namesOf(record),
        day: record[at.day] ?? '',
        least: record[at.least],
        modal: record[at.modal],
        greatest: record[at.greatest],
        // With a unit of its own it is that of e-NAM, where a tonne is ten of them.
        arrivals: unit === '' ? arrivals : Number(arrivals) / 10,
      },
      this.today,
    );
  }

  #namesOf(record: readonly string[]): PriceNames {
    const at = this.#columns;
    const cells = `${record[at.state]}\n${record[at.district]}\n${record[at.market]}\n${record[at.commodity]}`;
    const key = `${cells}\n${record[at.variety] ?? ''}\n${record[at.grade] ?? ''}`;
    const known = this.#names.get(key);
    if (known) return known;
    // Cells are slices of what was read: joined and parted they keep no file in memory.
    const [state = '', district = '', market = '', commodity = '', variety = '', grade = ''] = Buffer.from(key)
      .toString()
      .split('\n')
      .map((part) => part.trim());
    const names = { state, district, market, commodity, variety, grade };
    this.#names.set(Buffer.from(key).toString(), names);
    return names;
  }
}

/** The rows of an export of data.gov.in or e-NAM, however long it is. `today` is the day in India. */
export function csvPrices(file: string, today: string): PriceSource {
  return {
    name: 'CSV',
    origin: basename(file),
    async *chunks() {
      let reader: RecordReader | undefined;
      for await (const { records, done } of readRecords(file)) {
        reader ??= new RecordReader(file, records.next().value ?? [], today);
        yield { ...reader.read(records), done };
      }
      if (!reader) throw new PriceFileError(file, 'it is empty');
    },
  };
}
