import type { CommodityLinesQuery } from '../lines.generated';

/** A commodity among all. */
export type CommodityLine = NonNullable<CommodityLinesQuery['commodities']>['nodes'][number];

/** One line a commodity, in the order of all India: that of the reader's own place where there is one. */
export function linesOf(here: readonly CommodityLine[], india: readonly CommodityLine[]): CommodityLine[] {
  const own = new Map(here.map((line) => [line.commodity.id, line]));
  return india.map((line) => own.get(line.commodity.id) ?? line);
}
