import type { RequestContext } from '../../platform/context.js';
import { readRows } from '../../platform/database/pipeline/plain-rows.js';

/** What a page of prices is of. */
export interface PriceAddress extends Record<string, unknown> {
  readonly commodity: string;
  readonly market: string;
}

/** Every commodity with each market that has quoted it, in order: the pages of prices. */
export function priceAddresses(ctx: RequestContext): Promise<PriceAddress[]> {
  return readRows<PriceAddress>(
    ctx.db,
    'SELECT DISTINCT commodity, market FROM price_series ORDER BY commodity, market',
    {},
  );
}
