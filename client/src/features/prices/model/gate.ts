import { placeOfMarket } from '@/lib/districts';
import type { MarketRow } from './rows';

/** The word of the address for the order. */
export const ORDER = 'order';

/** By what markets can be put in order. */
export const ORDERS = ['price', 'net', 'distance'] as const;
export type Order = (typeof ORDERS)[number];

/** The order of an address; by price where it has none of ours. */
export const orderOf = (asked: string | null): Order => ORDERS.find((order) => order === asked) ?? 'price';

const RANK: Readonly<Record<Order, (row: MarketRow) => number>> = {
  price: ({ latest }) => latest.modal,
  net: ({ netAtGate }) => netAtGate?.net ?? Number.NEGATIVE_INFINITY,
  distance: ({ netAtGate }) => -(netAtGate?.roadKm ?? Number.POSITIVE_INFINITY),
};

/** The dearest first, or what leaves most, or what is nearest; what is not known comes last, the dearest first. */
export function inOrder(rows: readonly MarketRow[], order: Order): MarketRow[] {
  const [rank, price] = [RANK[order], RANK.price];
  return rows.toSorted((one, other) =>
    rank(other) === rank(one) ? price(other) - price(one) : rank(other) - rank(one),
  );
}

/** Whether it pays to drive to another market. Amounts are rupees a quintal. */
export type RoadVerdict =
  /** Nobody near pays more. */
  | { kind: 'none'; own: string }
  /** `market` pays most, and the road to it costs as much or more. */
  | { kind: 'stay'; own: string; market: string; more: number; fare: number }
  /** `market` leaves `left` more than the own one. */
  | { kind: 'go'; market: string; more: number; fare: number; left: number }
  /** The own district has no market: `market` leaves most. */
  | { kind: 'most'; market: string; net: number };

type ReachedRow = MarketRow & { netAtGate: NonNullable<MarketRow['netAtGate']> };

/** @param place the reader's district, "Hisar, Haryana" */
export function roadVerdict(rows: readonly MarketRow[], place: string): RoadVerdict | undefined {
  const reached = rows.filter((row): row is ReachedRow => Boolean(row.netAtGate));
  const isOwn = ({ market }: MarketRow) => placeOfMarket(market).place === place;
  const best = (all: readonly ReachedRow[], of: Order): ReachedRow | undefined =>
    all.reduce<ReachedRow | undefined>(
      (most, row) => (most && RANK[of](most) >= RANK[of](row) ? most : row),
      undefined,
    );
  const own = best(reached.filter(isOwn), 'net');
  const others = reached.filter((row) => !isOwn(row));
  const most = best(others, 'net');
  if (!most) return undefined;
  const nameOf = ({ market }: MarketRow) => market.district.name;
  if (!own) return { kind: 'most', market: nameOf(most), net: most.netAtGate.net };
  // Whole rupees, so that what is read adds up.
  const more = (row: ReachedRow) => Math.round(row.latest.modal - own.latest.modal);
  const told = (row: ReachedRow) => ({
    market: nameOf(row),
    more: more(row),
    fare: Math.round(row.netAtGate.farePerQuintal),
  });
  const far = told(most);
  if (far.more > far.fare) return { kind: 'go', ...far, left: far.more - far.fare };
  const dearest = best(others, 'price');
  return dearest && more(dearest) > 0
    ? { kind: 'stay', own: nameOf(own), ...told(dearest) }
    : { kind: 'none', own: nameOf(own) };
}
