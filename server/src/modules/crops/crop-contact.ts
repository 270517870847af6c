import type { RequestContext } from '../../platform/context.js';
import { callerKey, type RateLimits } from '../../platform/http/rate-limits.js';
import { presentContact } from '../users/user.presenter.js';
import type { Contact } from '../users/user.types.js';
import { CROP_LIMITS } from './crop.limits.js';
import { isOwner } from './crop.policy.js';
import { farmerOf } from './crop-rows.js';

/**
 * How to reach a crop's farmer. Open to anyone, as the specification has it, but the different crops that one caller
 * looks at are counted, so that nobody collects the whole directory. Throws RATE_LIMITED.
 */
export async function revealContact(
  ctx: RequestContext,
  limits: RateLimits,
  crop: { readonly id: string; readonly farmerId: string },
): Promise<Contact> {
  if (!isOwner(ctx.viewer, crop)) {
    await limits.consumeDistinct(CROP_LIMITS.contacts, callerKey(ctx), crop.id);
  }
  return presentContact(await farmerOf(ctx, crop.farmerId));
}
