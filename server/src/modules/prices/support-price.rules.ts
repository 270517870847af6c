/** A price with the marketing season it is for: "KMS 2026-27", "RMS 2027-28". */
export interface SeasonPrice {
  readonly marketingYear: string;
  /** `YYYY-MM-DD`. */
  readonly announcedOn: string;
}

/** The two answers to "what is the MSP": for the crop that is sold now, and for the one that is being sown. */
export interface CurrentPrices<Price> {
  readonly selling: Price | undefined;
  readonly sowing: Price | undefined;
}

/** First month of a marketing season: kharif crops are bought from October, rabi crops from April. */
const FIRST_MONTH: Readonly<Record<string, string>> = { KMS: '10', RMS: '04' };

/** The day on which a marketing season begins, `YYYY-MM-DD`. Throws where the text is not one. */
function beginning(marketingYear: string): string {
  const [, season, year] = /^(KMS|RMS) (\d{4})-\d{2}$/.exec(marketingYear) ?? [];
  const month = FIRST_MONTH[season ?? ''];
  if (year === undefined || month === undefined) throw new Error(`Not a marketing season: ${marketingYear}`);
  return `${year}-${month}-01`;
}

/**
 * Which prices hold on a day, of those that were announced by then: the season that is running is the price for what is
 * sold from stock, and a later one, once announced, the price for what is being sown. Where no season is running yet,
 * the latest announced one is the only answer.
 */
export function currentPrices<Price extends SeasonPrice>(
  prices: readonly Price[],
  today: string,
): CurrentPrices<Price> {
  const known = prices
    .filter((price) => price.announcedOn <= today)
    .sort((one, other) => beginning(other.marketingYear).localeCompare(beginning(one.marketingYear)));
  const selling = known.find((price) => beginning(price.marketingYear) <= today);
  const [latest] = known;
  return { selling, sowing: latest === selling ? undefined : latest };
}

/** The price of the season before the one that is sold now; undefined where it is not known. */
export function priceBefore<Price extends SeasonPrice>(prices: readonly Price[], today: string): Price | undefined {
  const { selling, sowing } = currentPrices(prices, today);
  const current = selling ?? sowing;
  if (!current) return undefined;
  return [...prices]
    .filter((price) => beginning(price.marketingYear) < beginning(current.marketingYear))
    .sort((one, other) => beginning(other.marketingYear).localeCompare(beginning(one.marketingYear)))[0];
}
