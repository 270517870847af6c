import type { CropSort } from '@/graphql/generated/schema-types';

type SortedCrop = { id: string; basePrice: number };

/**
 * The listings in this order, as the server would give them: prices are per unit of the listing, equal ones by identifier.
 * They come newest first. No request.
 */
export function sortCrops<C extends SortedCrop>(crops: readonly C[], sort: CropSort): readonly C[] {
  if (sort === 'NEWEST') return crops;
  const rising = [...crops].sort((one, other) => one.basePrice - other.basePrice || (one.id < other.id ? -1 : 1));
  return sort === 'PRICE_LOW_TO_HIGH' ? rising : rising.reverse();
}
