import type { WatchlistQuery } from '../mandi.generated';

type Watched = NonNullable<WatchlistQuery['commodities']>['nodes'][number];
export type NearPrice = Watched['nearest'][number];

/** A commodity around the reader, in rupees a quintal. */
export type WatchRow = {
  commodity: Watched['commodity'];
  /** The mandi of the own district, or the nearest. */
  own: NearPrice;
  /** The mandi that pays most. */
  best: NearPrice;
  /** All of them, the dearest first. */
  mandis: readonly NearPrice[];
  /** In per cent since the day before, to a tenth; undefined where that day is not known. */
  change: number | undefined;
  /** The lowest minimum support price; undefined where there is none. */
  support: number | undefined;
};

/** What has a price near the reader. */
export function watchRows(nodes: readonly Watched[]): WatchRow[] {
  return nodes.flatMap(({ commodity, nearest, supportPrices }) => {
    const mandis = nearest.toSorted((one, other) => other.modal - one.modal);
    const [own] = nearest;
    const [best] = mandis;
    if (!own || !best) return [];
    const change = own.dayBefore ? Math.round((own.modal / own.dayBefore - 1) * 1000) / 10 : undefined;
    const support = supportPrices.map(({ price }) => price).sort((one, other) => one - other)[0];
    return [{ commodity, own, best, mandis, change, support }];
  });
}
