import type { SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import {
  type Cursor,
  checkPageSize,
  decodeCursor,
  isCursorMoment,
  type Page,
  type PageRequest,
  toPage,
} from '../../platform/pages.js';
import { requireViewer } from '../auth/require-viewer.js';
import { isOwner } from '../crops/crop.policy.js';
import { requireCrop } from '../crops/crop.service.js';
import { cropsLoader } from '../crops/crop-rows.js';
import { BidEntity } from './bid.entity.js';
import { sideOf } from './bid.policy.js';
import { allowedActions } from './bid.rules.js';
import { type BidAction, type BidRow, BidState } from './bid.types.js';

/** A page of a list of bids; `skip` of them are passed over. */
export interface BidListRequest extends PageRequest {
  readonly skip?: number;
}

type BidQuery = SelectQueryBuilder<BidEntity>;

const isOfThisList = (cursor: Cursor) => isId(cursor.id) && isCursorMoment(cursor.sortValue);

const allBids = (ctx: RequestContext): BidQuery => ctx.db.createQueryBuilder(BidEntity, 'bid');

/** Newest first. */
async function newestFirst(makeQuery: () => BidQuery, request: BidListRequest): Promise<Page<BidEntity>> {
  const first = checkPageSize(request.first);
  const query = makeQuery()
    .orderBy('bid.createdAt', 'DESC')
    .addOrderBy('bid.id', 'DESC')
    .offset(request.skip ?? 0)
    .limit(first + 1);
  if (request.after) {
    const { sortValue, id } = decodeCursor(request.after, isOfThisList);
    query.andWhere('(bid.createdAt, bid.id) < (:createdAt, :id)', { createdAt: sortValue, id });
  }
  return toPage(
    await query.getMany(),
    request,
    (bid) => ({ sortValue: bid.createdAt.toISOString(), id: bid.id }),
    () => makeQuery().getCount(),
  );
}

/**
 * The bids of the caller, newest first (AC-143). Buyers alone ever have any. Throws UNAUTHENTICATED or BAD_USER_INPUT.
 */
export async function listMyBids(ctx: RequestContext, request: BidListRequest): Promise<Page<BidEntity>> {
  const { id: buyerId } = requireViewer(ctx.viewer);
  return newestFirst(() => allBids(ctx).where('bid.buyerId = :buyerId', { buyerId }), request);
}

/**
 * The bids on a crop, newest first: all of them for its farmer, their own for everybody else. Throws UNAUTHENTICATED,
 * NOT_FOUND where there is no such crop for the caller, and BAD_USER_INPUT.
 */
export async function listCropBids(
  ctx: RequestContext,
  cropId: string,
  request: BidListRequest,
): Promise<Page<BidEntity>> {
  const viewer = requireViewer(ctx.viewer);
  const crop = await requireCrop(ctx, cropId);
  const onCrop = () => {
    const query = allBids(ctx).where('bid.cropId = :cropId', { cropId });
    return isOwner(viewer, crop) ? query : query.andWhere('bid.buyerId = :buyerId', { buyerId: viewer.id });
  };
  return newestFirst(onCrop, request);
}

/**
 * The bids on the caller's own crops that are still listed, newest first; `waiting` leaves out what cannot be answered.
 * Farmers alone ever have any. Throws UNAUTHENTICATED or BAD_USER_INPUT.
 */
export async function listReceivedBids(
  ctx: RequestContext,
  { waiting, ...request }: BidListRequest & { readonly waiting: boolean },
): Promise<Page<BidEntity>> {
  const { id: farmerId } = requireViewer(ctx.viewer);
  const now = ctx.clock.now();
  const received = () => {
    const query = allBids(ctx)
      .where('bid.cropId IN (SELECT id FROM crops WHERE farmer_id = :farmerId AND deleted_at IS NULL)')
      .setParameters({ farmerId });
    if (!waiting) return query;
    return query.andWhere('bid.state = :open AND bid.validUntil > :now', { open: BidState.OPEN, now });
  };
  return newestFirst(received, request);
}

/** What the caller can do about a bid now; nothing where it is none of theirs. */
export async function actionsOn(ctx: RequestContext, bid: BidRow): Promise<BidAction[]> {
  const crop = await cropsLoader(ctx).load(bid.cropId);
  const side = ctx.viewer && sideOf(ctx.viewer, bid, crop);
  return side ? allowedActions(bid, side, crop, ctx.clock.now()) : [];
}
