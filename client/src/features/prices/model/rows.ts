import type { MarketQuotesQuery } from '../market.generated';
import type { CommodityMarketsQuery, CommodityPricesQuery, PriceHistoryQuery } from '../prices.generated';

/** A commodity in one place: its last day and those to compare it with. */
export type PricesOfPlace = NonNullable<CommodityPricesQuery['commodityPrices']>;
export type LastPrice = NonNullable<PricesOfPlace['latest']>;
export type Commodity = PricesOfPlace['commodity'];
export type SupportPrice = PricesOfPlace['supportPrices'][number];
/** What one market pays for it. */
export type MarketRow = NonNullable<CommodityMarketsQuery['commodityMarkets']>['nodes'][number];
/** What a market quoted for one variety and grade. */
export type Quote = NonNullable<MarketQuotesQuery['prices']>['nodes'][number];
export type PricePoint = NonNullable<PriceHistoryQuery['priceSeries']>['points'][number];
