import type { RequestContext } from '../../platform/context.js';
import { addressKey, type RateLimits } from '../../platform/http/rate-limits.js';
import { isOwner } from './crop.policy.js';
import { presentContact } from './crop.presenter.js';
import { farmerOf } from './crop-farmer.js';
import type { FarmerContact } from './crop-farmer.object-types.js';

/**
 * How to reach a crop's farmer. Open to anyone, as the specification has it, but counted, so that nobody collects the
 * whole directory. Throws RATE_LIMITED.
 */
export async function revealContact(
  ctx: RequestContext,
  limits: RateLimits,
  crop: { readonly farmerId: string },
): Promise<FarmerContact> {
  if (!isOwner(ctx.viewer, crop)) {
    await limits.consume('contacts', ctx.viewer?.id ?? addressKey(ctx.clientAddress));
  }
  return presentContact(await farmerOf(ctx, crop.farmerId));
}
