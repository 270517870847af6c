import { skipToken } from '@apollo/client/react';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import type { PricesOfPlace } from '../model/rows';
import { useCommodityPricesQuery } from '../prices.generated';

/**
 * A commodity's prices in the reader's district, else in its state, else in all India: the first that has any.
 *
 * @param place "Hisar, Haryana"; '' where it is not known
 */
export function useNearestPrices(
  commodity: string,
  place: string,
): { prices: PricesOfPlace | undefined; loading: boolean } {
  const { variables } = useLanguageVariable();
  const [, state = ''] = place.split(', ');
  const of = (area: { district?: string; state?: string }) => ({ variables: { ...variables, ...area, commodity } });
  const queries = [
    useCommodityPricesQuery(place ? of({ district: place }) : skipToken),
    useCommodityPricesQuery(state ? of({ state }) : skipToken),
    useCommodityPricesQuery(of({})),
  ];
  const known = queries.map(({ data, previousData }) => (data ?? previousData)?.commodityPrices);
  return {
    prices: known.find((prices) => prices?.latest) ?? undefined,
    loading: queries.some(({ loading }) => loading),
  };
}
