import { routePatterns } from './paths';

/** The pages of prices. Apart from the other addresses, which every page loads. */
export const pricePaths = {
  commodity: (commodity: string) => routePatterns.commodity.replace(':commodity', encodeURIComponent(commodity)),
  market: (commodity: string, market: string) =>
    routePatterns.market
      .replace(':commodity', encodeURIComponent(commodity))
      .replace(':market', encodeURIComponent(market)),
};
