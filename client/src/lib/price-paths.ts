import { paths, routePatterns } from './paths';

/** The word of an address for each line of a comparison. */
export const LINE = 'of';

/** A line of a comparison as it stands in an address: `wheat`, or `wheat.hisar` in a market. */
export const lineWord = (commodity: string, market?: string): string => (market ? `${commodity}.${market}` : commodity);

/** The pages of prices. Apart from the other addresses, which every page loads. */
export const pricePaths = {
  commodity: (commodity: string) => routePatterns.commodity.replace(':commodity', encodeURIComponent(commodity)),
  market: (commodity: string, market: string) =>
    routePatterns.market
      .replace(':commodity', encodeURIComponent(commodity))
      .replace(':market', encodeURIComponent(market)),
  map: (commodity: string) => routePatterns.priceMap.replace(':commodity', encodeURIComponent(commodity)),
  /** The comparison, with a commodity in it, in all India or in a market, where one is named. */
  compare: (commodity?: string, market?: string) =>
    commodity === undefined
      ? routePatterns.comparePrices
      : `${routePatterns.comparePrices}?${new URLSearchParams({ [LINE]: lineWord(commodity, market) })}`,
  /** Where an alert is set; the market can be chosen there. */
  setAlert: (commodity: string, market?: string) =>
    `${paths.priceAlerts}?${new URLSearchParams({ commodity, ...(market ? { market } : {}) })}`,
};
