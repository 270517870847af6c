import { skipToken } from '@apollo/client/react';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useNearPlacesQuery } from '../marketplace.generated';

/** The places of which the server knows where they are; asked for where they are needed alone. */
export function useNearPlaces(needed = true) {
  const language = useLanguageVariable();
  const { data } = useNearPlacesQuery(needed ? language : skipToken);
  return data?.cropsFilterValues?.near ?? [];
}

/** A place of the filters in the reader's language. */
export function usePlaceName(near: string): string {
  return useNearPlaces(near !== '').find(({ value }) => value === near)?.label ?? near;
}
