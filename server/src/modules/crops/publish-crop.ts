import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { publish } from '../../platform/events.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { queueAuctionEnd } from './auction-job.js';
import { newAuction } from './auction-terms.rules.js';
import { CropEntity } from './crop.entity.js';
import { CropListed } from './crop.events.js';
import { CROP_LIMITS } from './crop.limits.js';
import { requireMayEdit, requireMayList } from './crop.policy.js';
import { CropStatus } from './crop.types.js';
import { cropRow, farmerOf, lockCrop } from './crop-rows.js';
import { checkPublishing, requireDraft } from './edit.rules.js';

/**
 * Offers a draft for sale: from now on it is listed, among the newest. Throws UNAUTHENTICATED, FORBIDDEN for anyone but its
 * farmer, NOT_FOUND "Crop not found.", CONFLICT where it is no draft any more, BAD_USER_INPUT with every field that is
 * missing or that a listing cannot have, RATE_LIMITED above the hour's crops.
 */
export async function publishCrop(
  ctx: RequestContext,
  { limits }: { readonly limits: RateLimits },
  id: string,
): Promise<CropEntity> {
  const viewer = requireMayList(ctx.viewer);
  const publishDraft = async (tx: RequestContext): Promise<CropEntity> => {
    const draft = await lockCrop(tx, id);
    requireMayEdit(viewer, draft);
    requireDraft(draft);
    const now = tx.clock.now();
    const { auctionEndsAt } = checkPublishing(draft, now);
    const { verified } = await farmerOf(tx, draft.farmerId);
    const listed = {
      status: CropStatus.ACTIVE,
      auctionEndsAt,
      ...newAuction({ auctionEndsAt }),
      verified,
      createdAt: now,
      version: draft.version + 1,
    };
    await tx.db.update(CropEntity, { id: draft.id }, listed);
    if (auctionEndsAt) await queueAuctionEnd(tx, draft.id, auctionEndsAt);
    const crop = { ...draft, ...listed };
    await publish(tx, new CropListed(crop));
    return crop;
  };
  return limits.consumeFor(CROP_LIMITS.crops, viewer.id, 1, () =>
    inTransaction(ctx, publishDraft, { row: cropRow(id) }),
  );
}
