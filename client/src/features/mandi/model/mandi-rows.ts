import type { MandiPricesQuery } from '../mandi.generated';

export type MandiRow = NonNullable<MandiPricesQuery['mandiPrices']>['nodes'][number];

/** The districts of the filter, in the specification's order, with their Hindi names. */
export const DISTRICTS = [
  ['Hisar', 'हिसार'],
  ['Panipat', 'पानीपत'],
  ['Sirsa', 'सिरसा'],
  ['Gurgaon', 'गुड़गांव'],
  ['Faridabad', 'फरीदाबाद'],
  ['Delhi', 'दिल्ली'],
  ['Jaipur', 'जयपुर'],
] as const;

/** Both filters have to hold; '' leaves one out. */
export function filterMandiRows(rows: readonly MandiRow[], commodity: string, district: string): MandiRow[] {
  return rows.filter(
    (row) => (commodity === '' || row.commodityEn === commodity) && (district === '' || row.locationEn === district),
  );
}

/** The commodities of the table, each once, in the table's order. */
export function commoditiesOf(rows: readonly MandiRow[]): { value: string; label: string }[] {
  const seen = new Map(rows.map((row) => [row.commodityEn, row.commodity]));
  return [...seen].map(([value, label]) => ({ value, label }));
}

/** How many markets the table covers. */
export function countMarkets(rows: readonly MandiRow[]): number {
  return new Set(rows.map((row) => row.market)).size;
}

/** The span of a commodity's prices over all its markets: the scale on which its bars can be compared. */
export function priceScale(rows: readonly MandiRow[], commodity: string): { from: number; to: number } {
  const own = rows.filter((row) => row.commodityEn === commodity);
  return { from: Math.min(...own.map((row) => row.minPrice)), to: Math.max(...own.map((row) => row.maxPrice)) };
}

/** One commodity with its markets. */
export type CommodityGroup = { value: string; label: string; rows: readonly MandiRow[] };

/** The rows by commodity, in the table's order; within one the market that pays most comes first. */
export function groupByCommodity(rows: readonly MandiRow[]): CommodityGroup[] {
  return commoditiesOf(rows).map(({ value, label }) => ({
    value,
    label,
    rows: rows.filter((row) => row.commodityEn === value).sort((one, other) => other.modalPrice - one.modalPrice),
  }));
}
