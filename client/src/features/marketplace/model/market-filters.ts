import type { CropCategory, CropSort, QualityGrade, QuantityUnit } from '@/graphql/generated/schema-types';
import { readNumber } from '@/lib/read-number';

/** The chips above the list, in their order (spec §2). `ALL` is every category, also those without a chip. */
export const chipCategories = ['ALL', 'VEGETABLES', 'FRUITS', 'GRAINS', 'HERBS'] as const;

/** Every category a listing can have; those without a chip are chosen under More Filters. */
export const cropCategories = [
  'VEGETABLES',
  'FRUITS',
  'GRAINS',
  'HERBS',
  'SPICES',
  'DAIRY',
  'OTHER',
] as const satisfies readonly CropCategory[];

export const quantityUnits = ['KG', 'QUINTAL', 'TON', 'PIECES', 'LITERS'] as const satisfies readonly QuantityUnit[];

export const qualityGrades = ['A', 'B', 'C'] as const satisfies readonly QualityGrade[];

/** How far one goes for a load, in km. */
export const distances = [50, 100, 200] as const;

/** The orders that the server has, its own first. */
export const cropSorts = ['NEWEST', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW'] as const satisfies readonly CropSort[];

export type CategoryChoice = CropCategory | 'ALL';

/** What narrows the list, and its order. Empty texts and `null` do not narrow; prices are rupees per unit of the listing. */
export type MarketFilters = {
  search: string;
  category: CategoryChoice;
  state: string;
  unit: QuantityUnit | '';
  grade: QualityGrade | '';
  minPrice: number | null;
  maxPrice: number | null;
  verified: boolean;
  /** Listings of districts around a place, `Hisar, Haryana`, up to so many km; a distance only with a place. */
  near: string;
  withinKm: number | null;
  sort: CropSort;
};

export const noFilters: MarketFilters = {
  search: '',
  category: 'ALL',
  state: '',
  unit: '',
  grade: '',
  minPrice: null,
  maxPrice: null,
  verified: false,
  near: '',
  withinKm: null,
  sort: 'NEWEST',
};

/** How many of the filters behind the More Filters button are set. */
export function countMoreFilters({ category, ...filters }: MarketFilters): number {
  const hasNoChip = !(chipCategories as readonly string[]).includes(category);
  const { state, unit, grade, minPrice, maxPrice, verified, near } = filters;
  return [hasNoChip, state, unit, grade, minPrice !== null, maxPrice !== null, verified, near].filter(Boolean).length;
}

/** Whether anything narrows the list. Its order does not. */
export function isNarrowed(filters: MarketFilters): boolean {
  return filters.search.trim() !== '' || filters.category !== 'ALL' || countMoreFilters(filters) > 0;
}

/** Whether something was typed for a price that cannot be read. */
export const isUnreadablePrice = (text: string): boolean => readNumber(text, 'money') === null;

/** A price as typed: a positive number of rupees, or null, which does not narrow. */
export function readPrice(text: string | null): number | null {
  const price = Number(readNumber(text ?? '', 'money'));
  return price > 0 ? price : null;
}
