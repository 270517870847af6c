import { mentions } from '@/lib/spelling';
import type { SchemesQuery } from '../schemes.generated';
import { NATIONAL } from './filter-options';

export type Scheme = NonNullable<SchemesQuery['schemes']>['nodes'][number];

/** As the address has them; '' leaves a filter out, `national` is 'yes' or ''. */
export type SchemeFilters = { search: string; category: string; state: string; national: string };

/** What the search reads, in the language that is shown. */
type SearchedScheme = Pick<Scheme, 'title' | 'description' | 'tags'>;

/** Exactly this state, and the national ones with it where that is asked for. */
function isFor(scheme: Pick<Scheme, 'stateEn'>, { state, national }: SchemeFilters): boolean {
  return state === '' || scheme.stateEn === state || (national === 'yes' && scheme.stateEn === NATIONAL);
}

/** The schemes that satisfy every filter that is set, by the rules of the server's `schemes` query. */
export function filterSchemes<Row extends SearchedScheme & Pick<Scheme, 'categoryEn' | 'stateEn'>>(
  schemes: readonly Row[],
  filters: SchemeFilters,
): Row[] {
  const { category, search } = filters;
  return schemes.filter(
    (scheme) =>
      (category === '' || scheme.categoryEn === category) &&
      isFor(scheme, filters) &&
      mentions([scheme.title, scheme.description, ...scheme.tags], search),
  );
}
