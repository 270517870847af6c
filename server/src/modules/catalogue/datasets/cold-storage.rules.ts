/** Rupees per kg and month of a cold storage of more than 1000 tonnes, and of a smaller one (spec §9, X-36). */
const LARGE_STORAGE_COST = 12;
const SMALL_STORAGE_COST = 15;
const LARGE_STORAGE_TONNES = 1000;

/** False where the remarks contain "Not in Working", in exactly these letters; without remarks a storage works. */
export function isOperational(remarks: string | null): boolean {
  return !(remarks ?? '').includes('Not in Working');
}

/** Estimated cost in rupees per kg and month, by capacity in tonnes: a storage of exactly 1000 is a small one. */
export function estimatedCost(capacityTonnes: number): number {
  return capacityTonnes > LARGE_STORAGE_TONNES ? LARGE_STORAGE_COST : SMALL_STORAGE_COST;
}
