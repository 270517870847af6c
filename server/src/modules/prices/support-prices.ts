import type { RequestContext } from '../../platform/context.js';
import { MAX_PAGE_SIZE } from '../../platform/list-pages.js';
import { listDataset } from '../catalogue/dataset.service.js';
import { type MinimumSupportPrice, minimumSupportPrices } from '../catalogue/datasets/minimum-support-prices.js';
import type { Commodity } from '../vocabulary/commodities.js';
import { currentPrices } from './support-price.rules.js';

const ROWS = Symbol('minimum support prices');

/** The MSP of what is sold on a day, one for each kind of the commodity; none where it has no MSP. The table is read once a request. */
export async function supportPricesOf(
  ctx: RequestContext,
  { supportPrices }: Commodity,
  day: string,
): Promise<MinimumSupportPrice[]> {
  if (supportPrices.length === 0) return [];
  const { nodes } = await ctx.perRequest(ROWS, () => listDataset(ctx, minimumSupportPrices, { first: MAX_PAGE_SIZE }));
  return supportPrices.flatMap((kind) => {
    const { selling, sowing } = currentPrices(
      nodes.filter(({ crop }) => crop === kind),
      day,
    );
    return selling ?? sowing ?? [];
  });
}
