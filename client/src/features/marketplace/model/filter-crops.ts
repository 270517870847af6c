import type { CropFilter } from '@/graphql/generated/schema-types';
import { isNarrowed, type MarketFilters } from './market-filters';

/** What the filters look at in a listing. */
export type FilteredCrop = {
  id: string;
  cropName: string;
  category: string;
  farmer: { firstName: string; email: string | null };
  location: { state: string; district: string };
  basePrice: number;
  quantity: { unit: string };
  qualityGrade: string;
  verified: boolean;
};

function folded(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** A part of the crop's name, the farmer's e-mail or first name, the state or the district (spec §5, X-10). */
function matchesSearch(crop: FilteredCrop, search: string): boolean {
  const { cropName, farmer, location } = crop;
  return [cropName, farmer.email, farmer.firstName, location.state, location.district].some((text) =>
    folded(text ?? '').includes(search),
  );
}

/**
 * The listings that every filter lets through (AC-256 to AC-263), in the order they came in. No request. What is near a place
 * only the server knows: it is asked for these alone.
 */
export function filterCrops<C extends FilteredCrop>(crops: readonly C[], filters: MarketFilters): C[] {
  const { category, unit, grade, minPrice, maxPrice, verified } = filters;
  const search = folded(filters.search);
  const state = folded(filters.state);
  return crops.filter(
    (crop) =>
      (search === '' || matchesSearch(crop, search)) &&
      // The whole word in any case: "veg" is no category (AC-262).
      (category === 'ALL' || crop.category.toLowerCase() === category.toLowerCase()) &&
      (state === '' || folded(crop.location.state) === state) &&
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
