import type { CropFilter } from '@/graphql/generated/schema-types';
import { mentions, searchKey } from '@/lib/spelling';
import { isNarrowed, type MarketFilters } from './market-filters';

/** What the filters look at in a listing. */
export type FilteredCrop = {
  id: string;
  cropName: string;
  nameInOtherScript: string | null;
  category: string;
  farmer: { firstName: string; email: string | null };
  location: { state: string; district: string; stateHi: string; districtHi: string };
  basePrice: number;
  quantity: { unit: string };
  qualityGrade: string;
  verified: boolean;
};

/** A part of the crop's name, the farmer's e-mail or first name, the state or the district (spec §5, X-10), in either language. */
function matchesSearch({ cropName, nameInOtherScript, farmer, location }: FilteredCrop, search: string): boolean {
  const { state, district, stateHi, districtHi } = location;
  return mentions(
    [cropName, nameInOtherScript ?? '', farmer.email ?? '', farmer.firstName, state, district, stateHi, districtHi],
    search,
  );
}

/**
 * The listings that every filter lets through, in the order they came in. No request. What is near a place
 * only the server knows: it is asked for these alone.
 */
export function filterCrops<C extends FilteredCrop>(crops: readonly C[], filters: MarketFilters): C[] {
  const { category, unit, grade, minPrice, maxPrice, verified } = filters;
  const search = searchKey(filters.search);
  const state = searchKey(filters.state);
  return crops.filter(
    (crop) =>
      (search === '' || matchesSearch(crop, search)) &&
      // The whole word in any case: "veg" is no category.
      (category === 'ALL' || crop.category.toLowerCase() === category.toLowerCase()) &&
      (state === '' || searchKey(crop.location.state) === state) &&
      (unit === '' || crop.quantity.unit === unit) &&
      (grade === '' || crop.qualityGrade === grade) &&
      (minPrice === null || crop.basePrice >= minPrice) &&
      (maxPrice === null || crop.basePrice <= maxPrice) &&
      (!verified || crop.verified),
  );
}

/**
 * The same filters as the server takes them; undefined when nothing narrows. Only asked where the server has more
 * listings than are loaded.
 */
export function serverFilter(filters: MarketFilters): CropFilter | undefined {
  if (!isNarrowed(filters)) return undefined;
  const { category, unit, grade, minPrice, maxPrice, verified } = filters;
  return {
    search: filters.search.trim() || null,
    category: category === 'ALL' ? null : category,
    state: filters.state || null,
    unit: unit || null,
    qualityGrade: grade || null,
    minPrice,
    maxPrice,
    verified: verified || null,
    ...nearFilter(filters),
  };
}

/** The part of it that decides which listings are loaded at all; undefined where no place is chosen. */
export function nearFilter({ near, withinKm }: MarketFilters): CropFilter | undefined {
  return near ? { near, withinKm } : undefined;
}
