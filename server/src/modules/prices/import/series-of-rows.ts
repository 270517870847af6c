import { z } from 'zod';
import { readDataFile } from '../../../platform/data-file.js';
import { commodityNamed } from '../../vocabulary/commodities.js';
import { districtArea, type PriceArea, slugOf, stateArea } from '../areas.js';
import type { PriceSourceName } from '../price.types.js';
import type { PriceDatabase } from './price-database.js';
import type { PriceNames, PriceRow } from './price-source.js';

/** What names mean: everything by which a series is known. */
interface Meaning {
  readonly commodity: string;
  readonly state: PriceArea;
  readonly district: PriceArea;
  readonly market: string;
  readonly variety: string;
  readonly grade: string;
}

const { endings } = readDataFile(
  'prices/market-endings.json',
  z.strictObject({ description: z.string(), endings: z.array(z.string().regex(/^[a-z ]+$/i)).min(1) }),
);
/** What sources put behind a market's name, or leave out: it is the same market. */
const MARKET_ENDING = new RegExp(`(\\s*\\b(${endings.join('|')})\\b|\\s*\\(.*\\))+\\s*$`, 'i');

/** What names mean, or why they mean nothing to us. */
function meaningOf(names: PriceNames): Meaning | string {
  const commodity = commodityNamed(names.commodity);
  if (!commodity) return `the commodity ${names.commodity} is not known`;
  const state = stateArea(names.state);
  if (!state) return `the state ${names.state} is not known`;
  const market = names.market.replace(MARKET_ENDING, '').trim() || names.market.trim();
  if (slugOf(market) === '' || slugOf(names.district) === '') return 'the market has no name';
  return {
    commodity: commodity.id,
    state,
    district: districtArea(names.district, state),
    market,
    variety: names.variety.trim() || 'Other',
    grade: names.grade.trim() || 'FAQ',
  };
}

const marketKey = (state: string, district: string, name: string) => [state, district, name.toLowerCase()].join('\n');
const seriesKey = (commodity: string, market: string, variety: string, grade: string) =>
  [commodity, market, variety, grade].join('\n');

/** The series of one source by what its rows are called; those that are missing are made. */
export class SeriesOfRows {
  readonly #markets = new Map<string, string>();
  readonly #marketIds = new Set<string>();
  readonly #series = new Map<string, number>();
  /** Rows of one series mostly share their names' object. */
  readonly #found = new WeakMap<PriceNames, number | string>();

  private constructor(
    private readonly database: PriceDatabase,
    private readonly source: PriceSourceName,
  ) {}

  static async read(database: PriceDatabase, source: PriceSourceName): Promise<SeriesOfRows> {
    const all = new SeriesOfRows(database, source);
    type MarketRow = { id: string; state: string; district: string; name: string };
    const markets = await database.query<MarketRow>('SELECT id, state, district, name FROM price_markets');
    for (const market of markets) all.#keepMarket(market.id, marketKey(market.state, market.district, market.name));
    type SeriesRow = { id: number; commodity: string; market: string; variety: string; grade: string };
    const series = await database.query<SeriesRow>(
      'SELECT id, commodity, market, variety, grade FROM price_series WHERE source = $1',
      [source],
    );
    for (const { id, ...row } of series) {
      all.#series.set(seriesKey(row.commodity, row.market, row.variety, row.grade), id);
    }
    return all;
  }

  /** Makes what is missing of the series of these rows. */
  async learn(rows: readonly PriceRow[]): Promise<void> {
    const unknown = new Set(rows.map(({ names }) => names).filter((names) => !this.#found.has(names)));
    if (unknown.size > 0) await this.#find([...unknown]);
  }

  /** The number of the series of names that were learnt, or why they mean nothing to us. */
  of(names: PriceNames): number | string {
    return this.#found.get(names) ?? 'no series';
  }

  async #find(all: readonly PriceNames[]): Promise<void> {
    const meant = all.map((names) => [names, meaningOf(names)] as const);
    const meanings = meant.flatMap(([, meaning]) => (typeof meaning === 'string' ? [] : [meaning]));
    await this.#makeMarkets(meanings);
    await this.#makeSeries(meanings);
    for (const [names, meaning] of meant) {
      const found = typeof meaning === 'string' ? meaning : this.#series.get(this.#keyOf(meaning));
      if (found !== undefined) this.#found.set(names, found);
    }
  }

  #keyOf(meaning: Meaning): string {
    const market = this.#markets.get(marketKey(meaning.state.id, meaning.district.id, meaning.market)) ?? '';
    return seriesKey(meaning.commodity, market, meaning.variety, meaning.grade);
  }

  #keepMarket(id: string, key: string): void {
    this.#markets.set(key, id);
    this.#marketIds.add(id);
  }

  /** The market's own name where no other has it, otherwise with its district or state. */
  #freeId({ market, district, state }: Meaning): string {
    const name = slugOf(market);
    const ids = [name, `${name}-${district.id}`, `${name}-${district.id}-${state.id}`];
    return ids.find((id) => !this.#marketIds.has(id)) ?? `${name}-${this.#marketIds.size}`;
  }

  async #makeMarkets(meanings: readonly Meaning[]): Promise<void> {
    const made: string[][] = [];
    for (const meaning of meanings) {
      const { state, district, market } = meaning;
      const key = marketKey(state.id, district.id, market);
      if (this.#markets.has(key)) continue;
      const id = this.#freeId(meaning);
      this.#keepMarket(id, key);
      made.push([id, market, district.id, district.name, state.id]);
    }
    if (made.length === 0) return;
    await this.database.query(
      `INSERT INTO price_markets (id, name, district, district_name, state)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])`,
      [0, 1, 2, 3, 4].map((column) => made.map((row) => row[column])),
    );
  }

  async #makeSeries(meanings: readonly Meaning[]): Promise<void> {
    const missing = new Map(
      meanings.map((meaning) => [this.#keyOf(meaning), meaning] as const).filter(([key]) => !this.#series.has(key)),
    );
    if (missing.size === 0) return;
    const parts = [...missing.keys()].map((key) => key.split('\n'));
    type SeriesRow = { id: number; commodity: string; market: string; variety: string; grade: string };
    const made = await this.database.query<SeriesRow>(
      `INSERT INTO price_series (commodity, market, variety, grade, source)
       SELECT commodity, market, variety, grade, $5
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS missing (commodity, market, variety, grade)
       RETURNING id, commodity, market, variety, grade`,
      [...[0, 1, 2, 3].map((column) => parts.map((row) => row[column])), this.source],
    );
    for (const { id, ...row } of made) {
      this.#series.set(seriesKey(row.commodity, row.market, row.variety, row.grade), id);
    }
  }
}
