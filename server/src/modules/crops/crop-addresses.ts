import type { RequestContext } from '../../platform/context.js';
import { cropsForSale } from './crop-query.js';
import { countCrops, readCropIds } from './crop-reader.js';

/** Crops in one file for search engines, which take 50,000 addresses and 50 MB; a crop has an address in each language. */
export const CROPS_IN_A_PART = 10_000;

/** A file that names the others takes 50,000 of them. */
const MOST_CROPS = 50_000 * CROPS_IN_A_PART;

/** The number of parts of the sitemap's crops. */
export async function cropAddressParts(ctx: RequestContext): Promise<number> {
  return Math.ceil((await countCrops(ctx, cropsForSale(ctx), MOST_CROPS)) / CROPS_IN_A_PART);
}

/** Identifiers of the crops that are for sale, oldest first, so that a part stays nearly the same; `part` counts from 0. */
export function cropAddresses(ctx: RequestContext, part: number): Promise<string[]> {
  const offset = part * CROPS_IN_A_PART;
  return readCropIds(ctx, cropsForSale(ctx), { order: 'crop.id', limit: CROPS_IN_A_PART, offset });
}
