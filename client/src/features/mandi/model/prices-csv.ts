import type { MandiRow } from './mandi-rows';

/** What a spreadsheet takes for a formula when a cell begins with it. A figure with a sign is none. */
const FORMULA = /^[=+\-@\t\r]/;
const FIGURE = /^[+-]?\d+(\.\d+)?%?$/;

function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The rows as a file for a spreadsheet, rupees per quintal, in the language in which they are shown. Begins with a byte order
 * mark, without which Excel reads Hindi as another alphabet.
 *
 * @param headings of commodity, district, market, least, highest and modal price, trend, time
 * @param sample what is written behind a row that is a sample
 */
export function pricesCsv(rows: readonly MandiRow[], headings: readonly string[], sample: string): string {
  const lines = rows.map((row) => [
    row.commodity,
    row.location,
    row.market,
    row.minPrice,
    row.maxPrice,
    row.modalPrice,
    row.trend,
    row.updated,
    ...(row.sample ? [sample] : []),
  ]);
  return `\uFEFF${[headings, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
