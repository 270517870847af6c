import type { RequestContext } from '../../platform/context.js';
import { cropsForSale } from './crop-query.js';

/** Crops in one file for search engines, which take 50,000 addresses and 50 MB. */
export const CROPS_IN_A_PART = 10_000;

/** In how many parts the crops that are for sale are told to search engines. */
export async function cropAddressParts(ctx: RequestContext): Promise<number> {
  return Math.ceil((await cropsForSale(ctx).getCount()) / CROPS_IN_A_PART);
}

/** Identifiers of the crops that are for sale, oldest first, so that a part stays nearly the same; `part` counts from 0. */
export async function cropAddresses(ctx: RequestContext, part: number): Promise<string[]> {
  const rows = await cropsForSale(ctx)
    .select('crop.id', 'id')
    .orderBy('crop.id')
    .offset(part * CROPS_IN_A_PART)
    .limit(CROPS_IN_A_PART)
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}
