import { z } from 'zod';
import type { PriceChunk, PriceNames, PriceRow, PriceSource, RefusedRow } from '../import/price-source.js';
import { checkPrice } from '../price-row.rules.js';

/** How data.gov.in is asked. */
export interface DatagovAccess {
  /** Without a slash at the end. */
  readonly address: string;
  readonly key: string;
  /** How long one answer is waited for. */
  readonly timeoutMs: number;
  /** Waits so many milliseconds. */
  pause(milliseconds: number): Promise<unknown>;
}

/** What is known of a resource: its two forms name the same things differently. */
interface Resource {
  readonly source: 'DATAGOV' | 'DATAGOV_HISTORY';
  readonly id: string;
}
const TODAY: Resource = { source: 'DATAGOV', id: '9ef84268-d588-465a-a308-a864a43d0070' };
const HISTORY: Resource = { source: 'DATAGOV_HISTORY', id: '35985678-0d79-46b4-9ed6-6f13308a1d24' };

/** It takes its time; a page that does not come is asked for again. */
export const DATAGOV_TIMEOUT_MS = 90_000;
/** Deep offsets stall: small pages are answered in time more often. */
const PAGE_ROWS = 500;
/** Tries of one page, after 1, 4, 16 and 64 seconds. */
const TRIES = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGER_EACH_TIME = 4;
/** Answers of a server that may do better in a moment. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

const text = z.union([z.string(), z.number()]).transform(String);
const envelope = z.object({
  total: z.coerce.number().int().min(0),
  // Some answers have none where there is nothing.
  records: z.array(z.record(z.string(), z.unknown())).default([]),
});
/** Both resources write these, one in snake_case and one in PascalCase. */
const record = z.object({
  state: text,
  district: text,
  market: text,
  commodity: text,
  variety: text.default(''),
  grade: text.default(''),
  arrival_date: text,
  min_price: z.unknown(),
  modal_price: z.unknown(),
  max_price: z.unknown(),
});

/** That data.gov.in did not answer, or not as it should, however often it was asked. */
export class DatagovError extends Error {
  constructor(
    reason: string,
    /** How many rows were read before. */
    readonly offset: number,
  ) {
    super(`data.gov.in ${reason} at row ${offset}`);
    this.name = 'DatagovError';
  }
}

type Envelope = z.infer<typeof envelope>;

/** One try: the page, or why there is none and whether another try may help. */
async function tryPage(
  access: DatagovAccess,
  address: string,
): Promise<Envelope | { reason: string; isPassing: boolean }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(access.timeoutMs) });
    if (!response.ok) return { reason: `answered ${response.status}`, isPassing: PASSING.has(response.status) };
    const read = envelope.safeParse(await response.json());
    return read.success ? read.data : { reason: 'answered in another form', isPassing: false };
  } catch (error) {
    // A broken connection, a time-out, or half an answer: all of them pass.
    return { reason: `did not answer (${(error as Error).name})`, isPassing: true };
  }
}

async function readPage(access: DatagovAccess, address: string, offset: number): Promise<Envelope> {
  for (let attempt = 1; ; attempt += 1) {
    const page = await tryPage(access, address);
    if ('records' in page) return page;
    if (!page.isPassing || attempt === TRIES) throw new DatagovError(page.reason, offset);
    await access.pause(FIRST_PAUSE_MS * LONGER_EACH_TIME ** (attempt - 1));
  }
}

/** `Arrival_Date` and `arrival_date` are one. */
const lowerCased = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]));

class RecordReader {
  readonly #names = new Map<string, PriceNames>();

  constructor(private readonly today: string) {}

  read(records: Envelope['records']): PriceChunk {
    const rows: PriceRow[] = [];
    const refused: RefusedRow[] = [];
    for (const raw of records) {
      const read = this.#rowOf(raw);
      if (typeof read === 'string') refused.push({ reason: read, row: JSON.stringify(raw) });
      else rows.push(read);
    }
    return { rows, refused };
  }

  #rowOf(raw: Readonly<Record<string, unknown>>): PriceRow | string {
    const read = record.safeParse(lowerCased(raw));
    if (!read.success) return 'a field is missing';
    const { arrival_date: day, min_price: least, modal_price: modal, max_price: greatest, ...names } = read.data;
    const key = Object.values(names).join('\n');
    const known = this.#names.get(key) ?? names;
    this.#names.set(key, known);
    return checkPrice({ names: known, day, least, modal, greatest }, this.today);
  }
}

/** Rows of a resource under filters, from an offset on; `onPage` is told how far it is read once a page is stored. */
function resourcePrices(
  access: DatagovAccess,
  resource: Resource,
  {
    filters,
    today,
    from,
  }: { readonly filters: Readonly<Record<string, string>>; readonly today: string; readonly from: number },
): PriceSource {
  const address = `${access.address}/resource/${resource.id}`;
  const query = (offset: number) =>
    new URLSearchParams({
      'api-key': access.key,
      format: 'json',
      offset: String(offset),
      limit: String(PAGE_ROWS),
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filters[${name}]`, value])),
    });
  return {
    name: resource.source,
    origin: address,
    async *chunks() {
      const reader = new RecordReader(today);
      for (let offset = from; ; ) {
        const { total, records } = await readPage(access, `${address}?${query(offset)}`, offset);
        offset += records.length;
        yield { ...reader.read(records), done: total === 0 ? 1 : Math.min(1, offset / total) };
        // The public sample key gives ten rows a call, however many are asked for: what came counts, not what was asked.
        if (records.length === 0 || offset >= total) return;
      }
    },
  };
}

/** Today's prices of all markets, or of one state, from row `from` on. */
export function datagovToday(
  access: DatagovAccess,
  { today, state, from = 0 }: { readonly today: string; readonly state?: string; readonly from?: number },
): PriceSource {
  return resourcePrices(access, TODAY, { filters: state === undefined ? {} : { 'state.keyword': state }, today, from });
}

/** The history of one commodity in one state; of a single day where one is named, `YYYY-MM-DD`. */
export function datagovHistory(
  access: DatagovAccess,
  {
    commodity,
    state,
    day,
    today,
  }: { readonly commodity: string; readonly state: string; readonly day?: string | undefined; readonly today: string },
): PriceSource {
  const filters = {
    Commodity: commodity,
    State: state,
    // It is asked for with hyphens and answered with slashes.
    ...(day === undefined ? {} : { Arrival_Date: day.split('-').reverse().join('-') }),
  };
  return resourcePrices(access, HISTORY, { filters, today, from: 0 });
}
