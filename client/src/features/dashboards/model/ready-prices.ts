/** A counter-offer that is sent without typing. */
export type ReadyPrice = { kind: 'middle' | 'own' | 'mandi'; price: number };

type Around = {
  /** The other side's last price. */
  offered: number;
  /** What the reader asks, or had bid. */
  own: number;
  /** What the nearest mandi pays; left out where that is unknown. */
  mandi: number | undefined;
};

/** Prices are named in round numbers: in tens from ₹1,000 on, below in fives, in rupees below ₹200, in halves below ₹20. */
function rounded(price: number): number {
  const step = price >= 1_000 ? 10 : price >= 200 ? 5 : price >= 20 ? 1 : 0.5;
  return Math.round(price / step) * step;
}

/** The middle of both prices, one's own and the mandi's: each amount once, and none that is on the table already. All for one unit. */
export function readyPrices({ offered, own, mandi }: Around): ReadyPrice[] {
  const named: ReadyPrice[] = [
    { kind: 'middle', price: rounded((offered + own) / 2) },
    { kind: 'own', price: own },
    ...(mandi === undefined ? [] : [{ kind: 'mandi' as const, price: mandi }]),
  ];
  return named.filter(
    ({ price }, index) => price !== offered && named.findLastIndex((other) => other.price === price) === index,
  );
}
