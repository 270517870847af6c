import { z } from 'zod';
import { dayOf } from '../../../platform/calendar-day.js';
import { readDataFile } from '../../../platform/data-file.js';
import { districtNamed } from '../../geography/places.js';
import type { PriceNames, PriceRow, PriceSource } from '../import/price-source.js';

/** So many days, the last of them today. */
export const SAMPLE_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1_000;
const YEAR_MS = 365.25 * DAY_MS;
const ROUNDED_TO_PAISE = 500;
const RUPEE = 100;

const fraction = z.number().min(0).max(0.5);
const sampleCheck = z.strictObject({
  description: z.string(),
  gaps: fraction,
  yearlyRise: fraction,
  commodities: z.record(
    z.string(),
    z.strictObject({ swing: fraction, dearest: z.number().int().min(1).max(12), jitter: fraction }),
  ),
  closed: z.record(z.string(), z.number().int().min(0).max(6)),
});
const demoCheck = z.object({
  asOf: z.iso.date(),
  rows: z.array(
    z.object({
      commodity: z.string(),
      location: z.string(),
      market: z.string(),
      minPrice: z.number(),
      modalPrice: z.number(),
      maxPrice: z.number(),
    }),
  ),
});
type Settings = z.infer<typeof sampleCheck>;
type DemoRow = z.infer<typeof demoCheck>['rows'][number];

/** A number from 0 to 1 that is always the same for the same text (FNV-1a, then mixed as MurmurHash3 ends). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const roundedPaise = (rupees: number) => Math.round((rupees * RUPEE) / ROUNDED_TO_PAISE) * ROUNDED_TO_PAISE;

/** The prices of one market and commodity around its row of the demo table, which they equal on the table's own day. */
function* seriesRows(
  row: DemoRow,
  { asOf, days }: { asOf: string; days: readonly string[] },
  settings: Settings,
): Generator<PriceRow> {
  const { swing, dearest, jitter } = settings.commodities[row.commodity] ?? { swing: 0, dearest: 1, jitter: 0 };
  const names: PriceNames = {
    state: districtNamed(row.location)?.state ?? row.location,
    district: row.location,
    market: row.market,
    commodity: row.commodity,
    variety: 'Other',
    grade: 'FAQ',
  };
  const key = `${row.commodity} ${row.market}`;
  const anchor = Date.parse(asOf);
  /** Where the year's wave stands; the middle of the dearest month is its top. */
  const wave = (at: number) => Math.cos((2 * Math.PI * (at - Date.UTC(2000, dearest - 1, 15))) / YEAR_MS);
  /** Some weeks up, some weeks down, other ones in each market. */
  const weeks = (at: number) => Math.sin((2 * Math.PI * at) / (DAY_MS * (23 + 30 * chance(key))));
  for (const day of days) {
    const at = Date.parse(day);
    const isClosed = new Date(at).getUTCDay() === settings.closed[row.location];
    if (isClosed || chance(`${key} ${day} open`) < settings.gaps) continue;
    const years = (at - anchor) / YEAR_MS;
    const noise = day === asOf ? 0 : jitter * (chance(`${key} ${day}`) - 0.5 + weeks(at) - weeks(anchor));
    const factor = (1 + swing * (wave(at) - wave(anchor)) * 0.7) * (1 + noise) * (1 + settings.yearlyRise * years);
    const modal = roundedPaise(row.modalPrice * factor);
    const least = Math.min(modal, roundedPaise(row.minPrice * factor));
    yield { names, day, least, modal, greatest: Math.max(modal, roundedPaise(row.maxPrice * factor)), arrivals: null };
  }
}

/**
 * The sample history: each row of the demo table through the days from `from` to `to`, with the seasons, weekly closing days, noise and
 * gaps of `server/data/prices/sample.json`. The same days give the same prices, whenever they are made.
 */
export function samplePrices(from: string, to: string): PriceSource {
  return {
    name: 'SAMPLE',
    origin: 'sample',
    async *chunks() {
      const settings = readDataFile('prices/sample.json', sampleCheck);
      const { asOf, rows } = readDataFile('mandi-prices.json', demoCheck);
      const days: string[] = [];
      for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(dayOf(new Date(at)));
      yield { rows: rows.flatMap((row) => [...seriesRows(row, { asOf, days }, settings)]), refused: [], done: 1 };
    },
  };
}
