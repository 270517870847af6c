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
import { BidEntity } from './bid.entity.js';

/**
 * The bids of the caller, newest first (AC-143); `skip` of them are passed over. Buyers alone ever have any. Throws
 * UNAUTHENTICATED or BAD_USER_INPUT.
 */
export async function listMyBids(
  ctx: RequestContext,
  request: PageRequest & { readonly skip?: number },
): Promise<Page<BidEntity>> {
  const viewer = requireViewer(ctx.viewer);
  const first = checkPageSize(request.first);
  const mine = () =>
    ctx.db.createQueryBuilder(BidEntity, 'bid').where('bid.buyerId = :buyerId', { buyerId: viewer.id });

  const query = mine()
    .orderBy('bid.createdAt', 'DESC')
    .addOrderBy('bid.id', 'DESC')
    .offset(request.skip ?? 0)
    .limit(first + 1);
  if (request.after) {
    const isOfThisList = (cursor: Cursor) => isId(cursor.id) && isCursorMoment(cursor.sortValue);
    const { sortValue, id } = decodeCursor(request.after, isOfThisList);
    query.andWhere('(bid.createdAt, bid.id) < (:createdAt, :id)', { createdAt: sortValue, id });
  }
  return toPage(
    await query.getMany(),
    request,
    (bid) => ({ sortValue: bid.createdAt.toISOString(), id: bid.id }),
    () => mine().getCount(),
  );
}
