import type { CropSort } from '@/graphql/generated/schema-types';
import {
  type CategoryChoice,
  cropCategories,
  cropSorts,
  distances,
  type MarketFilters,
  noFilters,
  qualityGrades,
  quantityUnits,
  readPrice,
} from './market-filters';

/** The one of `known` that the address means, in whatever case it was typed; undefined for anything else. */
function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  const wanted = text?.toUpperCase().replaceAll('-', '_');
  return known.find((value) => value === wanted);
}

/** A place and a distance narrow together or not at all. */
function readNear(parameters: URLSearchParams): Pick<MarketFilters, 'near' | 'withinKm'> {
  const near = parameters.get('near')?.trim() ?? '';
  const withinKm = distances.find((km) => String(km) === parameters.get('km'));
  return near && withinKm ? { near, withinKm } : { near: '', withinKm: null };
}

/** Reads the filters from the search part of an address; what it does not know it leaves out. */
export function readFilters(parameters: URLSearchParams): MarketFilters {
  return {
    search: parameters.get('q') ?? noFilters.search,
    category: oneOf<CategoryChoice>(cropCategories, parameters.get('category')) ?? noFilters.category,
    state: parameters.get('state') ?? noFilters.state,
    unit: oneOf(quantityUnits, parameters.get('unit')) ?? noFilters.unit,
    grade: oneOf(qualityGrades, parameters.get('grade')) ?? noFilters.grade,
    minPrice: readPrice(parameters.get('min')),
    maxPrice: readPrice(parameters.get('max')),
    verified: parameters.get('verified') === 'yes',
    ...readNear(parameters),
    sort: readSort(parameters.get('sort')),
  };
}

/** The order that an address, or a field of a form, names; newest first for anything else. */
export const readSort = (text: string | null): CropSort => oneOf(cropSorts, text) ?? noFilters.sort;

/** How it is named there, as in REST: `price-low-to-high`. */
export const sortWord = (sort: CropSort): string => sort.toLowerCase().replaceAll('_', '-');

/** The search part that {@link readFilters} understands; filters that do not narrow leave no trace in it. */
export function writeFilters(filters: MarketFilters): URLSearchParams {
  const { search, category, state, unit, grade, minPrice, maxPrice, verified, near, withinKm, sort } = filters;
  const entries: [name: string, value: string][] = [
    ['q', search.trim()],
    ['category', category === 'ALL' ? '' : category.toLowerCase()],
    ['state', state],
    ['unit', unit.toLowerCase()],
    ['grade', grade],
    ['min', String(minPrice ?? '')],
    ['max', String(maxPrice ?? '')],
    ['verified', verified ? 'yes' : ''],
    ['near', near],
    ['km', String(withinKm ?? '')],
    ['sort', sort === noFilters.sort ? '' : sortWord(sort)],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
