import { type CommodityMarketsQueryVariables, useCommodityMarketsQuery } from '../prices.generated';

/** What each market pays for the commodity; none while that is not known. */
export function useMarkets(variables: CommodityMarketsQueryVariables) {
  const { data, previousData } = useCommodityMarketsQuery({ variables });
  return (data ?? previousData)?.commodityMarkets?.nodes ?? [];
}
