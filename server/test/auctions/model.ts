/*
 * Auctions a second time, written from the rules in words (docs/requirements.md, Auctions) and nothing else, to hold the product against. All
 * amounts are paise per unit, all times milliseconds.
 */
export interface ModelAuction {
  readonly opening: number;
  readonly reserve: number | null;
  price: number | null;
  end: number;
  extensions: number;
  /** Everybody's maximum, in the order in which they came to it. */
  maxima: ReadonlyArray<{ readonly who: string; readonly max: number }>;
}

export const newModel = (opening: number, reserve: number | null, end: number): ModelAuction => ({
  opening,
  reserve,
  price: null,
  end,
  extensions: 0,
  maxima: [],
});

const step = (price: number) =>
  price < 50_00 ? 50 : price <= 500_00 ? 100 : price <= 2_000_00 ? 500 : price <= 10_000_00 ? 1_000 : 5_000;

export const leastOf = ({ price, opening }: ModelAuction) => (price === null ? opening : price + step(price));

/** Highest first, the earlier of equals first. */
const ranked = ({ maxima }: ModelAuction) => maxima.toSorted((one, other) => other.max - one.max);

export const leaderOf = (auction: ModelAuction) => ranked(auction)[0]?.who;

/** What comes of a bid: the code of its refusal, or undefined where it is taken. */
export function modelBid(auction: ModelAuction, who: string, amount: number, max: number, now: number) {
  if (now >= auction.end) return 'AUCTION_ENDED';
  const before = { leader: leaderOf(auction), price: auction.price };
  const own = auction.maxima.find((one) => one.who === who)?.max ?? 0;
  if (before.leader === who ? max < own : amount < leastOf(auction)) {
    return before.leader === who ? 'BELOW_OWN_MAX' : 'BID_TOO_LOW';
  }
  // The same again is no raise: nobody comes later by it.
  if (before.leader === who && max === own) return undefined;
  auction.maxima = [...auction.maxima.filter((one) => one.who !== who), { who, max }];
  const [highest, second] = ranked(auction);
  const highestMax = highest?.max ?? 0;
  if (before.leader !== who) {
    const pushed = second ? Math.min(highestMax, second.max + step(second.max)) : auction.opening;
    auction.price = Math.max(before.price ?? 0, pushed, highest?.who === who ? amount : 0);
  }
  const { reserve } = auction;
  if (reserve !== null && highestMax >= reserve) auction.price = Math.max(auction.price ?? 0, reserve);
  const isNews = highest?.who !== before.leader || (before.leader === who && auction.price !== before.price);
  if (isNews && auction.end - now < 180_000 && auction.extensions < 10) {
    auction.end = now + 180_000;
    auction.extensions += 1;
  }
  return undefined;
}

/** What has become of it at some time. */
export function modelState({ price, reserve, end }: ModelAuction, now: number): string {
  if (now < end) return 'LIVE';
  if (price === null) return 'NOT_SOLD';
  if (reserve === null || price >= reserve) return 'SOLD';
  return now < end + 86_400_000 ? 'AWAITING_FARMER' : 'NOT_SOLD';
}
